// Who is in the chair: a small child, or someone whose scalp is itchy and sore today.

import { wording } from '../../../../reading/wording'
import { WHO } from '../../../../reading/words/talk/safety/who'
import { NAMED } from '../../../../reading/words/talk/sayings/form'
import { sentencesOf, tidy } from '../text'

const IRRITATED = wording(WHO.irritated, NAMED)
/** Only occasionally, or long ago. */
const NOT_NOW = wording(WHO.not_now, NAMED)
export const isIrritated = (text: string): boolean =>
  sentencesOf(tidy(text)).some(each => IRRITATED.has(each) && !NOT_NOW.has(each))

const CHILD = wording(WHO.child, NAMED)
/** "My girl is four now, and I want highlights": for the mother. */
const FOR_ME = wording(WHO.for_me, NAMED)
export const childIn = (line: string): boolean => CHILD.has(tidy(line)) && !FOR_ME.has(line)
