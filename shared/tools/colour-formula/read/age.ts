// How old the client is, where it is said. In doubt the youngest age counts: under 16 nothing is done. domain 1.16
import { youngOnes } from './young-ones'

const NOT_OF_PERSON =
  /\b(?:dye|colour|tint|highlights|balayage|perm|foils|bleach|henna|extensions|relaxer|level|levels|depth|base|regrowth)\w* *(?:is|was|about|from|of|are)? *$/

/** Years since a year of birth; at most one too many. */
export function sinceBirth(text: string, year: number): number | null {
  const born = text.match(
    /\b(?:dob|d\.o\.b\.?|born|date of birth|year of birth|birth ?(?:year|date|day)|yob)\D{0,12}(?:\d{1,2}[/.-]\d{1,2}[/.-]|\d{1,2}[/.-]|\d{1,2}(?:st|nd|rd|th)? [a-z]+,? |[a-z]+ )?((?:19|20)\d\d)\b/,
  )
  if (born) return year - Number(born[1])
  const short = text.match(
    /\b(?:dob|d\.o\.b\.?|born|date of birth)\D{0,12}\d{1,2}[/.-]\d{1,2}[/.-](\d\d)\b(?!\d)/,
  )
  if (!short) return null
  const full = 2000 + Number(short[1])
  return year - (full > year ? full - 100 : full)
}

/** Said of the client in so many words: whose age another number is doesn't matter then. */
const OF_CLIENT =
  /\b(?:client|customer)(?: herself| himself)? (?:is|aged) ([1-9]\d)\b(?!\s*(?:%|cm|\/|\.\d|vol|weeks|months))/

/** What makes a number a measure and no age. */
const MEASURE =
  '(?!\\s*(?:%|cm|inch|\\/|\\.\\d|-\\d|vol|foils?|grams?|g\\b|min|weeks?|months|years? ago|levels?|shades?|tones?|times|visits?))'
const SOON =
  '(?:next|tomorrow|soon|(?:in|within) (?:a|\\d+|a few) (?:days?|weeks?|months?)|in (?:the )?(?:spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december)|(?:this|on) (?:mon|tues|wednes|thurs|fri|satur|sun)day|this (?:summer|autumn|winter|spring|month|year))'

/** `soon`: the birthday is still to come, so a year is taken off. */
const PATTERNS: readonly { pattern: RegExp; soon?: true; notHair?: true }[] = [
  { pattern: /\b(?:adult|aged?|age is|age:)\s*(\d{1,2})\b/g },
  { pattern: /\b(\d{1,2})\s*-?\s*(?:years?|yo|y\/o|y)\s*-?\s*old\b/g, notHair: true },
  {
    pattern:
      /\b(1[1-5])\s?(?:years?|yrs?|y)\s?(?:,|and)?\s?\d{1,2}\s?(?:months?|mths?|m)\b(?! (?:of|ago|since))/g,
  },
  { pattern: /\b(\d{1,2})\s?(?:yo|y\/o|yrs old|years? of age)\b/g },
  { pattern: /\b(1[0-5])(?: ?(?:&|and|n) (?:a |1\/)?(?:half|bit)|½| going on\b)/g },
  {
    pattern: new RegExp(
      `\\b(?:teen(?:ager)?|girl|boy|child|kid|pupil|youngster|lad|lass|lady|woman|man|male|female|student)\\b,?\\s(?:of |is )?(\\d{1,2})\\b${MEASURE}`,
      'g',
    ),
  },
  {
    pattern: new RegExp(
      `\\b(?:shes?|hes?|they|client|girl|boy|daughter|son|who|pupil|student|niece|nephew|granddaughter|lad|lass)(?:'s| is|'re| are)?\\s+(?:only |just |barely |nearly |almost |still |about |around |coming up )*(1[1-5])\\b${MEASURE}`,
      'g',
    ),
  },
  {
    pattern: new RegExp(
      `\\b(?:turn(?:s|ing)?|will be|'ll be|about to (?:be|turn)|going to be|gonna be|becomes)\\s+(1[0-6])\\b${MEASURE}`,
      'g',
    ),
    soon: true,
  },
  {
    pattern:
      /\b(?:not yet|isn't yet|not quite|under|nearly|almost)\s+(1[0-6])\b(?=\s*(?:$|[,;.\n)]|and|so|but|yet))/g,
    soon: true,
  },
  {
    pattern: /\b(?:not|isn't|won't be) (1[0-6]) (?:yet|until|till?|for (?:a|another|\d+))\b/g,
    soon: true,
  },
  // As other languages say it: "the client has 14 years".
  {
    pattern:
      /\b(?:client|she|he|girl|boy|daughter|son|who|lady|customer)\s+(?:has|have|have got|got|is)\s+(?:only |just )?(\d{1,2}) years?\b(?!\s*(?:of|ago|since|in|with|colour|growth|box|dye|experience|worth|between|without|from))/g,
  },
  // By name: "Poppy is thirteen".
  {
    pattern: new RegExp(
      `\\b(?!(?:level|base|depth|target|shade|colour|tone|roots?|regrowth|visit|time|number|it|this|that|which|what|natural|goal|max|ratio|dog|cat|puppy|house|appointment|size)\\b)[a-z]{2,} is (?:only |just )?(1[1-5])\\b${MEASURE}`,
      'g',
    ),
  },
  { pattern: new RegExp(`\\bturned\\s+(1[0-6])\\b${MEASURE}`, 'g') },
  { pattern: new RegExp(`(?:^|[,;.\\n]\\s*)is (?:only |just )?(1[1-5])\\b${MEASURE}`, 'g') },
  { pattern: /\b(1[0-6])th birthday\b/g, soon: true },
  {
    pattern: new RegExp(`(?<!\\b(?:turned|was|became|since) )\\b(1[3-6])(?: years? old)? ${SOON}\\b`, 'g'),
    soon: true,
  },
  {
    pattern: new RegExp(
      `\\b(?:id|passport|form|card|file|records?|mum|mother|dad|parent) (?:says?|shows?|puts) (?:that )?(?:she's |he's |she is |he is )?(?:only )?(1[0-5])\\b${MEASURE}`,
      'g',
    ),
  },
  // Alone between commas: no hair is that light, so it is an age.
  {
    pattern:
      /(?:^|[;\n]|(?<!\d)[,.]|[,.]\s)\s*(?:just |only |barely |still )?(1[1-5])\s*(?=$|[,;(\n]|\.(?!\d))/g,
  },
  {
    pattern:
      /(?:^|[;\n]|(?<!\d)[,.]|[,.]\s)\s*(?:just |only |barely |still )?(1[3-5]) (?=(?:but|although|though|yet|looks|and (?:a half|she|he|her|his|mum))\b)/g,
  },
  {
    pattern: /(?:^|[;(]\s*|(?<!\d)[,.]\s*|[,.]\s+)(1[0-5])\s*(?:,|and)?\s*(?:mum|mother|parent|dad|school)/g,
  },
]

/** School years in which nobody is 16 yet: "year 9", "7th grade". */
export const YOUNG_PUPIL =
  /(?<!\b(?:last|this|next|per|every|each|half|new|\d|of the) )\b(?:year|years) (?:[1-9]|10)\b(?=\s*(?:$|[,;.\n)]|pupil|student|girl|boy|at school|school|now|kid|and|but|so))|\b[1-9](?:st|nd|rd|th)[ -]grad(?:e|er)\b|\b(?:primary|elementary|infant|junior|middle|prep) ?school\w*|(?<=\b(?:her|his|their|my) )year (?:[1-9]|10) (?:tutor|teacher|form)\b|\bjunior high\b|\b(?:at|in|still in|still at) (?:primary|juniors|elementary)\b|\bunder[ -]?(?:age|16|sixteen)\b|\bschool ?child\b|\blittle (?:girl|boy)\b|\btoddler\b|\bpre-?teen\b|\btween\b/

/** "Daughter aged 12 comes too": somebody beside the client. */
const BESIDE =
  /\b(?:her|his|their) \d{1,2}[ -]years?[ -]olds?\b|\b(?:daughter|son|child|kid|niece|nephew|sister|brother|grand(?:daughter|son|child))s?\b/
const ALONG =
  /\b(?:trim|hair ?cut|too|as well|comes|coming|with her|with him|waiting|in tow|along|at home|also here)\b/

/** Whoever is to be coloured counts, beside the client or not. */
const COLOURED_TOO =
  /\b(?:highlights?|foils?|colour\w*|tint\w*|dye\w*|bleach\w*|toner|balayage|blonde|lighter|lights)\b/

/** Who comes for a colour is the client, whoever has her: "has a 12 year old client", "mum of a 14 year old who wants foils". */
const NOT_HERSELF =
  '(?! ?(?:hair|client|customer|girl|boy|lad|model|in (?:for|the|today)|for (?:high|foil|colour|balayage|a |tint|toner)|(?:who |that |and )?(?:wants?|wanting|needs?|having|getting|booked|would like)|booked|here|today|tomorrow))'
/** "Mum of a 10 year old", "has a 12 year old". */
const PARENT_OF = new RegExp(
  `(?<!\\b(?:for|with|colour|colouring|i|we) )\\b(?:(?:(?:grand)?(?:mum|mom|ma|mother|mummy|dad|father|parent)|nan|nanny|granny|aunt(?:ie|y)?|uncle|carer|childminder) (?:of|to)|babysits|minds|looks after|has|has got|who have) (?:a |an |one |her |two |twins? |\\d+ kids? )?\\d{1,2}(?: and \\d{1,2})?[ -]?(?:years?|yrs?|yo|y\\/o)[ -]?olds?\\b(?: (?:toddlers?|sons?|daughters?))?(?:,? (?:and|&) (?:an? |another |her )?\\d{1,2}[ -]?(?:years?|yrs?)[ -]?olds?\\b)*${NOT_HERSELF}|\\b(?:(?:has|have|got|(?:mum|mom|mother|dad|father|nan|gran\\w*) (?:of|to)) (?:\\w+ ){0,2}(?:kids|children|twins|sons|daughters|grand(?:children|kids|sons|daughters))|(?<!\\b(?:for|her|his|my) )grand(?:children|kids)) (?:aged? |of |are )+\\d{1,2}(?:,? (?:and |& )?\\d{1,2})*\\b${NOT_HERSELF}`,
  'g',
)

export function age(said: string): number | null {
  const text = youngOnes(said).text.replace(PARENT_OF, ' ')
  const stated = Number(text.match(OF_CLIENT)?.[1] ?? 0)
  if (stated >= 16) return stated
  const ages: { years: number; beside: boolean }[] = []
  for (const { pattern, soon, notHair } of PATTERNS)
    for (const hit of text.matchAll(pattern)) {
      const end = hit.index + hit[0].length
      if (NOT_OF_PERSON.test(text.slice(0, hit.index))) continue
      if (notHair && /^\s*(?:dye|colour|tint|highlight|balayage|perm|box)/.test(text.slice(end))) continue
      const years = Number(hit[1]) - (soon ? 1 : 0)
      if (years < 3 || years > 99) continue
      const start = Math.max(...[',', ';', '\n', '.'].map(mark => text.lastIndexOf(mark, hit.index)))
      const rest = text.slice(end).search(/[,;\n.]|$/)
      const piece = text.slice(start + 1, end + rest)
      ages.push({ years, beside: BESIDE.test(piece) && ALONG.test(piece) && !COLOURED_TOO.test(piece) })
    }
  const own = ages.filter(({ beside }) => !beside)
  return own.length === 0 ? null : Math.min(...own.map(({ years }) => years))
}
