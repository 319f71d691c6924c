// A child told of in any post: neither name nor age stands there. Domain 5.2
import { NOBODY } from './letter'

const STORY =
  '(?:had|has|have|came|comes|coming|got|gave|gives|donat\\w+|was|sat|loved?s?|did|rais\\w+|chose|went|cut|shav\\w+|wanted|popped|visited|trusted|is (?:donating|having|giving|shaving|raising))'
const NOT_A_NAME =
  '(?!(?:Teen\\w*|Boy|Girl|Lad|Kids?|Child(?:ren)?|Toddler|Baby|Daughter|Son|Niece|Nephew|Client|She|He|They|Who|We|You|It|This|That|Everyone|Our|My|Princess|Black|Miss|Ones?|Man|Lady|Touch(?:es)?|Things?|(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter)\\b)'
const NAME = `(?!${NOBODY})${NOT_A_NAME}(\\p{Lu}\\p{Ll}[\\p{L}’'-]*?)`
const AGE = '(?:1[0-7]|\\d)(?!\\d)(?:[- ]?(?:years?|yrs?)(?:[- ]old)?)?'
const FIRST =
  '(?:very |ever )*first (?:ever |proper |big (?:boy|girl) |salon |real )*(?:hair ?cut|cut|trim)\\b'

const SCHOOL = '(?:from|in) (?:year (?:\\d+|one|two|three|four|five|six)|nursery|primary(?: school)?)\\b'

const TOLD: readonly RegExp[] = [
  // "Amelia 13 had her first colour"; "Olaplex 3 has landed" is no child.
  new RegExp(
    `(?<!\\p{L})${NAME} (?:1[0-7]|\\d) (?:just )?(?:had|got|loved|donated|came in)(?: for)? (?:her|his|their)\\b`,
    'u',
  ),
  new RegExp(`(?<!\\p{L})${NAME} ${SCHOOL}`, 'u'),
  new RegExp(
    `(?<!\\p{L})${NAME}(?:,? aged?|, who is|,| \\() ?${AGE}\\)?,? (?:and |who |(?:just |has |very )*)*${STORY}\\b`,
    'u',
  ),
  new RegExp(`(?<!\\p{L})${NAME},? aged? ${AGE}(?![\\d%])`, 'u'),
  new RegExp(
    `\\b[Ll]ittle ${NAME}(?=,| (?:just |has |very )*${STORY}\\b| \\(|['’]s (?:first|hair|trim|cut))`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L})${NAME}(?:['’]s| (?:just |has )*(?:had|came in for|got|in for)(?: (?:her|his|their))?) ${FIRST}`,
    'u',
  ),
]

/** One of the team, however young, is introduced by name. */
const AT_WORK =
  /\b(?:apprentice|assistant|junior|trainee|work experience|joined (?:us|the team)|joins|new starter)\b/i

/** The name of a child whom the text tells of; null where it tells of none. */
export function childTold(text: string): string | null {
  if (AT_WORK.test(text)) return null
  for (const sign of TOLD) {
    const name = sign.exec(text)?.[1]
    if (name) return name
  }
  return null
}

const TWO = new RegExp(
  `(?:\\b[Tt]wins )?(?:\\b[Ll]ittle )?(?<!\\p{L})${NAME}(?:(?:,? aged?|,| \\() ?${AGE}\\)?,?)? (?:and|&) (?:little )?${NAME}(?:,? aged?|,| \\() ?${AGE}\\)?,?`,
  'gu',
)

/** "Little Lily, 7, had …": one of our youngest clients had … */
export function withoutChild(text: string, name: string): string {
  // A comma that closed the age goes with it, unless a new clause begins there.
  const aged = `(?:(?:,? aged?|, who is|,| \\(|(?= \\d+ )) ?${AGE}\\)?(?![\\d%])(?:,(?= (?:${STORY}|and|who|just|has)\\b))?)`
  const little = '(?:\\b(?:[Oo]ur |[Mm]y )?[Ll]ittle (?:(?:man|lad|lass|girl|boy|lady|one),? )?)?'
  return text
    .replace(TWO, 'two of our youngest clients')
    .replace(
      new RegExp(
        `\\b(daughter|son|niece|nephew|sister|brother|grand(?:daughter|son)),? ${name}${aged}?(?!\\p{L})`,
        'giu',
      ),
      '$1',
    )
    .replace(new RegExp(`${little}\\b${name}${aged}`, 'gu'), name)
    .replace(new RegExp(`${little}\\b${name} ${SCHOOL}`, 'gu'), name)
    .replace(new RegExp(`${little}\\b${name}['’]s`, 'gu'), 'our young client’s')
    .replace(new RegExp(`${little}\\b${name}\\b`, 'u'), 'one of our youngest clients')
    .replace(new RegExp(`\\b${name}\\b`, 'gu'), 'our young client')
}

const NO_PERSON =
  '(?!(?:we|i|you|she|he|they|it|who|client|customer|bride|lady|woman|man|girl|boy|mum|dad|mother|father|everyone|everybody|someone|somebody|nobody|anyone|people|salon|team|stylist|barber|apprentice|junior|model|guest|regular|today|this|that|what|has|just|our|my|the|all|one|never|always|ever|hair|kids?|child|toddler|baby|teenager|son|daughter|princess|ones?|man|miss|touch|black|things?|which|and|but|or|not|only|then|also|friend|sister|staff|owner|manager)\\b)'
const SMALL = `${NO_PERSON}(\\p{Ll}{3,})`
const DONE =
  '(?:foils?|highlights|balayage|colou?r|cut|haircut|hair|restyle|root \\w+|melt|toner|perm|chop|trim|extensions|keratin|blow ?-?dry|fringe|lowlights|babylights|gloss|tint|bob|pixie)'
/** Not of a client: her free chair, her course. */
const OF_WORK =
  '(?![^.]*\\b(?:spaces?|slots?|gaps?|cancell\\w+|appointments?|course|training|class|masterclass|award|clients?|clinic|diploma|certificate|exam|show|fun|bar|for the salon|for us|with us)\\b)'
/** "Sarah had a full head of foils": who sat in the chair. */
export const HAD_DONE = `${OF_WORK}(?=(?:,? \\(?(?:aged )?[1-9]\\d\\)?,?)?\\s+(?:just )?(?:had|got) (?:an? |her |his |some |the |in )?(?:[\\w-]+ ){0,4}?${DONE}\\b)`

const LOWER: readonly RegExp[] = [
  new RegExp(
    `(?<=^|[.!?]\\s+)${SMALL}(?=(?:,? aged? |, |,? who is | \\()(?:\\d|1[0-7])\\)?,? (?:and |who |just )*${STORY}\\b|,? aged? \\d)`,
    'gu',
  ),
  new RegExp(`(?<=\\blittle )${SMALL}(?= (?:just |has )*${STORY}\\b)`, 'gu'),
  new RegExp(`(?<=^|[.!?]\\s+)${SMALL}${HAD_DONE}`, 'gu'),
  new RegExp(
    `(?<=^|[.!?]\\s+)${SMALL}(?= (?:just |has )*(?:had|came in for|got) (?:her|his|their) (?:very )?first (?:hair ?cut|trim|cut)\\b)`,
    'gu',
  ),
  /(?<=(?<!\band )\b[Mm]rs? )(?!and\b|to\b)(\p{Ll}{3,})/gu,
  /\bmrs?(?= \p{Lu})/gu,
  /(?<=^(?:[Hh]i|[Hh]ello|[Dd]ear|[Hh]ey) )(?!(?:all|every\w+|there|ladies|guys|team|folks|both|hun|hon|babe|gorgeous|lovely|love|darling|sweetie|you|your|clients?|customers?|and|my|our|mum|dad|dears?|from|to|just|friends?|beautiful|yes|its|we|girls|gents|again|santa|summer|spring|autumn|winter|\p{L}+s)\b)(\p{Ll}{3,})(?=, (?:you|your|just|we|it|thanks?|hope|how)\b)/gu,
]

/** Thumbs leave out the capitals of names; without them nobody sees that a person is meant. */
export const withCapitals = (topic: string): string =>
  LOWER.reduce(
    (text, sign) => text.replace(sign, word => word.charAt(0).toUpperCase() + word.slice(1)),
    topic,
  )
