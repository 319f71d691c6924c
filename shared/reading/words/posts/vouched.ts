// What a post may only say if the brief says it too: credentials, people, and words addressed to the salon and not to
// its clients.
import type { Lines } from '../../tables'

export const VOUCHED_SAID: Lines = {
  credential: [
    'award/awards/accredited/certified/qualified/celebrit*/vegan/organic/ecofriendly/sustainable/parking/wheelchair/refreshments/prosecco/champagne/loyalty/discount/discounts/raffle/prize/giveaway/specialist/specialists/expert/experts/sponsored',
    'master colourist/colorist/stylist',
    'official/exclusive stockist/stockists',
    'years (of) experience',
    'since @year',
    'est/established',
    'trained at/by/with',
    'featured in',
    'as seen in/on',
    'partner/partnered/partnership with',
    'cruelty/ammonia/ppd/paraben/sulphate/sulfate free',
    'eco friendly',
    'locally sourced',
    'gift with',
    'student discount',
    'money off',
  ],
  named: [
    'ask for [ @capital ]',
    'with/by/from/meet/see/call/stylist [ @capital ]',
    'our stylist/colourist/colorist/barber/owner/director/junior [ @capital ]',
    'our team member [ @capital ]',
    'book in with [ @capital ]',
  ],
  chatter: [
    '^ sure/certainly/absolutely/great ;:',
    '^ of course ;:',
    '^ heres/here (is) your/a/the/an ~4 post/caption/email/draft/content',
    '^ as an ai',
    '^ im/i (am) an ai',
    '^ im/i (am) sorry',
    '^ let me know if',
    '^ feel free to edit/adjust/customi*',
    '^ note/disclaimer/preheader/hashtags/caption/post/body :',
    '^ subject (line) :',
    '^ preview text :',
  ],
}

/** Capitalised words after "with" or "see" that aren't names. */
export const NO_NAMES: ReadonlySet<string> = new Set(
  'now today soon more below above how what why is if it this that these those and for us our the all everyone you your love one any each just monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas easter spring summer autumn winter instagram facebook google style colour balayage'.split(
    ' ',
  ),
)
