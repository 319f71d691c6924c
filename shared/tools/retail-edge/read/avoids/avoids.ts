// What this client mustn't be offered: allergies on the card, allergies and wishes in the notes. In doubt we believe
// it. "Not allergic to nuts", "loves the smell", "fine with coconut" and a sister's allergy don't count.
import { FAMILIES, type Family, familyOf } from '../../../../trade/ingredients'
import { mentions, plainly, type Quotation, type Source } from '../../../../trade/said'
import { meantBy } from './misspelt'
import { spelt } from './spelling'
import { PARTS, sentenceAround, stanceAt, stanceOf } from './stance'
import { bareWords, familiesOf, readsAs } from './substances'
import { says } from './turned'
import { ofNotes } from './unnamed'

export type Avoid = {
  /** A family's key, or just the word if no family knows it. */
  key: string
  name: string
  kind: 'allergy' | 'wish'
  /** A mere dislike ("hates perfume"): doesn't rule out products that don't say they are free of it. */
  mild: boolean
  /** The record's own words. */
  quote: string
  where: string
  family: Family | null
  /** Ruled out by a treatment on the hair rather than by the client. */
  care?: 'smoothed' | 'extensions'
  /** Someone else at home has it: products known to contain it are left out, and the stylist asks who will use it. */
  home?: true
  /** As typed: "keratin" for protein. */
  said?: readonly string[]
  /** If no family knows it: a product with this word is ruled out. */
  word: string | null
}

export type Allergy = { substance: string; reaction: string | null }
export type Avoids = { list: Avoid[]; others: { name: string; quote: string; where: string }[] }

const MILD =
  /hate|dislike|not keen|isn't keen|(?:doesn't|don't|do not|does not) like|loathe|gone off|fan of|strong(?:ly)? (?:smell|scent|perfum|fragranc)/
const NOTHING =
  /^(?:n\/?a|n\.?k\.?(?:d\.?)?a\.?|none?|nil|nothing|no|not known|zero|[-–—.?x ]{1,40}|unknown)(?:\s{1,4}(?:known|reported|stated|recorded|noted|disclosed|allerg\w*|reactions?|sensitivit\w*))*[.! ]*$/i

export function withRelated(found: readonly Avoid[], cleared: ReadonlySet<string>): Avoid[] {
  const all = [...found]
  for (const avoid of all)
    for (const key of avoid.family?.also ?? []) {
      const family = familyOf(key)
      if (!family || cleared.has(family.key) || all.some(each => each.key === family.key)) continue
      // Someone who dislikes the smell of almond may like shea.
      if (avoid.mild || (family.grave && avoid.kind !== 'allergy')) continue
      all.push({ ...avoid, key: family.key, name: family.name, family, said: [] })
    }
  return all
}

export const ofFamily = (family: Family): Pick<Avoid, 'key' | 'name' | 'family' | 'word'> => ({
  key: family.key,
  name: family.name,
  family,
  word: null,
})

/** Liking something doesn't mean it is safe. */
const LIKING = /\b(?:loves?|likes?|enjoys?|favourite)\b/g
const EXCEPT = /\b(?:except|apart from|other than|not to)\b/
function ofCard({ substance, reaction }: Allergy): Avoid[] {
  const low = plainly(spelt(substance))
  if (low.trim() === '' || NOTHING.test(low.trim())) return []
  const parts = low.split(PARTS)
  const isAllergy = parts.some(part => stanceOf(part) === 'allergy')
  const isFine = stanceOf(low) === 'fine' && !isAllergy && !EXCEPT.test(low)
  // "Nuts (loves almonds)", "latex (fine with gloves)": what is liked or named as fine clears nothing else.
  const spared = isFine ? parts.filter(part => stanceOf(part) === 'fine') : []
  const isOfOther = (part: string): boolean =>
    says('of_other', part) || FAMILIES.some(family => readsAs(family).test(part))
  if (spared.some(part => says('fine', part.replace(LIKING, ' ')) && !isOfOther(part))) return []
  const held = isFine ? parts.filter(part => !spared.includes(part)).join(' ') : low
  const quote = [substance.trim().slice(0, 80), reaction?.trim() ? `(${reaction.trim().slice(0, 60)})` : '']
    .filter(Boolean)
    .join(' ')
  const cut = held.split(EXCEPT)[0] ?? held
  const families = FAMILIES.filter(family => readsAs(family).test(cut) || family.meant?.test(cut))
  const base = { kind: 'allergy' as const, mild: false, quote, where: 'allergies' }
  const named = families
    // "Marine collagen" is both fish and protein. A family that is only implied counts only if none is named.
    .filter(family => readsAs(family).test(cut) || !families.some(other => readsAs(other).test(cut)))
    .map((family): Avoid => ({ ...base, key: family.key, name: family.name, family, word: null }))
  const known = named.map(({ family }) => family)
  const words = bareWords(cut).filter(
    word => !known.some(family => family && (readsAs(family).test(word) || readsAs(family).test(`${word}s`))),
  )
  return [
    ...named,
    ...words.map((word): Avoid => {
      const family = meantBy(word)
      return family
        ? { ...base, ...ofFamily(family) }
        : { ...base, key: `word:${word}`, name: word, family: null, word }
    }),
  ]
}

/** What can do harm by touch or from a shared shelf. A fragrance or a cleanser only harms the person using it. */
const AT_HOME = new Set([
  'nut',
  'peanut',
  'argan',
  'shea',
  'coconut',
  'sesame',
  'egg',
  'dairy',
  'fish',
  'soy',
  'latex',
])
const LIVES_WITH =
  /\b(?:daughter|son|kids?|child(?:ren)?|toddler|boy|girl|husband|wife|partner|boyfriend|girlfriend|grand(?:son|daughter|child\w*))\b|\bshar(?:es?|ing)\b/

const SHARES = /\bshar(?:es?|ing)\b|\blives? (?:with|at home)\b|\bsame (?:house|bathroom|shower)\b/

/** The client doesn't have it, so what is merely flagged with it may stay. */
const HERSELF =
  /\b(?:(?:she|he) )?(?:herself|himself|themselves) (?:isn'?t|is not|hasn'?t|has no|has none|is fine|doesn'?t)\b|\b(?:she|he) (?:isn'?t|is not) (?:herself|himself)\b|\bbut (?:she|he) (?:isn't|is fine|hasn't)\b/

const BODY_SAYS =
  /\b(?:al+er[gj]|react|anaphyl|intoleran|hives|rash|swell|swoll|throat|wheez|welts|blister|epi[- ]?pen|avoid)/
/** "Carrot colour hair", "rose gold with peach": colours rather than intolerances, unless the body is mentioned. */
function isColour({ unlike }: Family, low: string, { at, word, piece }: Quotation): boolean {
  if (!unlike) return false
  const { start, text } = sentenceAround(low, at)
  const before = text.slice(0, at - start)
  if (BODY_SAYS.test(before) || BODY_SAYS.test(piece)) return false
  return unlike.after.test(text.slice(at - start + word.length)) || unlike.before.test(before)
}

const saidOf = (key: string, all: readonly Avoid[]): string[] => [
  ...new Set(all.flatMap(each => (each.key === key ? (each.said ?? []) : []))),
]

/**
 * `listed`: the words of each product on the salon's list; a substance that one of them names as contained counts as
 * known too. `heard`: from abbreviations.
 */
export function readAvoids(
  sources: readonly Source[],
  allergies: readonly Allergy[],
  listed: readonly string[] = [],
  heard: readonly Avoid[] = [],
): Avoids {
  const families = [
    ...FAMILIES,
    ...familiesOf(
      listed,
      sources.map(({ text }) => text),
    ),
  ]
  const found: Avoid[] = [...allergies.flatMap(ofCard), ...heard]
  const cleared = new Set<string>()
  const liked = new Set<string>()
  const others: Avoids['others'] = []
  for (const source of sources) {
    const low = plainly(source.text)
    for (const family of families)
      for (const hit of mentions(source, readsAs(family))) {
        if (isColour(family, low, hit)) continue
        const read = stanceAt(low, hit.at, hit.at + hit.word.length)
        // "Only a strong perfume": a smell isn't an ingredient unless something is said against it.
        if (read.stance === null) continue
        if (read.stance === 'fine') {
          cleared.add(family.key)
          if (!says('fine', hit.piece.replace(LIKING, ' '))) liked.add(family.key)
          continue
        }
        const around = sentenceAround(low, hit.at)
        const whole = source.text.slice(around.start, around.start + around.text.length).trim()
        // An allergy is quoted with the words beside it: how grave it is, and what it is to.
        const quote = read.stance === 'allergy' && whole.length <= 90 ? whole : hit.quote
        if (read.others) {
          if (
            read.stance !== 'allergy' ||
            !AT_HOME.has(family.key) ||
            !(LIVES_WITH.test(around.text) || SHARES.test(low))
          ) {
            others.push({ name: family.name, quote, where: source.where })
            continue
          }
        }
        found.push({
          key: family.key,
          name: family.name,
          kind: read.stance,
          mild: read.stance === 'wish' && MILD.test(hit.piece),
          quote,
          where: source.where,
          said: [hit.word.toLowerCase()],
          family: read.others && HERSELF.test(around.text) ? { ...family, also: [] } : family,
          word: null,
          ...(read.others ? { home: true as const } : {}),
        })
      }
    found.push(...ofNotes(source))
  }
  for (const { substance } of allergies) {
    const freed = plainly(substance).split(EXCEPT)[1]
    if (freed) for (const family of FAMILIES) if (readsAs(family).test(freed)) cleared.add(family.key)
  }
  // The card's own allergy list outweighs a kind word elsewhere; the gravest reading of each family counts.
  const onCard = new Set(allergies.flatMap(ofCard).map(({ key }) => key))
  const sure = found.filter(
    avoid => onCard.has(avoid.key) || avoid.kind === 'allergy' || !cleared.has(avoid.key),
  )
  const unique = sure.filter(
    (avoid, index) =>
      sure.findIndex(
        other => other.key === avoid.key && (other.kind === 'allergy' || avoid.kind === 'wish'),
      ) === index,
  )
  const told = unique.map(avoid => ({ ...avoid, said: saidOf(avoid.key, sure) }))
  // A client with a nut allergy who loves argan oil has no doctor's word that it is fine.
  const fine = new Set([...cleared].filter(key => !liked.has(key)))
  return { list: withRelated(told, fine), others }
}
