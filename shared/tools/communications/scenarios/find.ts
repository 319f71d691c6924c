// Finds a scenario by its id, by searching a list, or from a salon's own text.
import { sentencesOf } from '../hear/text'
import { nameIn, toldBy } from '../hear/told'
import type { Utterance } from '../schema'
import type { Kind } from '../score/areas'
import { scenarios } from './list'
import type { Persona } from './persona'

const byId = new Map(scenarios.map(scenario => [scenario.id, scenario]))

/** A built-in scenario; null for one of the salon's own, and for an id from another version. */
export const personaOf = (id: string): Persona | null => byId.get(id) ?? null

const NAMED: readonly (readonly [Kind, RegExp])[] = [
  [
    'complaint',
    /complain|unhappy|angry|upset|redo|refund|dissatisf|late[- ]running|gone[- ]wrong|disappoint/,
  ],
  ['nervous', /nervous|anxi|scared|first[- ](?:time|visit)|phobi|afraid|worried|shy/],
  ['retail', /upsell|retail|product|sell|recommend|shop/],
  ['aftercare', /mainten|aftercare|rebook|home[- ]?care|check[- ]?out|follow/],
]

/** By its id; for other scenarios by their name, or else by what the client says. */
export function kindOf(id: string, transcript: readonly Utterance[] = []): Kind {
  const known = personaOf(id)?.kind
  if (known) return known
  const named = NAMED.find(([, words]) => words.test(id.toLowerCase()))?.[0]
  if (named || /consult|colou?r|cut|style/i.test(id)) return named ?? 'consultation'
  const told = toldBy(transcript.slice(0, 1))
  return told.complaint && told.emotion ? 'complaint' : told.emotion ? 'nervous' : 'consultation'
}

export type Own = {
  title: string
  description: string
  opening: string | null
  difficulty: Persona['difficulty']
}

/** A client made from a salon's text: it is told in the client's own words, one sentence at a time. */
export function ownPersona(id: string, own: Own): Persona {
  const [first, ...rest] = sentencesOf(own.description)
  const opening = own.opening?.trim() || first || `Hi. ${own.title}.`
  const left = own.opening?.trim() && first ? [first, ...rest] : rest
  const told = toldBy([{ role: 'client', text: `${opening} ${own.description}` }])
  const topics = [
    'history',
    'wish',
    'feeling',
    'dislike',
    'routine',
    'life',
    'time',
    'budget',
    'health',
    'products',
  ] as const
  return {
    id,
    title: own.title,
    description: own.description,
    difficulty: own.difficulty,
    kind: told.complaint ? 'complaint' : told.emotion ? 'nervous' : 'consultation',
    name: nameIn(`${opening} ${own.description}`) ?? '',
    opening,
    mood: { Beginner: 60, Intermediate: 46, Advanced: 30 }[own.difficulty],
    facts: Object.fromEntries(left.slice(0, topics.length).map((sentence, at) => [topics[at], sentence])),
    calm: 'Thank you for saying that. It helps.',
    sore: 'That doesn’t help me, I’m afraid.',
    close: 'Thank you, that works for me.',
  }
}

const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, '').toLowerCase()

/** Every search word is the start of one of its words. */
export function matches(
  scenario: Pick<Persona, 'title' | 'description' | 'difficulty'> & { opening?: string | null },
  search: string,
): boolean {
  const text = folded(
    ` ${scenario.title} ${scenario.description} ${scenario.difficulty} ${scenario.opening ?? ''}`,
  ).replace(/[^\p{L}\p{N}]+/gu, ' ')
  return folded(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every(word => text.includes(` ${word}`))
}
