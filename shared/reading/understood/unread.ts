// Sorts what nobody read: everyday talk, what is said to be written elsewhere, and what is unknown. We ask only about
// the unknown, since a word that no reader knows may be the one that rules out a colour.
import type { Clause, Doc, Stretch } from '../doc'
import { typed } from '../wording'
import { BOTHER, isEveryday } from '../words/everyday'

export type Unread = 'everyday' | 'elsewhere' | 'unknown'

/** Parts of the body. A clause that names one and gave no reader anything isn't everyday talk. */
const BODY = new Set(
  'face eye eyes eyelid eyelids lip lips neck throat tongue ear ears cheek cheeks chest forehead head skin scalp jaw nose'.split(
    ' ',
  ),
)
/** These come before the name of a person or a place: "with Jen", "off to Spain". */
const BEFORE_NAMES = new Set('with to in at from by near for called named and of stylist'.split(' '))

const isCapital = (char: string | undefined): boolean =>
  char !== undefined && char !== char.toLowerCase() && char === char.toUpperCase()

/** "with Jen": a capital, then a small letter. */
function isName({ text, tokens }: Doc, at: number): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]]
  if (!token || !before || !BEFORE_NAMES.has(before.norm)) return false
  const written = text.slice(token.start, token.end)
  return written.length > 1 && isCapital(written[0]) && !isCapital(written[1])
}

const NUISANCE = typed(`{${BOTHER}}`)
const isNuisance = ({ text, tokens }: Doc, at: number): boolean => {
  const [here, start] = [tokens[at]?.norm, tokens[at]?.start ?? 0]
  return here === 'pain' && NUISANCE.all(text).some(({ index, end }) => index <= start && start < end)
}

/**
 * The words of a clause that no reader knows. `read`: what was read of it; `knows`: words that something else takes
 * care of, such as the client's own name.
 */
export function unknownIn(
  doc: Doc,
  clause: Clause,
  read: readonly Stretch[],
  knows: (norm: string) => boolean,
): string[] {
  const unknown: string[] = []
  const bodies: string[] = []
  let isRead = read.length > 0
  for (let at = clause.from; at < clause.to; at++) {
    const token = doc.tokens[at]
    if (token?.kind !== 'word' || read.some(({ from, to }) => from <= at && at < to)) continue
    if (knows(token.norm)) isRead = true
    else if (BODY.has(token.norm)) bodies.push(token.norm)
    else if (!isEveryday(token.norm) && !isName(doc, at) && !isNuisance(doc, at)) unknown.push(token.norm)
  }
  return isRead ? unknown : [...unknown, ...bodies]
}
