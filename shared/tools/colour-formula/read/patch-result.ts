// What came of a patch test, however far the words stand apart: "the skin test behind her ear went bumpy". domain 1.16
import { type Said, saidAll, wholeSentence } from './says'
import { ofSomeoneElse } from './whose'

const TEST =
  /\b(?:(?:patch|skin|allergy|sensitivity)(?: alert)?(?: |-)?(?:test(?:ed|s|ing)?|results?)|(?<!\b(?:dry|bald|sore|red|scaly|flaky|rough|bare) )patch(?= (?:came|fine|ok|clear|good|looked|seemed|flared|(?:(?:was|is) )?(?:on|behind|inside|under) (?:(?:her|his|the) )?(?:arm|elbow|ears?|neck|wrist)))|where (?:we|i|you|she was|he was) (?:patch |skin )?tested|test(?:ed)? (?:area|spot|site|patch)|(?:48|24) ?-?h(?:rs?|ours?)? test)\b/

const BAD =
  /\b(?:positive|fail(?:ed|s)?|react(?:ed|s|ing|ions?)?|itch\w*|sore|swell\w*|swollen|puff\w*|raised|bump(?:s|y|ed)?|lump\w*|rash\w*|welts?|hives|blister\w*|weep\w*|ooz\w*|inflam\w*|irritated|irritation|flared|burn(?:t|ed|ing|s)?|st(?:ung|ing|ings|inging)|tingl\w*|spots|came up|blew up|(?:went|turned|was|is|got|gone|goes|all|bright|very|bit|slightly|little|(?:came|come) (?:back|up|out)) (?:(?:a|bit|very|all|really|slightly|hot|angry) )*(?:red|pink|hot|crusty|angry)|red(?:ness)?,? (?:and (?!brown|copper|gold|cool|warm|violet)|marks?|ring|skin)|redness|inconclusive|borderline|doubtful|not (?:quite )?clear|wasn't (?:quite )?clear|didn't (?:come|go) (?:back |up )?clear)/

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
  if (between === null || REASON.test(between)) return false
  const turned =
    /\b(?:but|then|until|later|by (?:the )?(?:evening|morning|night|next)|next (?:day|morning))\b/
  if (CLEAR.test(between) && !turned.test(between)) return false
  if (/\b(?:hair|scalp|lengths|ends|roots?|colour|tint|level|natural)\b/.test(between)) return false
  const comma = between.lastIndexOf(',')
  return between.trim().split(/\s+/).length <= 14 && (comma < 0 || turned.test(between.slice(comma)))
}

/** Shorthand: "PT pos", "patch +ve". */
const SHORT = /\b(?:pt|patch)(?: test)?:? (?:(?:was|is|came back) )?(?:\+ ?ve\b|pos\b|\+(?= *(?:$|[,;.)\n])))/

/** True where a patch test is said to have gone badly. */
export const patchTestFailed = (text: string): boolean =>
  SHORT.test(text) || saidAll(text, BAD).some(hit => isResult(text, hit))
