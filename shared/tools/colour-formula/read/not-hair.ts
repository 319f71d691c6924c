// Words of hair that a sentence may use of something else: a relaxed person, a stretchy headband, restored clothes.
// Where it is not plain that something else is meant, the hair is.
import type { Said } from './says'

const HAIR =
  /\b(?:hair|lengths|mid-lengths|roots?|regrowth|ends|strands?|head|curls|afro|chemical\w*|natural|bone straight|weeks?|months?|years?|ago|every|last|lye)\b/

/** A mood has a word of its own beside it; "quite relaxed, done in May" has none and may be a relaxer. */
const MOOD =
  '(?:happy|calm|chatty|friendly|easy-going|easygoing|chilled|laid-back|bubbly|smiley|cheerful|comfortable|confident|beachy|casual|carefree|effortless|rested|patient)'
const MOOD_AFTER = new RegExp(
  `^ (?:(?:and|but) (?:\\w+ly )?${MOOD}\\b|about (?:(?:the|her|his|it|this|that|their) )*(?:it|everything|things|life|results?|outcome|look|style|upkeep|maintenance|cost|price|colour|tone|shade|grey|change|going|being|having|how|what|whether)\\b|with (?:her|his|the|their) (?:look|style|upkeep)\\b|(?:personality|character|manner|attitude|approach|mood|atmosphere|lifestyle|vibe|fit|dress|office|job|chat|pace|schedule|conversation|soul)\\b)`,
)
const MOOD_BEFORE = new RegExp(
  `\\b(?:${MOOD}(?: and|,)?|(?:feels?|felt|feeling|seems?|seemed)(?: (?:very|so|quite|more|really|nice and|totally|pretty|super))?) $`,
)
/** What tells that the hair was treated, in a sentence that seems to tell of a mood. */
const DONE = /\b(?:done|did|lye|regrowth|touch\w*|chemical\w*|(?:days?|weeks?|months?|years?) ago)\b/
const RESTFUL =
  /^ (?:day|time|massage|head massage|weekend|break|holiday|afternoon|evening|morning|music|spa|bath|trip)\b/

/** "Relaxed personality", "relaxed about upkeep", "a relaxing head massage": nothing was done to the hair. */
export function ofMood({ text, piece, sentence, before, after }: Said): boolean {
  if (/^relaxing$/.test(text)) return RESTFUL.test(after) && !HAIR.test(before)
  if (!/^relaxed$/.test(text) || DONE.test(sentence)) return false
  if (MOOD_AFTER.test(after) && !/\bhair (?:is |was |has been )?$/.test(before)) return true
  return MOOD_BEFORE.test(before) && !HAIR.test(piece)
}

/** The hair itself, wherever it is: what is told beside it is told of it. */
const ON_HEAD =
  /\b(?:hair|lengths?|mid-?lengths|mids|ends|tips|strands?|roots?|regrowth|crown|nape|fringe|bangs|hairline|parting|curls?|perm\w*|bleach\w*|combing|brushing|wet)\b/
const LIKE =
  /\b(?:like|as|as if|feels?|resembles?|similar to|turns? (?:in)?to|goes|texture of|consistency of)\b/

const CLOTH =
  /^ (?:(?:her|his|a|the|my|out|black|white|blue|denim|gym|yoga|cotton|old|new|lycra|elastic|little|big|plastic|some|own) ){0,2}(?:head ?bands?|hair ?bands?|bobbles?|scrunchies?|jumpers?|leggings|pants|shorts|joggers|t-?shirts?|sweaters?|outfit|uniform|tunic|scarf|straps?|bandage|bra|jeans|trousers|dress|skirt|gown|caps?(?! (?:high|foil|bleach|streak))|fabric|waist ?band|snood|hats?|gloves?|beanie|tights|clothes|marks?|class|exercises|limo\w*|canvas(?:es)?|dough|muscles?|hamstrings?)\b/
const WORN_TOP = /\b(?:wear\w*|wore|dressed in|bought|in) (?:an? |her |his |the )(?:\w+ )?$/
const LOBES = /^ (?:ear ?)?lobes\b|^ ears\b/
const OF_TIME =
  /^ (?:it |them |things |her |his |my |the |out |time )*(?:(?:longer |further )?between (?:her |his |the )?(?:appointments?|visits?|colours?|cuts?|tints?)|appointments?|visits?|budget|schedule|gaps?|to \d+ weeks(?! ago))\b/

/** A stretchy headband, stretch marks, an appointment stretched to ten weeks. */
export const ofCloth = ({ text, before, after }: Said): boolean =>
  /^stretch/.test(text) &&
  !LIKE.test(before) &&
  (CLOTH.test(after) ||
    (/^ tops?\b(?! (?:section|layer|half|part|of|hair|bit|area))/.test(after) && WORN_TOP.test(before)) ||
    (/^stretched$/.test(text) && LOBES.test(after)) ||
    (/^stretch(?:es|ing|ed)?$/.test(text) && OF_TIME.test(after) && !ON_HEAD.test(before)) ||
    /\b(?:yoga|pilates|(?:does|doing|do|daily) (?:her |his |some )?(?:morning|leg|back)) $/.test(before))

const THINGS =
  '(?:furniture|cloth(?:es|ing)|vintage|cars?|motor\\w*|houses?|homes|cottages?|barns?|buildings?|art|paint\\w*|pictures?|antiques?|property|boats?|church\\w*|museum|instruments?|pianos?|toys|books|gardens?|faith|confidence|energy|power|software|backup|data|factory|trucks?|sofas?|handbags?|bikes?)'
/** The thing itself stands beside the word: "furniture restorer", "restores old cars"; "a restorer at home" is no home's. */
const THING = {
  before: new RegExp(`\\b${THINGS}(?: and \\w+)? $`),
  after: new RegExp(
    `^ (?:(?:of|an?|the|her|his|their|some|old|classic|vintage|antique|1\\d{3}s|second-hand|two|\\d+) )*${THINGS}\\b`,
  ),
}
const OF_HAIR = /\b(?:colou?rs?\b|gr[ae]y|lotion|cream|comb|foam|pomade|pigment|hair)/
const CARE =
  /^ (?:her |his |the |its |some )?(?:shine|moisture|health|softness|bounce|strength|condition\w*|mask|treatment|shampoo|bonds?|protein|hydration|oil|serum)\b/

/** "A furniture restorer", "restoring mask": no comb-in colour. */
export const ofThings = ({ text, piece, before, after }: Said): boolean =>
  /^restor/.test(text) &&
  !OF_HAIR.test(piece) &&
  (THING.before.test(before) ||
    THING.after.test(after) ||
    (/^restor(?:ing|es|ed|ative)$/.test(text) && CARE.test(after)))

const BODY =
  /^ (?:(?:her|his|a|an|the|my|their|some|two|both) )?(?:(?:left|right|big|little|front|old|new|best|false|acrylic|gel) )?(?:nails?|heels?|ankles?|bones?|tendons?|ligaments?|wrists?|arms?|legs?|knees?|toes?|fingers?|hips?|ribs?|nose|tooth|teeth|bladder|stomach|phone|glasses|photos?|pictures?|selfies?|keys?|pencils?|record|news|car|boiler|engagement|relationship|promises?|coffee|tea|english|signal|immune)\b(?![ -](?:length|long|deep))/
/** It goes back by itself, and nothing limits that: "returns sometimes" does not. */
const RETURNS =
  /(?:\b(?:spring|bounce|ping)s? (?:right |straight |nicely |well )?back|(?:^|,|\band|\bit|\bhair|\bthen) *returns)(?= *(?:$|[.,;!\n]|nicely|well|fine|fully|perfectly|normally|into|to (?:its |shape|place|normal|length)))/
const DOUBTED =
  /\b(?:not?|never|slow\w*|barely|hardly|some\w*|mostly|partly|part|usually|only|event\w*|used|half\w*|almost|nearly|bit|little|if|until|should|could|would|might|may|needs?|wants?|hop\w+|rarely|seldom|occasion\w*|dry|less|later|long|lost|too|very|over\w*|really|super|extremely|snap\w*|break\w*|broke\w*|after)\b|n't\b|\?/
const BREAK_AFTER =
  /^ (?:out (?:in (?:spots|acne|zits|pimples|a sweat)|before (?:exams?|tests?|her period))|up with (?:(?:her|his|the|a) )?(?:boy|girl|partner|husband|wife|fianc)\w*|the bank|into song|a sweat|the ice|bread|room|for (?:lunch|tea|coffee|dinner|a (?:cuppa|drink|smoke)))\b|^[ -]?danc/
const PAUSE = /\b(?:lunch|tea|coffee|toilet|cigarette|fag) $/
const HOLIDAY = /\b(?:career|city|summer|winter|spring|easter|school|mini|weekend|holiday|work|maternity) $/
const SNAPPY =
  /^ (?:fasteners?|buttons?|happy|sense|dresser|mood|come ?backs?|answers?|dress|names?|slogan|title|decision|election|judg\w+|(?:with|at) (?:(?:her|his|the|my|other) )?(?:people|everyone|everybody|somebody|someone|staff|kids|children|husband|wife|partner|customers|colleagues|family))\b/
const OBJECT =
  /^ (?:gloves?|bands?|soles?|boots?|balls?|ducks?|dinghy|factory|stamps?|beans?|shoes?|straps?|bolognese|for (?:lunch|tea|dinner)|sandals?)\b/
const CHEWED =
  /\b(?:(?:she|he|client|always|keeps|while|sat)(?:'s| is| was)?|buys?|sells|offered|spat out|nicotine|some|piece of|packet of|loves|likes) $/

/** "Snapped her heel", "lunch break", "brittle nails", "rubber gloves", "breaks out in spots". */
export function ofAnother(hit: Said): boolean {
  const { text, sentence, piece, before, after } = hit
  if (ofCloth(hit)) return true
  if (/^stretch/.test(text)) return RETURNS.test(sentence) && !DOUBTED.test(sentence)
  if (/^(?:rubber|jelly|spaghetti)$/.test(text)) return OBJECT.test(after) && !LIKE.test(before)
  if (/^(?:chewing|bubble) ?gum/.test(text))
    return (
      CHEWED.test(before) && !ON_HEAD.test(piece) && !/\b(?:like|texture|feel|stretch\w*)\b/.test(sentence)
    )
  if (ON_HEAD.test(piece)) return false
  if (/^breaks?$/.test(text) && (BREAK_AFTER.test(after) || PAUSE.test(before))) return true
  if (/^break$/.test(text) && (HOLIDAY.test(before) || /^ time\b(?! after)/.test(after))) return true
  if (/^breaking$/.test(text) && BREAK_AFTER.test(after)) return true
  if (/^snap(?:py)?$/.test(text) && SNAPPY.test(after)) return true
  if (
    /^snap/.test(text) &&
    /^ at (?:her|his|the) (?:kids|children|husband|wife|partner|staff|dog)\b/.test(after)
  )
    return true
  if (
    /\b(?:hair|it|ends|lengths|strands?)\b.*\b(?:same|as well|too)\b|\b(?:same|so is|like) (?:as |with |for )?(?:her |his |the )?(?:hair|ends)\b/.test(
      sentence,
    )
  )
    return false
  if (/^\s*(?:they|which) /.test(piece) && /\bnails?\b[^,]*,\s*(?:they|which)\b/.test(sentence))
    return !ON_HEAD.test(sentence)
  return (
    /^(?:snap|break|brok|brittle|fragile|weak|compromised|fried)/.test(text) &&
    (BODY.test(after) || /\bnails? (?:are |is |keep |so |very )*$/.test(before))
  )
}
