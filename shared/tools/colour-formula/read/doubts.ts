// Where a text contradicts itself, and what only old notes say.
import { healthIn } from '../../../reading/person/health'
import { reactionIn } from '../../../reading/person/reaction'
import { type History, readHistory } from './history/hair-history'
import { type Person, reactedIn } from './person'
import type { Picture } from './picture'
import { tidy } from './tidy/tidy'

/** Old notes on the card warn where the form says nothing. If the form denies it, we leave that to the consultation. */
export function fromNotes(notes: string, history: History, person: Person, now: string): void {
  if (notes.trim() === '') return
  const earlier = reactionIn([notes])
  const { asthma, latex } = healthIn([notes])
  person.reacted ??= reactedIn(earlier)
  if (earlier.tattoo === 'reacted' || person.tattoo === 'none')
    person.tattoo = earlier.tattoo === 'none' ? person.tattoo : earlier.tattoo
  person.asthma ||= asthma
  person.latex ||= latex
  if (earlier.told === null && !earlier.bleachBurn) person.itch ??= earlier.itch
  const past = readHistory(tidy(notes), '', '')
  if (history.henna === 'none' && past.henna === 'present' && !/\bhenna\b/.test(now))
    history.henna = 'present'
  history.metallic ||= past.metallic
}

export const WHAT_AGE = 'What is the age of the client?'

export function contradictions(current: string, now: string, history: History, person: Person): string[] {
  const result: string[] = []
  const wholeVirgin = /\b(?:virgin|never (?:been )?(?:coloured|dyed|tinted|bleached)|uncoloured)\b/.test(
    now.replace(/\b(?:virgin|uncoloured|natural) (?:roots?|regrowth|new growth|base|at the root)\b/g, ''),
  )
  if (
    wholeVirgin &&
    (history.boxDye ||
      (history.tinted && /\bdyed\b|\btint(?:ed)?\b/.test(now)) ||
      (history.bleached && /\bbleached|\bhighlight/.test(now))) &&
    !/\b(?:roots?|regrowth|grown|new growth|underneath|nape|rest|ends|tips|mid-lengths)\b/.test(now)
  )
    result.push('Is the hair virgin, or has it been coloured or lightened? Both were said.')
  const percents = [...now.matchAll(/(\d{1,3})\s*%\s*(?:grey|white)/g)].map(hit => Number(hit[1]))
  if (
    (percents.length > 1 && Math.max(...percents) - Math.min(...percents) > 30) ||
    (percents.some(value => value > 20) && /\bno grey/.test(now))
  )
    result.push('How much grey is there? Two different amounts were said.')
  if (/\b(?:all over|throughout)\b.*\b(?:all over|throughout)\b/.test(current) && /\d.*\d/.test(current))
    result.push('Two levels were said for the whole head: which is it?')
  if (person.age !== null && person.age > 99) result.push(WHAT_AGE)
  return result
}

const DEPTH_NAME = /\b(?:very dark|dark|medium|light|very light|lightest) (?:\w+ )?(?:brown|blonde)\b/

/** Where a wish contradicts itself: code and name, or direction and level. */
export function wishDoubts(picture: Picture): string[] {
  const { wish, lengths, root } = picture
  const codes = wish.shades.filter(shade => shade.how !== 'name' && shade.level !== null && shade.level <= 10)
  const named = wish.shades.filter(shade => shade.how === 'name' && DEPTH_NAME.test(shade.written))
  const [code] = codes
  const [name] = named
  const result: string[] = picture.piecesUnknown ? ['Which level are the light pieces now?'] : []
  if (
    codes.length === 1 &&
    named.length === 1 &&
    code?.level &&
    name?.level &&
    Math.abs(code.level - name.level) >= 3
  )
    result.push(`${code.written} and "${name.written}" are not the same depth: which is meant?`)
  const levels = codes.filter(({ how }) => how === 'code').map(({ level }) => level ?? 0)
  if (Math.max(...levels) - Math.min(...levels) >= 2 && picture.manner.allOverAlone)
    result.push('Two shades of different depth were named for the whole head: which one, and where?')
  const start = lengths?.level ?? root?.level
  const plainService = wish.service === 'unsaid' || wish.service === 'all-over'
  if (codes.length === 1 && code?.level && start !== undefined && plainService && wish.by === null) {
    if (picture.manner.lighter && code.level < start - 0.9)
      result.push(
        `"Lighter" was said, but level ${code.level} is darker than the hair now (level ${start}): which is meant?`,
      )
    if (wish.direction === 'darker' && code.level > start + 0.9)
      result.push(
        `"Darker" was said, but level ${code.level} is lighter than the hair now (level ${start}): which is meant?`,
      )
  }
  return result
}

const NOT_HUMAN =
  /\bsynthetic\b|\bwigs?\b|\bhairpiece\b|\bdoll'?s?\b|\bpoodle\b|\b(?:dog|cat|horse|pet)(?:'s)? (?:fur|hair|coat)\b/
const EXTENSIONS =
  /\b(?:tone|colour|dye|tint|bleach|lighten)(?:ing)? (?:(?:the|her|his|my|only|just) )*(?:(?!(?:match(?:es|ing)?|to|like|with|for|as|before|under|and|around|round)\b)[\w-]+ )?extensions\b/

/** Hair that grows on no client's head: this tool's rules don't apply to it. */
export function otherHair({ now, wish }: { now: string; wish: string }): string[] {
  const questions: string[] = []
  if (NOT_HUMAN.test(now) && !/\b(?:own hair|wears (?:a |her )?wigs?|under (?:the|her|a) wig)\b/.test(now))
    questions.push(
      'Is this human hair on a client’s head? Wigs, synthetic fibre and animal hair do not take professional colour as these rules expect.',
    )
  if (EXTENSIONS.test(wish))
    questions.push(
      'Is the colour for the client’s own hair? Extensions are not worked out here: only their maker says whether they take colour.',
    )
  return questions
}

const FREE_OF_PPD =
  /\b(?:ppd|ptd|para)[ -]?free\b|\b(?:no|without|avoid\w*) (?:ppd|ptd)\b(?! (?:allerg|react|sensiti|intoleran|issue|problem|history)\w*)/
const BY_CHOICE =
  /\b(?:never reacted|no reactions?|no (?:known )?allerg\w*(?! (?:alert )?(?:test|check))|by choice|prefers?|preference)\b/
/** An exception to the denial: "No known allergies except PPD", "never reacted but itchy after". */
const ALL_THE_SAME = /\b(?:except\w*|but|apart|other than|besides|although|though|only|test\w*|after\w*)\b/

/** Someone who asks for colour without PPD may have reasons that nobody wrote down. */
export const withoutPpd = (all: string): string[] =>
  FREE_OF_PPD.test(all) && !all.split('\n').some(line => BY_CHOICE.test(line) && !ALL_THE_SAME.test(line))
    ? [
        'Why without PPD: was there ever a reaction to hair colour, or an allergy test? If so: no colour, please see a GP first.',
      ]
    : []
