// Which entries of the colour-talk table (words/colour-said) a text contains, and whether they are about the client's
// hair.
import { read } from '../../../reading/doc'
import { remembered } from '../../../reading/remembered'
import { tableOf } from '../../../reading/tables'
import {
  GREYS,
  GREYS_BESIDE,
  LOOKS,
  SAID_NAMED,
  SERVICES,
  SERVICES_BESIDE,
  VIVIDS,
  VIVIDS_BESIDE,
  WISHES,
} from '../../../reading/words/colour/colour-said'
import { isDenied } from './says'

const TABLE = tableOf(
  [SERVICES, SERVICES_BESIDE, VIVIDS, VIVIDS_BESIDE, LOOKS, GREYS, GREYS_BESIDE, WISHES],
  SAID_NAMED,
)
type Place = { concept: string; index: number; words: string }
const MOST_TEXTS = 40
/** "The toner's gone": blanks out an s that isn't part of the word. Indices stay the same. */
export const withoutS = (text: string): string => text.replaceAll("'s", '  ')
const placesIn = remembered((text): Place[] => {
  const doc = read(withoutS(text))
  return TABLE.all(doc).map(({ concept, from, to }) => {
    const index = doc.tokens[from]?.start ?? 0
    return { concept, index, words: text.slice(index, doc.tokens[to - 1]?.end) }
  })
}, MOST_TEXTS)

/** The first place it appears, denied or not. Null if it doesn't. */
export const named = (text: string, concept: string): Place | null =>
  placesIn(text).find(each => each.concept === concept) ?? null
/** True if it appears at least once without being denied. */
export const saysSo = (text: string, concept: string): boolean =>
  placesIn(text).some(each => each.concept === concept && !isDenied(text, each.index, each.words.length))
/** The text without words that only seem to mean something: "blue shampoo". */
export const cleared = (text: string): string => TABLE.put(text)
