// Words of hair that a sentence may use of something else: a relaxed person, a stretchy headband, restored clothes.
// Where it is not plain that something else is meant, the hair is.
import type { Said } from './says'

const HAIR =
  /\b(?:hair|lengths|mid-lengths|roots?|regrowth|ends|strands?|head|curls|afro|chemical\w*|natural|bone straight|weeks?|months?|years?|ago|every|last|lye)\b/

const MOOD_AFTER =
  /^ (?:(?:and|but|about|with (?:her|his|the|their) (?:look|style|upkeep))\b(?! (?:colou?r|permed|bleach|tint|dye|textur|straight|then|has|had|is))|(?:personality|person|character|manner|attitude|approach|lady|guy|client|customer|mood|atmosphere|lifestyle|style|look|vibe|fit|dress|office|job|chat|pace|day|schedule|routine|conversation|soul)\b)/
const MOOD_BEFORE =
  /\b(?:very|so|quite|super|nice and|(?:happy|calm|chatty|friendly|easy-going|chilled|laid-back|bubbly|smiley|cheerful|comfortable|confident)(?: and|,)|feels?|felt|feeling|seems?|seemed|looks?|looking|more|totally|pretty|really|stay|be|being|came in|lovely and|lovely|nice|nice,|chilled,|a) $/
const RESTFUL =
  /^ (?:day|time|massage|head massage|weekend|treatment|break|holiday|visit|afternoon|evening|morning|experience|music|spa|bath|trip|appointment)\b/

/** "Relaxed personality", "relaxed about upkeep", "a relaxing head massage": nothing was done to the hair. */
export function ofMood({ text, piece, before, after }: Said): boolean {
  if (/^relaxing$/.test(text)) return RESTFUL.test(after) || /\b(?:is|was|be|so|very|and) $/.test(before)
  if (!/^relaxed$/.test(text)) return false
  if (MOOD_AFTER.test(after) && !/\bhair (?:is |was |has been )?$/.test(before)) return true
  return MOOD_BEFORE.test(before) && !HAIR.test(piece)
}

const CLOTH =
  /^ (?:\w+ ){0,2}(?:head ?bands?|hair ?bands?|bobbles?|scrunchies?|tops?|jumpers?|leggings|pants|shorts|joggers|t-?shirts?|sweaters?|outfit|uniform|tunic|scarf|straps?|bandage|bra|jeans|trousers|dress|skirt|gown|caps?|fabric|waist ?band|snood|hats?|gloves?|material|beanie|tights|clothes|marks?|class|exercises|lobes|ears|earlobes|limo\w*|canvas(?:es)?|dough|muscles?|hamstrings?|routine)\b/
const OF_TIME =
  /^ (?:it |them |things |her |his |my |the |out |to |her out |it out )*(?:between|appointments?|visits?|time|budget|schedule|gaps?|\d+ weeks|weeks|longer between|further between|as long as)\b/

/** A stretchy headband, stretch marks, an appointment stretched to ten weeks. */
export const ofCloth = ({ text, before, after }: Said): boolean =>
  /^(?:over)?stretch/.test(text) &&
  (CLOTH.test(after) ||
    OF_TIME.test(after) ||
    /\b(?:yoga|pilates|morning|leg|back|lobes|ears) $/.test(before))

const THING =
  /\b(?:furniture|cloth(?:es|ing)|vintage|cars?|motor\w*|hous\w+|homes?|cottage|barn|building|art\b|paint\w*|pictures?|antiques?|property|boats?|church|museum|instruments?|pianos?|toys|books|garden|faith|confidence|energy|power|software|backup|data|factory)\b/
const OF_HAIR = /\b(?:colou?rs?\b|gr[ae]y|lotion|cream|comb|foam|pomade|pigment|hair)/
const CARE =
  /^ (?:her |his |the |its |some )?(?:shine|moisture|health|softness|bounce|strength|condition\w*|mask|treatment|shampoo|bonds?|protein|hydration|oil|serum)\b/

/** "A furniture restorer", "restoring mask": no comb-in colour. */
export const ofThings = ({ text, piece, after }: Said): boolean =>
  /restor/.test(text) && ((THING.test(piece) && !OF_HAIR.test(piece)) || CARE.test(after))

const BODY =
  /^(?:s|ed|ing)? (?:(?:her|his|a|an|the|my|their|some|two) )?(?:\w+ )?(?:nails?|heels?|ankles?|bones?|tendons?|ligaments?|wrists?|arms?|legs?|knees?|toes?|fingers?|hips?|ribs?|nose|tooth|teeth|back|bladder|stomach|hearts?|phone|glasses|photos?|pictures?|selfies?|keys?|pencils?|record|news|car|lift|boiler|engagement|relationship|promises?|coffee|tea|english|signal|immune)\b/
const RETURNS = /\b(?:spring|bounce|ping|snap)s? (?:right |straight |nicely |well )?back\b|\breturns\b/
const BREAK_AFTER =
  /^ (?:out|up|even|the bank|into|from|time|room|away|for|a sweat|the ice|bread)\b|^[ -]?danc/
const PAUSE =
  /\b(?:lunch|tea|coffee|career|city|summer|winter|spring|easter|school|mini|weekend|holiday|work|toilet|cigarette|fag|maternity|tie) $/
const SNAPPY =
  /^ (?:fasteners?|buttons?|happy|sense|dresser|mood|come ?backs?|answers?|dress|names?|slogan|title|with|at|decision|election|judg\w+)\b/
const OBJECT =
  /^ (?:gloves?|bands?|soles?|boots?|balls?|ducks?|dinghy|factory|stamps?|beans?|shoes?|straps?|bolognese|for (?:lunch|tea|dinner)|sandals?)\b/

/** "Snapped her heel", "lunch break", "brittle nails", "rubber gloves", "breaks out in spots". */
export function ofAnother(hit: Said): boolean {
  const { text, before, after } = hit
  if (ofCloth(hit)) return true
  if (
    /^(?:over)?stretch/.test(text) &&
    RETURNS.test(hit.sentence) &&
    !/\b(?:not?|never|n't|slow\w*|barely|hardly)\b|n't\b/.test(hit.sentence)
  )
    return true
  if (/^break/.test(text) && (BREAK_AFTER.test(after) || PAUSE.test(before))) return true
  if (/^snap/.test(text) && SNAPPY.test(after)) return true
  if (/^(?:rubber|jelly|spaghetti)/.test(text)) return OBJECT.test(after)
  if (/^(?:chewing|bubble) ?gum/.test(text))
    return !/\b(?:like|as|feels?|resembles|similar to)\b/.test(before)
  if (/\bnails?\b/.test(hit.sentence) && !/\b(?:hair|ends|lengths|strands?)\b/.test(hit.sentence)) return true
  return (
    /^(?:snap|break|brok|brittle|fragile|weak|compromised|fried|mush)/.test(text) &&
    (BODY.test(after) || /\bnails? (?:are |is |keep |so |very )*$/.test(before)) &&
    !/\bhair\b/.test(after)
  )
}
