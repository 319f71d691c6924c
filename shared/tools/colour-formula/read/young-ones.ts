// Children who are told of beside the client: their age is not hers, and a colour for them is asked about. domain 1.16

/** School years in which nobody is 16 yet: "year 9", "7th grade". */
export const YOUNG_PUPIL =
  /(?<!\b(?:last|this|next|per|every|each|half|new|\d|of the) )\b(?:year|years) (?:[1-9]|10)\b(?=\s*(?:$|[,;.\n)]|pupil|student|girl|boy|at school|school|now|kid|and|but|so))|\b[1-9](?:st|nd|rd|th)[ -]grad(?:e|er)\b|\b(?:primary|elementary|infant|junior|middle|prep) ?school\w*|(?<=\b(?:her|his|their|my) )year (?:[1-9]|10) (?:tutor|teacher|form)\b|\bjunior high\b|\b(?:at|in|still in|still at) (?:primary|juniors|elementary)\b|\bunder[ -]?(?:age|16|sixteen)\b|\bschool ?child\b|\blittle (?:girl|boy)\b|\btoddler\b|\bpre-?teen\b|\btween\b/

const ONE =
  '(?:daughter|son|child|kid|niece|nephew|brother|sister|girl|boy|toddler|baby|grand(?:daughter|son|child|kid))'
const SEVERAL =
  '(?:daughters|sons|children|kids|nieces|nephews|brothers|sisters|girls|boys|twins|triplets|lads|lasses|teens|youngsters|little ones|grand(?:daughters|sons|children|kids))'
const AGE =
  '(?:only |just |nearly |almost |still |turning |aged? |of |about )*\\d{1,2}(?!\\d| ?(?:%|cm|vol|months?|weeks?|foils?))'
const AGES = `${AGE}(?:(?:,| and| &|,? ?and| or) ${AGE})*`
const SEVERAL_AGED = new RegExp(
  `(?<![\\d/.,-])\\b(?:(?:my|her|his|their|our|the|two|three|four|[2-5]|both|has|have|got) ){0,6}${SEVERAL}(?: (?:of hers|together))?(?:'s| are| who are| is|,| -|:)? ${AGES}`,
  'g',
)
const ONE_AGED = new RegExp(
  `\\b(?:(?:own|little|younger|older|elder|eldest|youngest|teenage|teen) )?${ONE}(?:'s| is| who is|,| -|:)? ${AGE}(?: years? old| ?yo\\b| yrs)?`,
  'g',
)
const HER_CHILD_AGED = new RegExp(`\\b(?:her|his|their) ${ONE_AGED.source.slice(2)}`, 'g')

/** After the ages: who of them is to have something done. */
const WANTED =
  /\b(?:wants?|wanting|would like|'d like|likes? to|needs?|needing|having|gets?|getting|booked|here for|asked|asking|asks|both|too|also|as well|same|for)\b[^.;\n]{0,40}\b(?:highlights?|foils?|colou?r\w*|tints?|dye\w*|bleach\w*|toner|balayage|blonde|lighter|lights|streaks?|dip ?dye|pink|blue|purple|same|one|hers|done|hair)\b|\b(?:colour\w*|highlights?|foils?|tint\w*|blonde|dye\w*) (?:for )?(?:both|too|as well|them|each)\b/

const OWNED = /^(?:(?:the|two|three|four|[2-5]|both) )*(?:my|her|his|their|our|has|have|got|grand\w+)\b/

/** The client's own grown age in so many words: a child of hers whose age is told is not she. Her mum's age is not hers. */
const CLIENT_GROWN =
  /\b(?:client|customer)(?:'s| is)? (?:aged? )?[2-9]\d(?: years? old| yo)?(?=\s*(?:$|[,;)\n]|\.(?!\d)))/
const KIN_AGED = new RegExp(
  ONE_AGED.source.replace('|child|kid|niece', '|niece').replace('|girl|boy|toddler|baby', ''),
  'g',
)

/** "Daughter is 15": nobody says whose she is, or that she sits there. */
const KIN_ALONE = new RegExp(
  `(?<!\\b(?:for|on|my|our|the|a|her|his|their|client|customer|in|with) )\\b(?:(?:own|little|younger|older|elder|eldest|youngest|teenage|teen) )?(?:daughter|son|niece|nephew|grand(?:daughter|son))(?:'s| is) ${AGE}(?: years? old| ?yo\\b| yrs)?`,
  'g',
)
const BOOKED =
  /\b(?:book\w*|client|customer|mum|mother|mom|dad|father|parents?|appointment|my|our|consent\w*|sitting|sat (?:here|with)|prom|for (?:(?:the|my|her|his|our|a) )?(?:daughter|son|niece|nephew|grand(?:daughter|son)))\b/

const CHILD =
  '(?:(?:kids|children|twins|triplets|little ones?|youngsters|teens|teenagers|daughters?|sons?|nieces?|nephews?|grand(?:daughters?|sons?|children|kids|child)|girls|boys|child|kid)(?! (?:of them )?(?:is|are|was|were|said|says|think|thinks)\\b))'
const OF_HAIR_COLOUR =
  '(?:highlights?|foils?|colou?r\\w*|tint\\w*|dye\\w*|bleach\\w*|toner|balayage|streaks?|dip ?dye|(?:hair|it|them|theirs) (?:done|dyed|coloured|bleached|lightened)|the same|same as (?:her|mum|me)|one too|it too)'
/** Colour for children of whom nobody told the age, or told it later: "both my kids want colour". */
const CHILD_COLOURED = [
  new RegExp(
    `\\b(?:my|her|his|their|our|the|both|[23]) (?:(?:own|little|young|[23]|both|my|her|of) ){0,6}(?:${CHILD}|(?<=\\b(?:my|our) )[23](?= wants?\\b))\\b[^.;,\\n]{0,12}\\b(?:wants?|would like|'d like|needs?|having|getting|booked(?: in)? for|here for|asking for|to have) (?:(?:some|a|an|the|their|his|her|own|hair|bit of|few) )*${OF_HAIR_COLOUR}\\b`,
  ),
  new RegExp(
    `\\b(?:colou?ring|colou?r|dyeing|dye|tinting|tint|bleaching|highlighting|highlights|foils)(?: for| on)? (?:both )?(?:my|her|his|their|our|the) (?:(?:own|little|young|[23]) )*${CHILD}(?:'s|s')?\\b(?! (?:put|did|does|used|bought|gave|chose|recommended|has|had|uses)\\b)`,
  ),
] as const
/** Another day, long ago, or grown up. */
const NOT_TODAY =
  /\b(?:next (?:time|week|month|year)|another (?:day|time)|one day|when (?:she|he|they)(?:'s|'re| is| are)? (?:older|\d+)|years? ago|adult|grown[ -]?up|at uni\w*|married|[2-9]\d)\b/

const childToColour = (text: string): boolean =>
  (text.match(/(?:[^.;\n]|\.(?=\d))+/g) ?? []).some(
    sentence => CHILD_COLOURED.some(pattern => pattern.test(sentence)) && !NOT_TODAY.test(sentence),
  )

/** Told in passing: "her son is 13", "she has two kids, 12 and 14"; "her son, 13" may be who sits there. */
const TOLD = /^(?!.*\bage)[^\d,:-]*\d/
const HAS_THEM = /^(?:she |he )?(?:has|have|got|grand\w+)\b(?!.*\b(?:her|his|their|my|our)\b)/
const OF_SEVERAL = new RegExp(`\\b${SEVERAL}\\s+\\d`)
/** She may be who sits there after all: a shade is told, or the chair. */
const IN_CHAIR = /\b\d{1,2}\/\d|\b(?:in the chair|(?:is|are) (?:the |our |my )?(?:client|model|one)s?\b)/
/** Right behind the age: clearly only along. */
const ALONG =
  /^[ ,(-]*(?:(?:is|are|who is|who are|also|both) )*(?:waiting\b(?! for)|in tow\b|at home\b|also here\b|with (?:her|him)\b(?! \w)|(?:comes?|coming|came|here) (?:too|as well|along)\b|(?:(?:for|having|gets?|getting) )?(?:just )?(?:a )?(?:trim|hair ?cut)\b(?! ?(?:and|&|\+|\/|plus|then|with)))/

const inPassing = (mention: string, after: string): boolean =>
  !IN_CHAIR.test(after) &&
  (ALONG.test(after) ||
    (HAS_THEM.test(mention) ? after.trim() === '' : TOLD.test(mention) && !OF_SEVERAL.test(mention)))

/** Who is booked is the child, whatever else was told. */
const FOR_A_CHILD = new RegExp(
  `\\b(?:for|on|colour(?:ing)?|book(?:ing|ed)?(?: in)?) (?:(?:my|her|his|the|a|our|client's|their) )+${ONE}\\b`,
)

/** The rest of the sentence behind a place in it. */
const rest = (text: string, from: number): string => text.slice(from).match(/^[^.;\n]*/)?.[0] ?? ''

export type YoungOnes = {
  /** The text without the ages of those who are only beside the client. */
  text: string
  /** A child beside the client seems to be meant: nobody can tell from here whose colour it is. */
  whose: boolean
}

export function youngOnes(said: string): YoungOnes {
  let whose = false
  const asked = (mention: string, sure: boolean): string => {
    whose = true
    return sure ? mention : ' '
  }
  /** Leaves out young ages that are nobody's who is to be coloured; the others are asked about or stay. */
  const without = (text: string, pattern: RegExp, owned = (mention: string) => OWNED.test(mention)): string =>
    text.replace(pattern, (mention: string, ...found: unknown[]) => {
      const at = found.find((each): each is number => typeof each === 'number') ?? 0
      const ages = [...mention.matchAll(/\d{1,2}/g)].map(([years]) => Number(years))
      if (!ages.some(years => years < 16)) return mention
      const beside = owned(mention)
      const after = rest(text, at + mention.length)
      if (
        /\b(?:for|on|client|customer|booking)\s*$/.test(text.slice(0, at)) ||
        (ages.length === 1 && !beside)
      )
        return asked(mention, true)
      return WANTED.test(after) || !beside || !inPassing(mention, after) ? asked(mention, false) : ' '
    })
  let text = without(without(said, SEVERAL_AGED), HER_CHILD_AGED)
  if (CLIENT_GROWN.test(text) && !FOR_A_CHILD.test(text)) text = without(text, KIN_AGED, () => true)
  text = text.replace(KIN_ALONE, (mention: string, ...found: unknown[]) => {
    const at = found.find((each): each is number => typeof each === 'number') ?? 0
    const after = rest(text, at + mention.length)
    if (Number(mention.match(/\d+/)?.[0] ?? 99) >= 16) return mention
    return BOOKED.test(text) || WANTED.test(after) || IN_CHAIR.test(after) || ALONG.test(after)
      ? mention
      : asked(mention, false)
  })
  whose ||= childToColour(said)
  return { text, whose }
}
