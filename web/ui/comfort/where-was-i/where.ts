// Where somebody was on this device, stored for after an interruption: the page, and the step of an answer. One entry
// per account and person. Half-done work comes from the drafts and records themselves (unfinished.ts).
import { knownAccount } from '../../../platform/data/account/account'
import { draftsOf } from '../../../platform/data/account/people'
import { kept } from '../../../platform/data/kept/kept-store'

export type Place = { path: string; title: string; at: number }
/** `at`: counted from 0. */
export type StepPlace = { at: number; of: number; title: string; path: string; when: number }
export type Where = { place: Place | null; step: StepPlace | null; dismissed: readonly string[] }

const key = (): string => `chairside.where:${draftsOf(knownAccount()?.id ?? '')}`
const MOST_DISMISSED = 30
const nothing: Where = { place: null, step: null, dismissed: [] }

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const has = <N extends string, T>(value: object, name: N, is: (value: unknown) => value is T) =>
  is(Reflect.get(value, name))
const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number'

const isPlace = (value: unknown): value is Place =>
  isObject(value) && has(value, 'path', isText) && has(value, 'title', isText) && has(value, 'at', isNumber)
const isStep = (value: unknown): value is StepPlace =>
  isPlace(value) && has(value, 'of', isNumber) && has(value, 'when', isNumber)

export function whereNow(): Where {
  try {
    const value: unknown = JSON.parse(kept.get(key()) ?? 'null')
    if (!isObject(value)) return nothing
    const [place, step, dismissed] = ['place', 'step', 'dismissed'].map(name => Reflect.get(value, name))
    return {
      place: isPlace(place) ? place : null,
      step: isStep(step) ? step : null,
      dismissed: Array.isArray(dismissed) ? dismissed.filter(isText) : [],
    }
  } catch {
    // Unreadable, so there is no place to go back to.
    return nothing
  }
}

function remember(patch: Partial<Where>): void {
  if (knownAccount() === null) return
  kept.put(key(), JSON.stringify({ ...whereNow(), ...patch }))
}

const here = (): string => location.pathname + location.search

export const rememberPlace = (place: Omit<Place, 'at'>): void =>
  remember({ place: { ...place, at: Date.now() } })

export function rememberStep({ at, of, title }: Pick<StepPlace, 'at' | 'of' | 'title'>): void {
  remember({ step: { at, of, title, path: here(), when: Date.now() } })
}

/** Anything started longer ago wasn't interrupted: that working day is over. */
export const A_DAY_AT_WORK_MS = 14 * 3_600_000

/** The step last on screen at this address. */
export function stepHere(): number {
  const { step } = whereNow()
  return step?.path === here() ? step.at : 0
}

export const dismiss = (id: string): void =>
  remember({ dismissed: [...whereNow().dismissed, id].slice(-MOST_DISMISSED) })
