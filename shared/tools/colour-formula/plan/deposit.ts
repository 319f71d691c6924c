// Whether a colour is asked for that only deposits: by its kind, by the name of a line, or in so many words.
import { says } from '../read/says'

/** Asked for as a demi, by its kind or by the name of a demi line. */
const DEMI_LINE =
  /\b(?:demi|semi(?![ -](?:natural|regular\w*|retired|matte?|resistant|often))|sheer|translucent|colou?r ?touch|shinefinity|dia ?(?:light|richesse|color|colour)|igora vibrance|vibrance|shades ?eq|colorance)\b/

/** "Not a demi this time": it is named to be turned down. */
const TURNED_DOWN = new RegExp(
  `\\b(?:not|no|instead of|rather than|don't want|doesn't want|without|sick of|stop(?:ping|ped)?|(?:mov|swap|switch|chang)\\w+ from|was (?:having|using)) (?:(?:an?|the|any|another|more|just|using|with|her|his|my|usual|normal|old) )*${DEMI_LINE.source}`,
  'g',
)
const named = (wish: string): boolean => DEMI_LINE.test(wish.replace(TURNED_DOWN, ' '))

const DEPOSIT_ONLY = /(?<!\bnot (?:just )?)\b(?:deposit[ -]only|only deposit\w*)\b/

/** Beside "gloss" or "deposit only" these say that more is meant. */
const FIRM =
  /(?<!\b(?:demi|semi|quasi|non)[ -])\bpermanent\b|\btint\w*|\bcover\w*|\b[2-4]0 ?(?:vol|dev|peroxide)\w*|\b(?:6|9|12) ?%|\bmore than\b|\bthen\b|\b(?:majirel|koleston|inoa|igora royal)\b|\bfinish\w*|\bhigh[ -]gloss|\blift\w*|\blighter\b|\blighten\w*/

/** Nothing in the wish speaks against a colour that only deposits. */
export const nothingFirm = (wish: string): boolean => !says(wish, FIRM)

export const asksDemi = (wish: string): boolean =>
  named(wish) || (says(wish, DEPOSIT_ONLY) && nothingFirm(wish))

/** `asksDemi` by the kind or the line alone. */
export const namesDemi = (wish: string): boolean => named(wish)
