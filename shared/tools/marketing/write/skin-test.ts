// The skin test before colour, mentioned wherever colour is advertised. [NHBF-AAT]
import type { Brief } from '../read/brief'

const ADVERTISED = ['spotlight', 'availability', 'launch', 'offer', 'event']
/** Kinds that advertise colour only if one is booked or won with them. */
const BESIDE = ['voucher', 'product', 'referral', 'giveaway', 'welcome']
const COLOUR =
  '(?:balayage|ombr[eé]|(?:high|low|baby)lights|foils?|(?:(?:half|full|t)[- ](?:head|section) )(?:of )?(?:colou?r|highlights|foils|tint)?|(?:root |brow |lash )?tints?|root (?:touch[- ]ups?|colou?r)|colou?rs?|colou?r (?:service|appointment|booking|visit|correction)|gloss(?:es)?|toners?|(?:cut|blow[- ]?dry) (?:and|&|\\+) colou?r)'
/** "With every balayage", "when you book highlights"; not "20% off colour shampoo". */
const BOOKED = new RegExp(
  `\\b(?:with|book\\w*|ha(?:ve|ving)|off|after|every|each|any|win|wins|your(?: next| first)?|first|both)\\b(?: (?:an?|the|all|any|every|each|your|our|new|next|first|full|set|of|or|more|\\d+)){0,3} ${COLOUR}\\b(?![- ]?(?:shampoos?|conditioners?|masks?|serums?|sprays?|oils?|creams?|foams?|products?|range|kits?|bottles?|safe|protect\\w*|care|depositing|lock|shield|treated|clients?|wheel|bars?|house|event|chart)\\b)`,
  'i',
)
const SOON = /\b(?:today|tonight|tomorrow|this (?:morning|afternoon|evening))\b/i

/** `text`: the post so far. Null if nothing needs saying. */
export function skinTestOf({ kind, subjects, salon, topic }: Brief, text: string): string | null {
  if (!subjects.some(({ test }) => test)) return null
  // A bottle sold along with a booked colour; a bottle alone needs no test.
  const sold = ADVERTISED.includes(kind) && subjects[0]?.id !== 'retail'
  if (!sold && !((ADVERTISED.includes(kind) || BESIDE.includes(kind)) && BOOKED.test(topic))) return null
  if (/(?:patch|skin|allergy)[- ](?:alert )?test/i.test(text)) return null
  // Nobody new could have had a test in time for tomorrow.
  return kind === 'availability' && SOON.test(topic)
    ? `Colour needs a skin test with us at least ${salon.testHours} hours before, so this one is for clients who have had theirs.`
    : `New to colour with us? We do a quick skin test at least ${salon.testHours} hours before.`
}
