// Wrong PINs, counted for each person on this device, in this browser: a reload or another tab begins no new count.
import { leftToWait, NO_TRIES, type Tries } from '../../shared/people-pin'
import { knownAccount } from '../data/account'
import { isRightPin } from './pin'

const keyOf = (person: string): string => `chairside.pin-tries:${knownAccount()?.id ?? ''}:${person}`
/** For a browser that keeps nothing: it holds while the app is open. */
const here = new Map<string, Tries>()

export function triesOf(person: string): Tries {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? 'null')
    if (typeof value !== 'object' || value === null || !('wrong' in value) || !('at' in value))
      return NO_TRIES
    return { wrong: Number(value.wrong) || 0, at: Number(value.at) || 0 }
  } catch {
    return here.get(keyOf(person)) ?? NO_TRIES
  }
}

function keep(person: string, tries: Tries): void {
  here.set(keyOf(person), tries)
  try {
    if (tries.wrong === 0) localStorage.removeItem(keyOf(person))
    else localStorage.setItem(keyOf(person), JSON.stringify(tries))
  } catch {
    // It is counted while this page is open.
  }
}

export const forgetTries = (person: string): void => keep(person, NO_TRIES)
/** ms until this person's next try. */
export const waitOf = (person: string): number => leftToWait(triesOf(person), Date.now())

/** Counted before it is checked: leaving the page meanwhile saves nobody a try. */
export async function tryPin(person: string, kept: string, pin: string): Promise<'right' | 'wrong' | 'wait'> {
  if (waitOf(person) > 0) return 'wait'
  keep(person, { wrong: triesOf(person).wrong + 1, at: Date.now() })
  if (!(await isRightPin(pin, kept))) return 'wrong'
  forgetTries(person)
  return 'right'
}
