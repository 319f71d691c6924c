// What was said last, and how far it got: for "repeat", "go on", and changing the speed in mid-sentence.
import { onOtherAccount } from '../../platform/data/account/other-account'

export type Last = {
  text: string
  id: string | null
  client: string | null
  /** The sentence that was being spoken, from 0. */
  sentence: number
  /** Spoken to the end. */
  whole: boolean
}

let last: Last | null = null

export const lastSaid = (): Last | null => last
/** What was said last, if it was interrupted. */
export const brokenOff = (): Last | null => (last !== null && !last.whole ? last : null)

export const nowSaying = (said: Omit<Last, 'whole'>): void => {
  last = { ...said, whole: false }
}
export function saidSoFar(text: string, sofar: Partial<Pick<Last, 'sentence' | 'whole'>>): void {
  if (last?.text === text) last = { ...last, ...sofar }
}

onOtherAccount(() => {
  last = null
})
