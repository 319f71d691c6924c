// An itch or a sting that comes with the colour, though the sentence doesn't name it: "always makes my head itchy". At a
// colour's desk that is the colour, unless something else is named. domain 1.16
import { type Said, saidAll, wholeSentence } from './says'
import { ofSomeoneElse } from './whose'

const SKIN =
  '(?:head|scalp|skin|neck|nape|ears?|face|forehead|hair ?line|temples?|parting|eyelids?|cheeks?|crown)'
const TIME = '(?:minutes?|hours?|days?|nights?|weeks?|months?|ages|while|bit|time|long)'
const COUNT =
  '(?:an?|the|about|over|nearly|almost|around|roughly|up to|at least|more than|like|good|solid|full|whole|half|another|next|first|following|couple|few|several|of|two|three|four|five|six|seven|\\d+)'
const EAGER = new RegExp(
  `^ (?:to (?!(?:the|her|his|my|their|both|all|most|an?|death|bits|pieces|tears|distraction|hell|${SKIN})\\b)[a-z]|for (?!(?:${COUNT} )*${TIME}\\b)[a-z])`,
)
/** "Itching to go blonde", "itching for a change": no skin. */
export const isEager = ({ text, after }: Pick<Said, 'text' | 'after'>): boolean =>
  text === 'itching' && EAGER.test(after)
const NEAR_SKIN = new RegExp(`\\b${SKIN}\\b`)
/** A red that burns out, a burnt copper: no skin either. */
export const burnsOut = ({ text, after }: Pick<Said, 'text' | 'after'>): boolean =>
  /^burn/.test(text) &&
  /^ (?:(?:out|through)\b|off\b(?! and on)|copper|orange|umber|sienna|amber|gold\b)/.test(after) &&
  !/\b(?:skin|scalp|neck|ears?|face|forehead)\b|^ \w+ (?:her|his|my) (?:parting|hair ?line|temples?|crown|nape|head)\b/.test(
    after,
  )

const ITCH =
  /\b(?:itch(?:es|ed|y|ier|iness|ing)?|scratch(?:es|ed|ing|y)?|st(?:ings?|ung|inging)|burn(?:s|t|ed|ing)?|tingl(?:es?|ed|ing|y)|prickl(?:es?|ed|ing|y)|nip(?:s|ped|ping|py)(?! (?:in|into|out|to|home|off|round|over|down|up|back|and)\b)|smart(?:s|ed|ing)|irritat(?:es?|ed|ing|ion)|on fire|raw|sore(?:ness)?|tender)\b/
/** These are said of hair and of much else, so the skin has to stand beside them. */
const OF_SKIN_ONLY = /^(?:scratch|burn|smart|nip|prickl|irritat|on fire|raw|sore|tender)/

/** Each time, or after the last one. */
const WITH_IT =
  /\b(?:always|(?:every|each) (?:single )?(?:time|visit|appointment|go|month)|whenever|(?:when|after|while|as soon as|once) (?:we|i|you|she|he|they|it)(?:'s|'ve|'d|'re)?\b|after(?:wards|ward)?|next (?:day|morning)|(?:last|previous) (?:(?:(?:couple of|few|two|three|\w+) )?times?|visit|appointments?|appts?|go|one|lot|round|session)|(?:\w+|\d+) (?:days?|hours?) (?:later|after\w*)|post[- ]?(?:colou?r|tint|dye|service|appointment|appt|visit)|at (?:her|his|my|the) last|(?:for|lasts?) (?:(?:about|a good|up to|at least|a) )*(?:\w+|\d+) (?:or \w+ )?(?:days?|hours?|weeks?)|for (?:days|hours|weeks|ages)|during|on (?:the )?(?:day|night)s? (?:after|of)|with (?:it|this|that|this one|the (?:usual|stuff|same|last|old|current)))\b/
/** What is put on her does it: "makes her scalp sting", "leaves me itchy", "gave her an itchy head". */
const BROUGHT_ON =
  /\b(?:ma(?:kes?|de)|g(?:ives?|ave)|le(?:aves?|ft)|br(?:ings?|ought)|sets?|turn(?:s|ed)|irritat(?:es?|ed)|get(?:s|ting)?|(?<!\b(?:'s|has|have|had|ve|'d) )got) (?:on |off |out )?(?:me|her|him|my|his|the client|the)?\b/

const OTHER_THING =
  '(?:hats?|cap|beanie|scarf|scarves|wool\\w*|jumper|collar|polo neck|gowns?|towels?|labels?|necklace|(?:dry |purple |new |anti[- ]dandruff |medicated |own |home )?(?:shampoos?|conditioners?)|(?:hair ?)?sprays?|gels?|wax|mousse|serums?|oils?|masks?|extensions?|wigs?|weaves?|braids?|tapes?|bonds?|glue|(?:cut|loose|short|chopped|bits of) hairs?|hair down|clippings?|hay ?fever|pollen|nettles?|wasps?|bees?|midges?|mosquito\\w*|bites?|bitten|insects?|horse ?fly|sun\\w*|onions?|heat|heatwave|sweat\\w*|gym|dryers?|tongs|straighteners|irons?|wand|curlers|rollers|fringe|ponytails?|plaits?|buns?|prices?|bill|pride|(?:hair ?)?cuts?(?! (?:and|n)\\b)(?! ?[&+])|between washes|without wash\\w*|basin|backwash|headrest|sitting (?:at|long|too)|massag\\w*|nits?|lice|cats?|dogs?|perfume|detergent|washing powder|chlorine|pool|sea|swimming|weather|winter|stress\\w*|menopaus\\w*|perms?|relaxers?|keratin|mint|tea tree|dandruff|earrings?|headphones?|scissors|clippers|razors?|comb\\w*|brush\\w*|headbands?|helmet|glasses|beards?|shav\\w*|threading|wax(?:ing|ed)|sugar\\w*)'
const NAMED = new RegExp(`\\b${OTHER_THING}\\b`)
/** A cause that stands in another piece of the sentence. */
const BLAMED = new RegExp(
  `\\b(?:from|after(?: using| wearing)?|reaction to|due to|because of|cos of|down to|blames?|caused by|(?:it's|its|(?<!\\bthought )it was|was|probably|only|just)) (?:(?:the|her|his|my|an?|that|this|new|old) )*${OTHER_THING}\\b`,
)
const ELSEWHERE =
  /\b(?:legs?|arms?|wrists?|hands?|fingers?|nose|eyes?|knees?|calf|calves|thighs?|ankles?|elbows?|feet|foot|toes?|back|tummy|shoulders?)\b/

/** "It nips", "makes me itch": of the one who wears it, without the place. */
const OF_HER =
  /\b(?:it|that|me|her|him|she|he|client)(?:'s)? (?:(?!hair|ends|lengths)\w+ ){0,2}$|^\s*(?:feels?|felt) (?:\w+ )?$/
const MAKES_HER = /\b(?:makes?|made|gives?|gave|leaves?|left|sets?) (?:me|her|him|the client) (?:\w+ ){0,2}$/

/** "It stings her", "burns my scalp". */
const ITS_OBJECT = new RegExp(
  `^ (?:me|her|him|my|his)(?: (?:${SKIN})\\b|\\s*$| (?:a bit|a little|badly|really|quite|every|each|when|after|for)\\b)`,
)
const DOES = /^(?:st(?:ings?|ung)|burns|burnt|irritates|nips|prickles|tingles)$/
/** At the head of a line: "nips a bit when it goes on". */
const AT_HEAD = /^(?:nips|prickles|burns|smarts)$/
/** A neck that is stiff or was held too long. */
const STIFF =
  /\b(?:stiff|throat|neck and (?:back|shoulders?)|back and neck|long (?:appointments?|services?|visits?)|too (?:high|low))\b/
/** Words of a mood as well: "sore about the price", "irritated because we ran late". */
const MOOD = /^(?:sore|irritated|raw|tender)$/
const OF_MOOD = /\b(?:about|prices?|cost|late|wait\w*|rushed|rude|parking|divorce|died|death)\b/

const isBroughtOn = (hit: Said, text: string): boolean => {
  const { piece, before, after, index } = hit
  const sentence = wholeSentence(text, index)
  const onSkin = NEAR_SKIN.test(piece)
  const herself = OF_HER.test(before) || (AT_HEAD.test(hit.text) && before.trim() === '')
  if (isEager(hit) || burnsOut(hit)) return false
  if (OF_SKIN_ONLY.test(hit.text) && !onSkin && !herself) return false
  if (MOOD.test(hit.text) && !onSkin && OF_MOOD.test(sentence)) return false
  if (/^(?:sore|tender)/.test(hit.text) && STIFF.test(piece)) return false
  if (NAMED.test(piece) || BLAMED.test(sentence) || (ELSEWHERE.test(piece) && !onSkin)) return false
  return (
    WITH_IT.test(sentence) ||
    (onSkin && BROUGHT_ON.test(piece)) ||
    MAKES_HER.test(before) ||
    (DOES.test(hit.text) && ITS_OBJECT.test(after))
  )
}

/** The words that tell of it; null where nothing does. */
export const broughtOnItch = (text: string): string | null =>
  saidAll(text, ITCH).find(hit => !ofSomeoneElse(hit) && isBroughtOn(hit, text))?.text ?? null
