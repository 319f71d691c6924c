// On-device recognition, if the browser has a speech pack for it: works without a signal, and what is said stays here.
// It is only downloaded when somebody taps for it.
import { memory } from '../../platform/data/memory'
import { recogniserClass } from './recogniser'

/** none: this browser has no pack for this language. */
export type Pack = 'none' | 'offered' | 'loading' | 'here'

type KnownPack = { language: string; pack: Pack }
export const knownPack = memory<KnownPack>({ language: '', pack: 'none' })
/** The pack was here but didn't work: not used again until the app is reopened. */
let isBroken = false

export async function lookForPack(language: string): Promise<Pack> {
  const known = knownPack.get()
  if (known.language === language) return known.pack
  const pack = await found(language)
  knownPack.set({ language, pack })
  return pack
}

async function found(language: string): Promise<Pack> {
  const recogniser = recogniserClass()
  if (isBroken || !recogniser?.available) return 'none'
  try {
    const state = await recogniser.available({ langs: [language], processLocally: true })
    if (state === 'available') return 'here'
    return state === 'unavailable' || !recogniser.install ? 'none' : 'offered'
  } catch (error) {
    console.info('This browser could not say whether it has a speech pack.', error)
    return 'none'
  }
}

/** Call from a tap. False when the pack couldn't be installed. */
export async function installPack(language: string): Promise<boolean> {
  const install = recogniserClass()?.install
  if (!install) return false
  knownPack.set({ language, pack: 'loading' })
  const came = await install
    .call(recogniserClass(), { langs: [language], processLocally: true })
    .catch(error => {
      console.warn('The speech pack did not come.', error)
      return false
    })
  knownPack.set({ language, pack: came ? 'here' : 'offered' })
  return came
}

export const isPackHere = (language: string): boolean => {
  const known = knownPack.get()
  return known.language === language && known.pack === 'here' && !isBroken
}

export function packFailed(): void {
  isBroken = true
  knownPack.set({ language: knownPack.get().language, pack: 'none' })
}
