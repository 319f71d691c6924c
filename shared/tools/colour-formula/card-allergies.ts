// The allergies on a client's card. Each one counts: it refuses where it is, or may be, one to hair colour; else it is
// named as a caution, as typed. In doubt the card is believed. domain 1.16 [TUKES][COLWISE]
import { spokenIn } from '../../consultation/said'
import type { Facts } from '../../facts'
import { chemistryNamed, lineNamed, plain } from './dye-names'

export type CardAllergy = NonNullable<Facts['client']>['allergies'][number] & {
  /** Said in a consultation rather than noted on the card. */
  from?: string
}
export type Weighed = 'refuse' | 'cross' | 'other' | 'none'

const PRODUCT =
  /\b(?:hair ?dy\w*|dy(?:e[ds]?|eing)|tint(?:s|ing)?|colou?r(?:s|ed|ing|ings|ant|ants|ation)?|coulou?rs?|(?<!facial |skin |face )toners?|bleach\w*|light(?:e)?ners?|lightening|developers?|henn?as?|high ?lights?|low ?lights?|balayage|(?:semi|demi|quasi)[ -]?perm\w*|permanent(?! ?make)|grey coverage|root ?touch|(?:temporary|holiday|beach|black) tattoos?)\b/

/** Words of colour that are not hair colour: sweets, scans, the laundry, the sink. */
const OTHER_COLOURS =
  /\b(?:food|artificial|edible|synthetic food|azo food|red food) ?(?:colou?r\w*|dyes?)|\bcolou?r\w* (?:in|of) (?:food|sweets|drinks)|\b(?:contrast|iodine|x-?ray|ct|mri|scan|medical|patent blue|blue|injected|radio\w*)[ -]?(?:media |medium |scan )?dyes?\b(?: (?:for|used in|in) (?:an? )?(?:ct|mri|scan\w*|x-?ray\w*))?|\b(?:dyes?|colou?r\w*)(?:[- ]free)|\bdyes?(?= .{0,20}\b(?:ct|mri|scan\w*|x-?ray|angiogra\w*)\b)|\bcolou?r[- ](?:safe|catcher\w*|run)|\b(?:household|toilet|kitchen|domestic|cleaning|laundry|pool)[ -]bleach|\b(?:textile|clothing|clothes|fabric|leather|shoe) dyes?|\bskin colou?r\w*|\bcolou?r (?:of|change|changed)\b|\bchanged? colou?r/g

const OTHER_PRODUCT =
  /\b(?:shampoos?|conditioners?|hair ?spray|spray|mousse|serum|masks?|make-?up|mascara|lipstick|foundation|perfume|aftershave|moisturi\w+|sun ?(?:cream|screen|block)|creams?|lotions?|deodorant|micellar|styling|gels?|wax|oils?|nails?|polish|lacquer|soap|wash|tan|washing|sanitary|detergent)\b/

/** Para-amino compounds, azo and textile dyes, black rubber: they can cross-react with hair colour. [COLWISE] */
const RELATED =
  /\b(?:paba|para[ -]?amino\w*|(?:benzo|pro|novo|tetra|ametho)cain\w*|caine mix|(?:local )?ana?esthetics?|sul(?:ph|f)onam\w*|sul(?:ph|f)as?|sul(?:ph|f)a drugs?|azo\w*|textile|clothing dyes?|clothes dyes?|fabric dyes?|leather dyes?|shoe dyes?|disperse (?:blue|orange|red|yellow)|black rubber|ippd|n?ippd)\b/

/** Substances that are surely something else: what is written beside them is about them. */
const KNOWN_OTHER =
  /\b(?:nickel|cobalt|chromates?|gold|silver|metals?|jewel\w*|earrings?|latex|rubber|gloves?|plasters?|elastoplast|adhesives?|glue|penicillin|amoxicillin|antibiotics?|\w*nuts?|peanuts?|almonds?|sesame|hay ?fever|pollen|grass|trees?|cats?|dogs?|horses?|animals?|dust(?: mites?)?|mou?ld|gluten|wheat|coeliac|celiac|dairy|milk|lactose|shellfish|prawns?|fish|seafood|eggs?|soya?|strawberr\w+|kiwi|fruit|citrus|wasps?|bees?|stings?|sun|perfumes?|fragrances?|parfum|lanolin|wool|aspirin|ibuprofen|codeine|morphine|paracetamol|insects?|mosquito\w*|foods?|essential oils?|lavender|tea ?tree|coconut|aloe|parabens?|formaldehyde|sls|sulphates?|sulfates?|iodine|contrast)\b/

const SEVERE =
  /\b(?:swell\w*|swollen|swole\w*|puff\w*|blister\w*|burn\w*|burnt|weep\w*|hives|welts|anaphyl\w*|a ?& ?e|a and e|hospital\w*|ambulance|999|couldn't breathe|can't breathe|trouble breathing|eyes? (?:closed|shut))\b/
const ANY_REACTION = /\b(?:rash\w*|itch\w*|red|sore|react\w*|positive|failed|raised|stings?|stung|bad)\b/

const NOTHING =
  /^(?:n\/?a|n\.?k\.?(?:d\.?)?a\.?|none?|nil|nothing|no|not (?:known|applicable|any)|zero|[-–—.?x ]{1,40}|unknown)(?:[ ,:-]{1,4}(?:known|reported|given|stated|recorded|noted|disclosed|declared|mentioned|drug|food|skin|other|allerg\w*|reactions?|sensitivit\w*|issues?|problems?|yet|so far|to date|to report|of note|at (?:all|present|the moment)|that (?:i|we|she|he|they) (?:know|knows)(?: of)?|as far as \w+ (?:know|knows)|to (?:my|her|his|their) knowledge))*[.! ]*$/
/** "Not allergic to hair dye": said of hair colour, and said not to be. */
const DENIED =
  /^(?:no|not|never|nil|none|denies)\b.{0,30}\b(?:allerg\w*|react\w*|sensitiv\w*|problems?|issues?)\b.{0,8}\b(?:to|with)\b/
const UNNAMED =
  /^(?:unknown|not (?:known|sure)|unsure|something|anything|[?]+|(?:the |at |a )*(?:hair ?dressers?|salon)|(?:last|previous|old) \w+|(?:patch|skin|allergy)(?: alert)? test|(?:hair |salon )?products?)\b/
const FINE =
  /\b(?:fine|ok(?:ay)?|no (?:problems?|reactions?|issues?)|not allergic|tolerates?|never react\w*)\b[^.;]*?\b(?:ppd|dyes?|tints?|bleach|colou?r\w*)|\b(?:hair )?(?:ppd|dyes?|tints?|bleach|colou?r\w*)(?: (?:is|are|was|were|has been|have been))?[ :-]*(?:always )?(?:been )?(?:fine|ok(?:ay)?|clear|negative|no (?:problems?|reactions?|issues?))\b/g

const product = (text: string): boolean => PRODUCT.test(text.replace(OTHER_COLOURS, ' '))

/** What a free text blames: the chemistry, a line, or hair colour in general. */
function blames(text: string): boolean {
  if (chemistryNamed(text) || product(text)) return true
  const line = lineNamed(text)
  return line === 'colour' || (line === 'house' && !OTHER_PRODUCT.test(text))
}

/** 'none' is an entry that says that there is no allergy. */
export function weigh({ substance, reaction }: CardAllergy): Weighed {
  const name = plain(substance).trim()
  const told = plain(reaction ?? '').trim()
  if ((name === '' || NOTHING.test(name)) && (told === '' || NOTHING.test(told))) return 'none'
  if (DENIED.test(name) && !SEVERE.test(told)) return 'other'
  if (blames(name)) return 'refuse'
  const elsewhere = KNOWN_OTHER.test(name)
  const held = told.replace(FINE, ' ')
  if (elsewhere ? reactedToColour(held) : blames(held)) return 'refuse'
  if (!elsewhere && !OTHER_PRODUCT.test(name)) {
    const severe = SEVERE.test(name) || SEVERE.test(held)
    if (severe && (UNNAMED.test(name) || NOTHING.test(name))) return 'refuse'
    if (severe && /\b(?:scalp|hairline|behind (?:the |her |his )?ears?)\b/.test(`${name} ${held}`))
      return 'refuse'
    if (/\b(?:patch|skin|allergy)(?: alert)? test\b/.test(name) && ANY_REACTION.test(`${name} ${held}`))
      return 'refuse'
  }
  return RELATED.test(name) ? 'cross' : 'other'
}

/** Beside a substance that is something else: only where colour itself is named, and not the gloves or the clips. */
function reactedToColour(told: string): boolean {
  if (/\b(?:gloves?|earrings?|clips?|pins?|foils?|cape|gown|jewel\w*)\b/.test(told))
    return chemistryNamed(told)
  return (
    chemistryNamed(told) ||
    lineNamed(told) === 'colour' ||
    /\b(?:hair ?(?:dy\w*|colou?r\w*|tints?|bleach\w*)|dyes?|tints?|bleach\w*|henna|box (?:dye|colou?r))\b|\b(?:after|from|with|to|having|by|during) (?:\w+ ){0,3}colou?r\w*/.test(
      told.replace(OTHER_COLOURS, ' '),
    )
  )
}

const short = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text

/** As typed, in one line. */
export function asTyped({ substance, reaction, from }: CardAllergy): string {
  const name = short(substance.trim().replace(/\s+/g, ' '), 200)
  if (from) return `${name} (from ${from})`
  const told = reaction?.trim().replace(/\s+/g, ' ') ?? ''
  return told === '' ? name : `${name} (${short(told, 80)})`
}

/** A refusal gives no figure, not even one that the card quotes. */
export const withoutMeasures = (text: string): string =>
  text.replace(
    /\d{1,9}(?:[.,:/-]\d{1,9}){0,4}\s*(?:%|per ?cent|vol(?:ume)?s?\b|g\b|grams?\b|ml\b|min(?:ute)?s?\b)|\b\d+\s*:\s*\d+/gi,
    '…',
  )

/** The first allergy that refuses, and the others by what they ask for. */
export function cardAllergies(facts: Facts): Record<Exclude<Weighed, 'none'>, CardAllergy[]> {
  const found: Record<Exclude<Weighed, 'none'>, CardAllergy[]> = { refuse: [], cross: [], other: [] }
  for (const allergy of [...(facts.client?.allergies ?? []), ...consulted(facts)]) {
    const weight = weigh(allergy)
    if (weight !== 'none') found[weight].push(allergy)
  }
  return found
}

/** "Nickel, latex": each as if it stood on the card. */
function consulted(facts: Facts): CardAllergy[] {
  const spoken = spokenIn(facts.consultation)
  const words = spoken?.yes.get('allergy')?.words.split(/[,;\n]/) ?? []
  return words.flatMap(substance =>
    spoken && substance.trim() !== '' ? { substance, reaction: null, from: spoken.from } : [],
  )
}
