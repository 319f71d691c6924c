// What a brief says to the writer, or about whoever it concerns: orders, wishes for the style, people on the team.
import type { Lines } from '../../tables'

const ONE_OF_US =
  'stylist/colourist/colorist/barber/starter/apprentice/junior/receptionist/trainee/assistant/therapist/manager/face'

const POST =
  'post/posts/caption/captions/email/emails/announcement/announcements/advert/adverts/promotion/story/reel'
const ASKED =
  '(please) (a/an) (fun/funny/cheeky/short/quick/warm/friendly/cute/witty/nice/chatty/serious/simple/little)* (instagram/insta/facebook/fb/reminder)'
const SHOWN = 'shown/used/printed/mentioned/published/posted/given/told/seen/appear'
const WHO = 'surname/surnames/name/names/face/faces'
export const ASIDES_SAID: Lines = {
  // Orders that would make the tool break its own rules.
  order: [
    'ignore/disregard/forget/override/bypass ~4 previous/above/prior/earlier/rule/rules/instruction/instructions/guideline/guidelines/guardrail/guardrails/policy/policies/check/checks/law/asa/limit/limits/everything',
    'system prompt*',
    'you are now',
    'you are a/an ai/assistant/pirate',
    'you are a/an language model',
    'act as',
    'pretend to be',
    'pretend you/that',
    'developer mode*',
    'jailbreak*',
    'reveal/print/show/output/repeat (me) your/the prompt/instructions/rules/system/api/secret/secrets',
    'output/respond/reply/answer only/just',
    'output/respond/reply/answer nothing but',
    'output/respond/reply/answer in/as json',
    'new instruction/instructions :',
    '=< (=/) system*/script*/prompt*/user*/assistant*',
    'assistant :',
    '@bracket system/inst',
  ],
  // The request that comes before the subject: "Funny post for mums about school run hair".
  asked: [
    `^. ${ASKED} ${POST} for/aimed ~3 about/announcing → `,
    `^. ${ASKED} ${POST} about/on/for/announcing → `,
  ],
  // Wishes that a post may not follow. The rest of their sentence still says what the post is about.
  against: [
    'dont mention/include/add (the/an/a) unsubscribe/terms/conditions/optout',
    'dont mention/include/add (the/an/a) opt out',
    'dont mention/include/add (the/an/a) t & cs',
    'dont mention/include/add (the/an/a) small print',
    'do not mention/include/add (the/an/a) unsubscribe/terms/conditions/optout',
    'do not mention/include/add (the/an/a) opt out',
    'do not mention/include/add (the/an/a) t & cs',
    'do not mention/include/add (the/an/a) small print',
    'no/without (a/an/the) unsubscribe/optout',
    'no/without (a/an/the) opt out',
    'no/without (a/an/the) small print',
    'leave/take out/off the unsubscribe/terms/optout',
    'leave/take out/off the opt out',
    'invent/fabricate',
    '<and/&/+/n make up a/an/some/#/something/the/nice/fake/your',
    '<and/&/+/n make up ~3 review/reviews/quote/quotes/testimonial/testimonials/feedback/number/numbers/figure/figures/statistics/stats/detail/details/fact/facts/client/clients/name/names/story/stories/anything/whatever/stuff/comment/comments/words/result/results/award/awards/thing/things/content',
    '<{hair/updo/styling/nails/lashes ..1} and/&/+/n make up a/an/some/#/something/the/nice/fake/your',
    '<{hair/updo/styling/nails/lashes ..1} and/&/+/n make up ~3 review/reviews/quote/quotes/testimonial/testimonials/feedback/number/numbers/figure/figures/statistics/stats/detail/details/fact/facts/client/clients/name/names/story/stories/anything/whatever/stuff/comment/comments/words/result/results/award/awards/thing/things/content',
    'make people/ppl/them/clients/everyone/followers panic/worry/feel/jealous/scared/think',
    'even though/tho there*/we/it',
    'although there*/we/it',
  ],
  // What the post leaves out about somebody.
  hide: [
    `her/his/their/the/client/clients ~2 ${WHO} ~2 must/should/may/can/is/are/to not (to) (be) ${SHOWN}`,
    `her/his/their/the/client/clients ~2 ${WHO} ~2 mustnt/shouldnt/cannot/cant/isnt/not (to) (be) ${SHOWN}`,
    `dont/never/not show/use/print/mention/publish/post/give/tell her/his/their ~2 ${WHO}`,
  ],
  // From here to the end of the sentence it is for us alone: "don't say why, Jo lost her dad".
  secret: [
    'dont/do_not/never (please) mention/say/write/state {that/why/who/how/her/his/their, (the/anything/about)* surname/reason/illness}',
    'not for (the)* public/publication/publishing/posting/clients/customers/outsiders, staff/team/internal/internally/private/salon only =:/=–/=-',
    'between us/ourselves =:/=,/=–, off the record, confidential/confidentially, keep (this/that/it) quiet/secret/private/to_yourself/to_yourselves/between_us, keep @name out_of_it/out_of_this',
  ],
  // Refers to something that isn't written anywhere.
  nowhere: [
    'the/that other thing/one/stuff',
    're the/that/her/his/my',
    'you know what/which/who i mean',
    'as discussed',
    'as agreed on the phone',
    'same/like (as) we said',
  ],
  // What went wrong belongs in a phone call, not in a thank-you.
  went_wrong: [
    'react*/allerg*/complain*/unhappy/upset/sore/itch*/burn*/rash/swell*/swollen/damage*/wrong/sorry/apolog*/refund/redo/hospital/doctor',
    'not happy',
    'put right',
  ],
  // Other people whom "they" may mean.
  others: [
    'friend/friends/stylist/stylists/barber/barbers/colourist/colourists/colorist/colorists/team/staff/girls/apprentice/apprentices/junior/juniors/student/students/kids/child/children/mum/mums/dad/dads/parent/parents/famil*/partner/partners/guest/guests/neighbour/neighbours/builder/builders/driver/drivers/shops/salons/bride/brides/model/models/product/products/extensions/charity',
  ],
  staff: [
    'staff/team/stylist/colourist/colorist/barber/apprentice/junior/receptionist/owner/manager/join/joins/joined/qualified/maternity/nvq/promoted/space/spaces/slot/slots',
    'with us (for) #',
    'level #',
  ],
  newcomer: [
    `new/newest/welcom*/meet/introducing/congrat*/join/joins/joined/joining/promot*/qualif*/leaves/leaving/returns/returning ~3 ${ONE_OF_US}/team`,
    `our/the team/new ~3 ${ONE_OF_US}/team`,
    `${ONE_OF_US} (is) join*/starting/starts/qualified/promoted/leaving/returning`,
  ],
  // If somebody got something for a picture or post, it is an advert and must say so. (CAP 2.1)
  gifted: [
    'gifted/influencer/sponsored/ambassador',
    'paid partnership',
    'brand ambassador',
    'in exchange for (a/an) post/story/reel/content/photo/photos',
    '@hash ad',
    'collab/collaboration with @at',
  ],
  'gifted.not': ['gifted/influencer/sponsored : no/none'],
}
