// An itch or a sting that comes with the colour, though the sentence doesn't name it: "always makes my head itchy". At a
// colour's desk that is the colour, unless something else is named. domain 1.16
import { type Said, saidAll } from './says'
import { ofSomeoneElse } from './whose'

const SKIN =
  '(?:head|scalp|skin|neck|nape|ears?|face|forehead|hair ?line|temples?|parting|eyelids?|cheeks?|crown)'
/** To itch for a change, and brass that burns through, are no skin. */
const ITCH =
  /\b(?:itch(?:es|ed|y|ier|iness)?|itching(?! (?:to|for)\b(?! (?:an?|the|two|three|\d|days|hours|weeks?|ages)\b))|scratch(?:es|ed|ing|y)?|st(?:ings?|ung|inging)|burn(?:s|t|ed|ing)?(?! (?:out|off|through|away|copper|orange|umber|sienna|amber|gold)\b)|tingl(?:es?|ed|ing|y)|prickl(?:es?|ed|ing|y)|nip(?:s|ped|ping|py)|smart(?:s|ed|ing)|irritat(?:es?|ed|ing|ion)|on fire|raw|sore(?:ness)?|tender)\b/
/** These are said of hair and of much else, so the skin has to stand beside them. */
const OF_SKIN_ONLY = /^(?:scratch|burn|smart|nip|prickl|irritat|on fire|raw|sore|tender)/
const NEAR_SKIN = new RegExp(`\\b${SKIN}\\b`)

/** Each time, or after the last one. */
const WITH_IT =
  /\b(?:always|(?:every|each) (?:single )?(?:time|visit|appointment|go|month)|whenever|(?:when|after|while|as soon as|once) (?:we|i|you|she|he|they|it)(?:'s|'ve|'d|'re)?\b|after(?:wards|ward)?|next (?:day|morning)|(?:last|previous) (?:(?:(?:couple of|few|two|three|\w+) )?times?|visit|appointments?|go|one|lot|round|session)|at (?:her|his|my|the) last|(?:for|lasts?) (?:(?:about|a good|up to|at least|a) )*(?:\w+|\d+) (?:or \w+ )?(?:days?|hours?|weeks?)|for (?:days|hours|weeks|ages)|during|on (?:the )?(?:day|night)s? (?:after|of)|with (?:it|this|that|this one|the (?:usual|stuff|same|last|old|current)))\b/
/** What is put on her does it: "makes her scalp sting", "leaves me itchy", "gave her an itchy head". */
const BROUGHT_ON =
  /\b(?:ma(?:kes?|de)|g(?:ives?|ave)|le(?:aves?|ft)|br(?:ings?|ought)|sets?|turn(?:s|ed)|irritat(?:es?|ed)|get(?:s|ting)?|got) (?:on |off |out )?(?:me|her|him|my|his|the client|the)?\b/

const OTHER_THING =
  '(?:hats?|cap|beanie|scarf|scarves|wool\\w*|jumper|collar|polo neck|gowns?|towels?|labels?|necklace|(?:dry |purple |new |anti[- ]dandruff |medicated |own |home )?(?:shampoos?|conditioners?)|(?:hair ?)?sprays?|gels?|wax|mousse|serums?|oils?|masks?|extensions?|wigs?|weaves?|braids?|tapes?|bonds?|glue|(?:cut|loose|short|chopped|bits of) hairs?|hair down|clippings?|hay ?fever|pollen|nettles?|wasps?|bees?|midges?|mosquito\\w*|bites?|bitten|insects?|horse ?fly|sun\\w*|onions?|heat|heatwave|sweat\\w*|gym|dryers?|tongs|straighteners|irons?|wand|curlers|rollers|nits?|lice|cats?|dogs?|perfume|detergent|washing powder|chlorine|pool|sea|swimming|weather|winter|stress\\w*|menopaus\\w*|perms?|relaxers?|keratin|mint|tea tree|dandruff|earrings?|headphones?|scissors|clippers|razors?|comb\\w*|brush\\w*|headbands?|helmet|glasses|beards?|shav\\w*|threading|wax(?:ing|ed)|sugar\\w*|throat|eyes?(?!lid))'
const NAMED = new RegExp(`\\b${OTHER_THING}\\b`)
/** A cause that stands in another piece of the sentence. */
const BLAMED = new RegExp(
  `\\b(?:from|due to|because of|cos of|down to|blames?|caused by|(?:it's|its|it was|was|probably|only|just)) (?:(?:the|her|his|my|an?|that|this|new|old) )*${OTHER_THING}\\b`,
)
const ELSEWHERE =
  /\b(?:legs?|arms?|hands?|fingers?|nose|knees?|elbows?|feet|foot|toes?|back|tummy|shoulders?)\b/

/** "It nips", "makes me itch": of the one who wears it, without the place. */
const OF_HER =
  /\b(?:it|that|me|her|him|she|he|client)(?:'s)? (?:(?!hair|ends|lengths)\w+ ){0,2}$|^\s*(?:feels?|felt) (?:\w+ )?$/
const MAKES_HER = /\b(?:makes?|made|gives?|gave|leaves?|left|sets?) (?:me|her|him|the client) (?:\w+ ){0,2}$/

const isBroughtOn = ({ text, piece, sentence, before }: Said): boolean => {
  const onSkin = NEAR_SKIN.test(piece)
  if (OF_SKIN_ONLY.test(text) && !onSkin && !OF_HER.test(before)) return false
  if (NAMED.test(piece) || BLAMED.test(sentence) || (ELSEWHERE.test(piece) && !onSkin)) return false
  return WITH_IT.test(sentence) || (onSkin && BROUGHT_ON.test(piece)) || MAKES_HER.test(before)
}

/** The words that tell of it; null where nothing does. */
export const broughtOnItch = (text: string): string | null =>
  saidAll(text, ITCH).find(hit => !ofSomeoneElse(hit) && isBroughtOn(hit))?.text ?? null
