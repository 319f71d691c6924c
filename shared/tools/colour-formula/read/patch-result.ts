// What came of a patch test, however far the words stand apart: "the skin test behind her ear went bumpy". domain 1.16
import { backTo, type Said, saidAll, wholeSentence } from './says'
import { ofSomeoneElse } from './whose'

const TEST =
  /\b(?:(?:patch|skin|allergy|sensitivity)(?: alert)?(?: |-)?(?:test(?:ed|s|ing)?|results?)|(?<!\b(?:dry|bald|sore|red|scaly|flaky|rough|bare|eczema|psoriasis|dermatitis|shaved|thin|thinning|grey|white) )patch(?= (?:came|fine|ok|clear|good|looked|seemed|flared|(?:(?:was|is) )?(?:on|behind|inside|under) (?:(?:her|his|the) )?(?:arm|elbow|ears?|neck|wrist)))|where (?:we|i|you|she was|he was) (?:patch |skin )?tested|test(?:ed)? (?:area|spot|site|patch)|(?:48|24) ?-?h(?:rs?|ours?)? test)\b/

const BAD =
  /\b(?:positive|fail(?:ed|s)?|react(?:ed|s|ing|ions?)?|itch\w*|sore|swell\w*|swollen|puff\w*|raised|bump(?:s|y|ed)?|lump\w*|rash\w*|welts?|hives|blister\w*|weep\w*|ooz\w*|inflam\w*|irritated|irritation|flared|burn(?:t|ed|ing|s)?|st(?:ung|ing|ings|inging)|tingl\w*|spots|came up|blew up|(?:went|turned|was|is|got|gone|goes|all|bright|very|bit|slightly|little|(?:came|come) (?:back|up|out)) (?:(?:a|bit|very|all|really|slightly|hot|angry) ){0,6}(?:red|pink(?! (?:hair(?=$|[,;.)\n])|(?:hair|ends|tips|streaks) (?:put|done|added)\b))|hot|crusty|angry)|red(?:ness)?,? (?:and (?!brown|copper|gold|cool|warm|violet)|marks?|ring|skin)|redness|hot and (?:angry|red|sore|itchy|swollen)|angry(?! (?:about|at|with|that|because|when|over|client|customer|mum))|inconclusive|borderline|doubtful|not (?:quite )?clear|wasn't (?:quite )?clear|didn't (?:come|go) (?:back |up )?clear)/

const CLEAR = /\b(?:clear|negative|fine|passed|ok|no reactions?)\b/
/** Why a test is wanted is no result of one: "patch test in case it itches". */
const REASON = /\b(?:in case|if|because|as she|as he|since she|since he|due to|to (?:see|check|rule)|for)\b/
const HARMLESS =
  /\b(?:nickel|latex|jewell?ery|plasters?|perfume|fragrance|pollen|nuts?|penicillin|dust|cats?|dogs?|food)\b/

/** The test before the word, in its sentence, with what stands between. */
function testBefore(text: string, { index }: Said): string | null {
  const sentence = wholeSentence(text, index)
  const start = text.indexOf(sentence, Math.max(0, index - sentence.length))
  const before = sentence.slice(0, Math.max(0, index - start))
  const last = [...before.matchAll(new RegExp(TEST.source, 'g'))].at(-1)
  return last ? before.slice(last.index + last[0].length) : null
}

/** Words of a bad result belong to the test before them, unless another thing or a clear result stands between. */
const isResult = (text: string, hit: Said): boolean => {
  if (ofSomeoneElse(hit) || HARMLESS.test(hit.sentence)) return false
  if (/^(?:positive|fail)/.test(hit.text) && TEST.test(`${hit.text} ${hit.after.slice(0, 40)}`)) return true
  const between = testBefore(text, hit)
  if (between === null) return goesOn(text, hit)
  if (REASON.test(between)) return false
  const turned =
    /\b(?:but|then|until|later|by (?:the )?(?:evening|morning|night|next)|next (?:day|morning))\b/
  if (CLEAR.test(between) && !turned.test(between)) return false
  if (/\b(?:hair|scalp|lengths|ends|roots?|colour|tint|level|natural)\b/.test(between)) return false
  const comma = between.lastIndexOf(',')
  return between.trim().split(/\s+/).length <= 14 && (comma < 0 || turned.test(between.slice(comma)))
}

/** A sentence that goes on about the test before it: "It itched all weekend", "Itchy now", "Area came up red". */
const GOES_ON =
  /^(?:\s|\b(?:but|then|now|and|it's|its|it|the|that|this|there|is|are|was|were|has|had|been|went|got|gone|started|to|began|felt|feels|feeling|looks|looked|turned|quite|very|a|bit|little|slightly|really|so|all|still|later|next|day|morning|evening|night|after|afterwards|since|by|behind|inside|on|her|his|of|came|up|out|in|skin|area|spot|site|patch|ears?|arm|elbow|crook|\d+|one|two|three|days?|hours?|weeks?|she|he|client|says?|said|reports?|reported|noticed|red|pink|hot)\b)*$/
const ITS_SUBJECT = /\b(?:it|it's|its|that|area|spot|site|patch|skin|ears?|arm|elbow|crook)\b/
const SKIN_BAD =
  /\b(?:red(?:ness)?|pink|hot|angry|itch\w*|sore|swell\w*|swollen|puff\w*|raised|bump\w*|lump\w*|rash\w*|welts?|hives|blister\w*|weep\w*|ooz\w*|inflam\w*|irritat\w*|flared|st(?:ung|ing\w*)|tingl\w*|spots|burn\w*)\b/
/** Without "it" or "the area" only a time or a place of the test may follow. */
const TIME_OR_PLACE =
  /^[ ,]*(?:$|now\b|since\b|after(?:wards)?\b|by\b|later\b|within\b|all (?:night|day|weekend|over|evening)\b|for \d|(?:the )?next\b|this\b|today\b|still\b|there\b|and\b|(?:behind|inside|on|in) (?:the |her |his )?(?:ear|arm|elbow|crook|area|spot|site|test))/
const OF_HAIR =
  /\b(?:hair|scalp|lengths|ends|roots?|colour\w*|tint\w*|dye\w*|bleach\w*|toner|level|highlights?|foils?|head|eyes?|nose|throat|legs?|jumper|wool|insect|mosquito|midge|sun\w*|brown|copper|gold\w*|blonde?|ginger|brassy|violet|loved?|loves|lovely|natural)\b/

const LONGEST_BEFORE = 400
/** The last sentence of a text that ends with a stop; '' where none does. The point of 4.5 is no stop. */
function endOf(text: string): string {
  if (!/[.;!?]$/.test(text)) return ''
  return (
    text
      .slice(0, -1)
      .split(/[;!?\n]|\.(?!\d)/)
      .at(-1) ?? ''
  )
}

/** The sentence before ends with a full stop and tells of a test. */
function goesOn(text: string, hit: Said): boolean {
  const start = backTo(text, hit.index, '.;!?\n')
  const lead = text.slice(start, hit.index)
  const after = text.slice(hit.index + hit.text.length).match(/^[^.;!?\n]*/)?.[0] ?? ''
  const previous = endOf(text.slice(0, start).slice(-LONGEST_BEFORE))
  return (
    new RegExp(TEST.source).test(previous) &&
    GOES_ON.test(lead) &&
    SKIN_BAD.test(hit.text + after) &&
    !OF_HAIR.test(lead + hit.text + after) &&
    (ITS_SUBJECT.test(lead) || TIME_OR_PLACE.test(after) || /^came up\b/.test(hit.text))
  )
}

/** Shorthand: "PT pos", "patch +ve". */
const SHORT =
  /\b(?:pt|patch)(?: test)?:? (?:(?:was|is|came back) )?(?:\+ ?ve\b|pos\b|positive\b(?! (?:attitude|person|outlook|vibes?|feedback|about|(?:to|for) (?:nickel|latex|fragrance|perfume|penicillin|nuts?|plasters?|covid|tb)))|\+(?= *(?:$|[,;.)\n])))/

/** True where a patch test is said to have gone badly. */
export const patchTestFailed = (text: string): boolean =>
  SHORT.test(text) || saidAll(text, BAD).some(hit => isResult(text, hit))
