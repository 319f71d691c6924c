// "Garanteed", "clinicaly": a misspelt claim is still a claim.
import { type Doc, read } from '../../../../reading/doc'
import { nearest } from '../../../../reading/lexicon'
import { remembered } from '../../../../reading/remembered'
import { EVERYDAY } from '../../../../reading/words/everyday'
import { HARD_TO_SPELL } from '../../../../reading/words/posts/claims'

const [SHORTEST, LONG] = [7, 10]
const MOST_WORDS = 2000
const wordMeant = remembered((norm: string): string => {
  if (norm.length < SHORTEST || HARD_TO_SPELL.has(norm) || EVERYDAY.has(norm)) return norm
  const most = norm.length < LONG ? 1 : 2
  return nearest(HARD_TO_SPELL, norm, word => (word[0] === norm[0] ? most : -1)) ?? norm
}, MOST_WORDS)

/** The same text, word by word, with the spelling fixed. */
export function asMeant(doc: Doc): Doc {
  let [text, done] = ['', 0]
  for (const { norm, start, end } of doc.tokens) {
    const word = wordMeant(norm)
    if (word === norm) continue
    text += doc.text.slice(done, start) + word
    done = end
  }
  if (done === 0) return doc
  const meant = read(text + doc.text.slice(done))
  return meant.tokens.length === doc.tokens.length ? meant : doc
}
