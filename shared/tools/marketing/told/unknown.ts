// Words for products and services that we don't know: they go in the post as typed, and are listed beside it.

import type { Words } from '../../../reading/lexicon'
import { isFirstName } from '../../../reading/names/first-names'
import type { Lines } from '../../../reading/tables'
import { unknownIn } from '../../../reading/understood/unread'
import { CLAIMS_SAID } from '../../../reading/words/posts/claims'
import { KINDS_SAID } from '../../../reading/words/posts/kinds'
import { MOODS_SAID } from '../../../reading/words/posts/occasions'
import { SUBJECTS_SAID } from '../../../reading/words/posts/subjects'
import type { ReadBrief } from './brief-of'
import { OCCASIONS } from './occasions'
import { CONTACT, TERMS, THINGS } from './words'

/** Words that fit any post. */
const TALK = ['transformation', 'scheme', 'bonus', 'campaign', 'expiry', 'bird']
const LETTERS = /\p{L}+/gu
const KNOWN: readonly (Words | Lines)[] = [
  THINGS,
  OCCASIONS,
  TERMS,
  CONTACT,
  SUBJECTS_SAID,
  KINDS_SAID,
  MOODS_SAID,
  CLAIMS_SAID,
]
let known: Set<string> | null = null
const knows = (norm: string): boolean => {
  known ??= new Set(
    [...TALK, ...KNOWN.flatMap(words => Object.values(words).flat())].flatMap(
      line => line.match(LETTERS) ?? [],
    ),
  )
  return known.has(norm) || known.has(norm.replace(/s$/, '')) || known.has(`${norm}s`) || isFirstName(norm)
}

/** In words: a product or service and what goes with it; anything longer is a sentence. */
const MOST = 5
const LEAST_LETTERS = 4

export function unknownOf({ doc, facts, at }: ReadBrief): string[] {
  const [stretch] = at.subject ?? []
  if (!stretch || facts.subject?.sure !== true || stretch.to - stretch.from > MOST) return []
  return unknownIn(doc, { ...stretch, sentence: 0 }, [], knows).filter(
    // A capitalised word is a name.
    word => word.length >= LEAST_LETTERS && doc.text.includes(word),
  )
}
