// Guesses what an unknown sentence may have been. Words that no command has are corrected by sound or by a letter or
// two. If that gives a command we offer it, but never do it.
import { soundOf } from '../reading/names/sound'
import { entries } from './catalogue'
import { bare, plainWords } from './hear/hear'
import type { Meant, Understood } from './intents'
import { distance } from './near'
import { meantAs } from './say'
import { zoneWords } from './zones'

const EXTRA =
  'minutes minute grams vol volume percent point slash naught start stop pause resume timer roots toner left more next previous step open find read repeat note bowl shade developer ratio weeks again undo save cancel'
/** The words of each example, made plain once. */
const EXAMPLES = entries.map(([id, { examples }]) => ({
  id,
  examples: examples.map(each => bare(plainWords(each)).split(' ')),
}))
const VOCABULARY: readonly string[] = [
  ...new Set([
    ...EXAMPLES.flatMap(({ examples }) => examples.flat()),
    ...zoneWords.flatMap(each => each.split(' ')),
    ...EXTRA.split(' '),
  ]),
].filter(word => word.length > 2)
const KNOWN = new Set(VOCABULARY)

/** The known word that was meant, if it has the same first letter and at most a quarter of the letters differ. */
function repaired(word: string): string | null {
  if (word.length < 4 || KNOWN.has(word) || /\d/.test(word)) return null
  const near = VOCABULARY.filter(
    known =>
      known[0] === word[0] && known.length > 3 && distance(known, word) <= Math.max(1, word.length / 4),
  )
  const alike = near.find(known => soundOf(known) === soundOf(word))
  return alike ?? near[0] ?? null
}

/** Words of talk repeat, so each is looked up once. */
const known = new Map<string, string | null>()
const MOST_KEPT = 5000
function repairedOnce(word: string): string | null {
  const found = known.get(word)
  if (found !== undefined) return found
  const fix = repaired(word)
  if (known.size < MOST_KEPT) known.set(word, fix)
  return fix
}

export function nearest(text: string, read: (text: string) => Understood | null): Understood {
  const words = text.split(' ')
  const fixes = words.map(repairedOnce)
  const count = fixes.filter(fix => fix !== null).length
  // At most one word in three may be corrected; beyond that it was talk.
  if (words.length <= 12 && count > 0 && count <= Math.max(1, words.length / 3)) {
    const understood = read(words.map((word, at) => fixes[at] ?? word).join(' '))
    if (understood?.kind === 'meant') {
      const { intent, writes, say } = understood
      return { kind: 'none', nearest: [{ intent, confidence: 0.7, writes, say }], say: null }
    }
  }
  return { kind: 'none', nearest: likely(words), say: null }
}

/** Examples that share most words with what was heard, but only those that need nothing further to be said. */
function likely(words: readonly string[]): Meant[] {
  return EXAMPLES.flatMap(({ id, examples }) => {
    const score = Math.max(...examples.map(each => shared(words, each)))
    const intent = alone(id)
    return intent && score >= 0.5 ? [{ meant: meantAs(intent, score / 2), score }] : []
  })
    .sort((a, b) => b.score - a.score)
    .slice(0, 2)
    .map(({ meant }) => meant)
}

const shared = (heard: readonly string[], example: readonly string[]): number =>
  example.filter(word => word.length > 2 && heard.includes(word)).length /
  Math.max(heard.length, example.length)

const ALONE = [
  'read-answer',
  'repeat',
  'next-step',
  'previous-step',
  'first-step',
  'last-step',
  'stop-talking',
  'last-formula',
  'allergies',
  'patch-test',
  'last-visit',
  'read-notes',
  'where-was-i',
  'which-timers',
  'help',
  'undo',
] as const
const alone = (id: string): Meant['intent'] | null => {
  if (id === 'whats-in-the-bowl') return { id, slots: { zone: null } }
  const found = ALONE.find(each => each === id)
  return found ? { id: found, slots: {} } : null
}
