// The scalp burns while the product is on: rinsing at once is the first aid, and enough as long as nothing swells.

import { wording } from '../../../../reading/wording'
import { RINSED } from '../../../../reading/words/talk/safety/rinsed'
import { NAMED } from '../../../../reading/words/talk/sayings/form'
import { denied, sentencesOf, tidy } from '../text'
import { inDanger, type TalkSoFar } from '../told'

const BURNING = wording(RINSED.burning, NAMED)
/** Since yesterday, or at home: that is for a pharmacist. */
const LONG_OFF = wording(RINSED.long_off, NAMED)
const OFF_NOW = wording(RINSED.off_now, NAMED)
const NOT_YET = wording(RINSED.not_yet, NAMED)

/** Only a burning scalp, and the product came off there and then. */
export function rinsedAtOnce(lines: readonly { text: string; told: TalkSoFar }[]): boolean {
  const [first] = lines
  return (
    first !== undefined &&
    lines.every(({ told }) => !LONG_OFF.has(told.last)) &&
    lines.every(({ told }) => !inDanger(BURNING.without(told.last, ' '))) &&
    sentencesOf(tidy(first.text)).some(each => {
      const off = OFF_NOW.in(each)
      return (
        off !== null && !denied(each, off.index) && !/^(?:if|when)\b|\bno point\b|\byou'll\b|\?$/i.test(each)
      )
    }) &&
    !lines.some(({ text }) => NOT_YET.has(tidy(text)))
  )
}
