// Sudden hair loss is for a doctor; blaming the season, stress or age is no answer.

import { wording } from '../../../../reading/wording'
import { LOSS } from '../../../../reading/words/talk/safety/loss'
import { NAMED } from '../../../../reading/words/talk/sayings/form'
import { denied, sentencesOf, tidy } from '../text'
import type { TalkSoFar } from '../told'

/** Sudden or patchy: more than hair that thins over the years. */
const ACUTE = wording(LOSS.acute, NAMED)
const CUT_OFF = wording(LOSS.cut_off, NAMED)
const SENT = wording(LOSS.sent, NAMED)
const WAVES = wording(LOSS.waves, NAMED)

/** Hair that comes out all at once. */
export const losesMuch = (text: string): boolean =>
  sentencesOf(text).some(each => ACUTE.has(each) && !CUT_OFF.has(each))

/** The sentence that dismisses sudden hair loss, if nobody sent the client to be seen. */
export function lossWavedAway(
  lines: readonly { text: string; told: TalkSoFar }[],
): { nth: number; quote: string } | null {
  const from = lines.findIndex(({ told }) => losesMuch(told.last))
  if (from < 0 || lines.some(({ text }) => SENT.has(tidy(text)))) return null
  for (const [at, { text }] of lines.slice(from).entries()) {
    const quote = sentencesOf(text).find(raw => {
      const sentence = tidy(raw)
      const found = WAVES.in(sentence)
      return (
        found !== null &&
        !denied(sentence, found.index) &&
        !/\?$|\b(?:to (?:feel|be|worry|cry)|understand)\b/i.test(sentence)
      )
    })
    if (quote !== undefined) return { nth: from + at, quote }
  }
  return null
}
