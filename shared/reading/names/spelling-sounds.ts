// How spellings sound, as data. The rules are applied one after another, each to the whole word.

/** `of`: spellings, separated by spaces. The other fields say which letters may stand around them. */
type SoundRule = {
  of: string
  to: string
  /** At the beginning or the end of a word, or anywhere but at its beginning. */
  at?: 'first' | 'last' | 'inside'
  /** The next letter is one of these. */
  before?: string
  /** The next letter isn't one of these, or the word ends here. */
  notBefore?: string
  /** `with`: the rest begins with one of these. `unless`: it begins with none of these. */
  with?: string
  unless?: string
}

type Ready = SoundRule & {
  spellings: readonly string[]
  follows: readonly string[]
  stops: readonly string[]
}
const listOf = (words: string | undefined): string[] => (words === undefined ? [] : words.split(' '))

function fits(rule: Ready, word: string, at: number, end: number): boolean {
  if (rule.at === 'first' && at > 0) return false
  if (rule.at === 'inside' && at === 0) return false
  if (rule.at === 'last' && end < word.length) return false
  const next = word[end]
  if (rule.before !== undefined && (next === undefined || !rule.before.includes(next))) return false
  if (rule.notBefore !== undefined && next !== undefined && rule.notBefore.includes(next)) return false
  if (rule.follows.length > 0 && !rule.follows.some(each => word.startsWith(each, end))) return false
  return !rule.stops.some(each => word.startsWith(each, end))
}

function applied(word: string, rule: Ready): string {
  let said = ''
  for (let at = 0; at < word.length; ) {
    const found = rule.spellings.find(
      each => word.startsWith(each, at) && fits(rule, word, at, at + each.length),
    )
    said += found === undefined ? word[at] : rule.to
    at += found?.length ?? 1
  }
  return said
}

/** Makes a function that turns a word into its sound by the rules. The time is linear in the word's length. */
export function sounded(rules: readonly SoundRule[]): (word: string) => string {
  const ready: readonly Ready[] = rules.map(rule => ({
    ...rule,
    spellings: listOf(rule.of),
    follows: listOf(rule.with),
    stops: listOf(rule.unless),
  }))
  return word => ready.reduce(applied, word)
}

const VOWELS = 'aeiouyw'
/** The consonants only, with double letters counted once. */
export function consonantsOf(said: string): string {
  let key = ''
  for (const letter of said) if (!VOWELS.includes(letter) && letter !== key.at(-1)) key += letter
  return key
}
