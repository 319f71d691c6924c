// Wrong PINs, counted per person in this browser: a reload or another tab doesn't reset the count.
import { leftToWait, NO_TRIES, type Tries } from '../../../../shared/account/people-pin'
import { knownAccount } from '../../../platform/data/account/account'
import { kept as texts } from '../../../platform/data/kept/kept-store'
import { isRightPin } from './pin'

const keyOf = (person: string): string => `chairside.pin-tries:${knownAccount()?.id ?? ''}:${person}`

export function triesOf(person: string): Tries {
  try {
    const value: unknown = JSON.parse(texts.get(keyOf(person)) ?? 'null')
    if (typeof value !== 'object' || value === null || !('wrong' in value) || !('at' in value))
      return NO_TRIES
    return { wrong: Number(value.wrong) || 0, at: Number(value.at) || 0 }
  } catch {
    // Unreadable, so we know of none.
    return NO_TRIES
  }
}

function keep(person: string, tries: Tries): void {
  if (tries.wrong === 0) texts.remove(keyOf(person))
  else texts.put(keyOf(person), JSON.stringify(tries), 'strict')
}

export const forgetTries = (person: string): void => keep(person, NO_TRIES)
/** Milliseconds until this person's next try. */
export const waitOf = (person: string): number => leftToWait(triesOf(person), Date.now())

/** Counts before checking, so leaving the page doesn't give anybody a free try. */
export async function tryPin(person: string, kept: string, pin: string): Promise<'right' | 'wrong' | 'wait'> {
  if (waitOf(person) > 0) return 'wait'
  keep(person, { wrong: triesOf(person).wrong + 1, at: Date.now() })
  if (!(await isRightPin(pin, kept))) return 'wrong'
  forgetTries(person)
  return 'right'
}
