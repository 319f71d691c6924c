// A scalp that burns with the product on: off with it at once is the first help, and enough while nothing swells.
import { denied, sentencesOf, tidy } from './text'
import { inDanger, type Told } from './told'

const BURNING = /\b(?:burn(?:ing|s)|on fire)\b/gi
/** Since yesterday, or at home: that is for a pharmacist. */
const LONG_OFF =
  /\b(?:since|yesterday|last (?:night|week|time|visit)|days?|weeks?|this morning|(?:mon|tues|wednes|thurs|fri|satur|sun)day|at home|after|still|blister\w*|bleed\w*|weep\w*|dizzy|faint|sick|rash|hives|raw|throat|lips?|face)\b/i
const OFF_NOW =
  /\b(?:(?:com(?:e|es|ing)|tak(?:e|es|ing)|get(?:ting)?|rins(?:e|es|ing)|wash(?:ing)?) (?:it |that |this |you |the \w+ )?(?:all )?(?:straight |right )?(?:off|out|now)\b|\brins(?:e|ing) (?:it|that|this|you)[^.!?]{0,15}\b(?:now|straight away|right away|with cool)|over to the basin|to the basin (?:now|right|straight))/i
const NOT_YET =
  /\b(?:in (?:a|an|another|five|ten|fifteen|twenty|\d+)\b[^.!?]{0,8}\b(?:min\w*|bit|while|sec\w*)|nearly|almost|after that|first|carry on|keep going|back on|more (?:bleach|colou?r)|another (?:few|five|ten|\d+)|once it|(?:do|get|finish) (?:the )?(?:roots|rest|other \w+)|(?:then|and)\b[^.!?]{0,15}\b(?:put|bleach|tone|toner|colou?r|tint|dye|re-?apply))\b/i

/** Nothing but a burning scalp, and it came off there and then. */
export function rinsedAtOnce(lines: readonly { text: string; told: Told }[]): boolean {
  const [first] = lines
  return (
    first !== undefined &&
    lines.every(({ told }) => !LONG_OFF.test(told.last)) &&
    lines.every(({ told }) => !inDanger(told.last.replace(BURNING, ' '))) &&
    sentencesOf(tidy(first.text)).some(each => {
      const off = OFF_NOW.exec(each)
      return (
        off !== null && !denied(each, off.index) && !/^(?:if|when)\b|\bno point\b|\byou'll\b|\?$/i.test(each)
      )
    }) &&
    !lines.some(({ text }) => NOT_YET.test(tidy(text)))
  )
}
