// What changes the tone of a post, and what rules one out: bad news, applause, an apology, a reward for a review.
import type { Lines } from '../../tables'

const PET = 'cat/dog/pet/rabbit/parrot/tortoise'
const EACH =
  '(friendly) appointment/appointments/chair/chairs/hour/hours/morning/mornings/session/sessions/slot/slots/evening/evenings/cut/cuts/time/times'

export const MOODS_SAID: Lines = {
  shuts: [
    'close/closes/closed/closing for good',
    'close/closes/closed/closing permanently/down',
    'close/closes/closed/closing our/the/its door/doors',
    'last/final day of trading',
  ],
  raised: [
    'we/weve/you/youve/together/team (have) (all) raised',
    'raised (a) (whopping/total/massive/huge) (of) £/€',
  ],
  trouble: [
    'poorly/roadworks/scaffold*/wifi/flood*/leak/snow/snowed/storm/ice/emergency/unforeseen/illness/unwell/boiler/burgl*/strikes/delay/delays',
    'power cut',
    'road clos*',
    'wi fi',
    'closed/closing (early) today/tomorrow',
    'closed/closing (early) this morning/afternoon',
    'no (hot) water',
    'no power/electric*/heating/internet',
    'burst pipe',
    'fire alarm',
    'off sick',
    'broken boiler/down',
    'card machine',
    'phone/phones is/are/down',
    'phone line/lines is/are/down',
    'system (is) down',
    'short notice',
    'breakin',
    'break in',
    'train/tube/bus/rail/post/postal strike/strikes',
    'running late',
  ],
  grief: [
    'died/death/funeral/heartbroken/condolences/bereave*/tribute',
    'passed away',
    'sad news',
    'in (loving) memory',
    'loving memory',
    'goodbye to our',
    'rest in peace',
  ],
  applause: [
    'passed her/his/their/my/our/the/a/an/with/level/nvq',
    'qualified/promoted/congrat*/graduat*/workiversary',
    'well done',
    'shoutout/shoutouts to/for ~3 team/staff/girls/stylist/stylists/apprentice/apprentices/junior/juniors/receptionist/receptionists/barber/barbers/colourist/colourists',
    'shout out/outs to/for ~3 team/staff/girls/stylist/stylists/apprentice/apprentices/junior/juniors/receptionist/receptionists/barber/barbers/colourist/colourists',
    'staff/team/stylist/stylists/hairdresser/hairdressers/apprentice/apprentices appreciation day',
    'so proud',
    'proud of',
    'work anniversary',
    'year/years with us',
    'started as our/a',
  ],
  leaving: [
    'leaving us',
    'last day',
    'moving on',
    'saying goodbye',
    'retires/retiring/retired/farewell',
    'retirement -home/homes/village/villages/flats/age/discount',
    '<client/clients/customer/customers/everyone/everybody/people/bride/brides/guest/guests/you is/are leaving -early/work/at/with/happy/feeling/looking/smiling/the',
    'off to ~1 uni/university/college',
    'well miss',
    '<{back/returns/returning ..2} maternity leave from/on/next/starts',
  ],
  pet: [`missing/lost ..8 ${PET}`, `${PET} ..8 missing/lost`],
  expires: [
    'voucher/vouchers/points/loyalty ..12 expir*',
    'gift card/cards ..12 expir*',
    'voucher/vouchers/points/loyalty/card/cards ..12 run out',
    'voucher/vouchers/points/loyalty/card/cards ..12 use it/them/yours by',
    'voucher/vouchers/points/loyalty/card/cards ..12 before it/they end/run',
    'balance reminder',
  ],
  wish: ['good luck', 'mubarak/kareem'],
  behind: ['behind the scenes', 'day in the life'],
  survey: ['survey/questionnaire/vote', 'feedback form', 'your opinion/views', 'have your say'],
  'walk-in': ['walkin/walkins', 'walk in/ins', 'no appointment needed/necessary', 'just turn up'],

  // Nobody is being told just to walk in.
  'walk-in.no': [
    'no/not/never/stop*/without/end/ended/ending/dont/doesnt/cant/wont/arent/isnt ~3 walkin/walkins',
    'no/not/never/stop*/without/end/ended/ending/dont/doesnt/cant/wont/arent/isnt ~3 walk in/ins',
    'walk in/ins (are/is/have/has) not/stopped/stopping/end*',
    'walk in/ins (are/is/have/has) no longer',
    'by appointment',
    'appointment/appointments only',
  ],
  // What a late cancellation costs, not a slot that has become free.
  'freed.rule': [
    'policy/policies/notice/charge*/fee/fees',
    'late cancellation/cancellations/cancelation/cancelations',
    'cancellation/cancellations mean/means/cost/costs/fee/fees/charge/charges/hurt/hurts',
    'please give',
  ],
  called_off: [
    'is/are (now) cancelled/postponed',
    'is/are (now) called off',
    'has/have been (now) cancelled/postponed',
    'has/have been called off',
  ],
  // An apology for a mistake, not "sorry we're closed".
  apologises: [
    '^ ~6 sorry email/post/message/for/about/if',
    '^ ~6 sorry e mail',
    '^ ~6 sorry to everyone/anyone/all/those',
    '^ ~6 apolog*',
    'apologise/apologize to (our/all) clients/customers/everyone',
    'we messed/mucked/slipped up',
    '^: (so/very/were) sorry ;',
    '^: we are sorry ;',
  ],
  'training.night': ['training night'],
  abandoned: ['abandoned booking/basket/cart', 'started/began/tried to book', 'incomplete booking'],
  'wants.models': [
    'model/models needed/wanted/required/call',
    'need/seeking/want ~3 model/models',
    'looking for ~3 model/models',
  ],
  freed: [
    'cancellation/cancellations/cancelation/cancelations/gap/gaps',
    'has/have/had cancelled',
    'last minute',
    'come free/up',
    'noshow',
    'no show',
  ],
  quiet: [`quiet/silent/sensory/calm ${EACH}`, 'no small talk', 'silent treatment chair', 'sensory friendly'],
  trained: [
    'team/teamve/we/weve/all/staff/stylist/stylists/girls/@name (is/are/has/have/all/been/just/now/both/recently/fully) (is/are/has/have/all/been/just/now/both/recently/fully) (is/are/has/have/all/been/just/now/both/recently/fully) trained/completed/finished/learning/learned/learnt',
    'team/teamve/we/weve/all/staff/stylist/stylists/girls/@name (is/are/has/have/all/been/just/now/both/recently/fully) (is/are/has/have/all/been/just/now/both/recently/fully) back from -{next/this/@day/@month/#, ..2 mat/maternity/paternity/leave/surgery/operation/op/hospital/illness/holiday/holidays/hols/honeymoon}',
    'team/teamve/we/weve/all/staff/stylist/stylists/girls/@name (is/are/has/have/all/been/just/now/both/recently/fully) (is/are/has/have/all/been/just/now/both/recently/fully) on a/an ~3 course/training',
    'training day/course',
    'certificate/certificates/diploma in/from',
  ],
  // Why prices go up.
  reason: [
    'reason/reasons/because/cost/costs/bill/bills/wage/wages/rent/energy/inflation/vat',
    'due to',
    'as our',
    'so that',
  ],
}

const REVIEW = 'review/reviews/rating/ratings'
const GOOD = 'good/great/positive/glowing/nice/lovely/kind/top/excellent/brilliant/amazing'

/** A reward for a review. [DMCC Act 2024] */
export const REWARDS_SAID: Lines = {
  review: ['review*/rate/rates/rating/ratings'],
  wish: [
    `leave/leaving/write/writing/post/drop/give/send/do ~6 ${REVIEW}`,
    'review/rate us/me',
    'review/rate your/our/the visit/experience/salon/service/stylist/cut',
    'for/with/after a/an/your/each/every/any/the/leaving/writing ~3 review',
    'each/every/any ~1 review',
    'review/reviews us',
    'review/reviews and get/win/have/receive',
    'reviewers',
  ],
  reward: [
    '£/$/€ #',
    '# %/percent/pounds/quid',
    '# per cent',
    '@word off',
    'voucher/vouchers/gift/gifts/free/win/prize/prizes/draw/discount/discounts/reward/rewards/treat/treats/points/entered',
    'on us',
    'on the house',
  ],
  // A later sentence that is still about the review.
  for_it: [
    'in return',
    'thank/thanks (you)',
    'thankyou',
    'for it/yours',
    'for doing so',
    'for your trouble/time',
    'you/they/everyone/youll/theyll (will/can) get/receive/win',
    'you/they/everyone/youll/theyll (will/can) be entered',
    'every one',
    'each one',
    'and get',
  ],
  Google: ['google'],
  Trustpilot: ['trustpilot', 'trust pilot'],
  Tripadvisor: ['tripadvisor', 'trip advisor'],
  praise: ['5/five star/stars/=*', '5stars/5star', `${GOOD} ~1 ${REVIEW}`],
  draw: ['draw/win/entered/raffle'],
  told: [
    'get/gets/getting/receive/have/claim/earn/win/give/gives/for/with/theres/is (you) [ (a/an/your/some) free ~4 ] ;:',
    'get/gets/getting/receive/have/claim/earn/win/give/gives/for/with/theres/is (you) [ (a/an/your/some) £/$/€ # (off/voucher) ]',
    'get/gets/getting/receive/have/claim/earn/win/give/gives/for/with/theres/is (you) [ (a/an/your/some) £/$/€ # gift card ]',
    'get/gets/getting/receive/have/claim/earn/win/give/gives/for/with/theres/is (you) [ (a/an/your/some) # %/percent (off) ]',
    'get/gets/getting/receive/have/claim/earn/win/give/gives/for/with/theres/is (you) [ (a/an/your/some) # per cent (off) ]',
    'get/gets/getting/receive/have/claim/earn/win/give/gives/for/with/theres/is (you) [ @word pounds/quid (off) ]',
    'get/gets/getting/receive/have/claim/earn/win/give/gives/for/with/theres/is (you) [ (a/an/your/some) ~2 voucher/gift/discount/treat/prize/points ]',
  ],
}

const DATE = '@day/@month/tonight/tomorrow/today/midnight/christmas/easter'

/** What we must know before we write anything. */
export const NEEDS_SAID: Lines = {
  // Words that aren't really anyone's own, even in quotation marks.
  not_own: [
    'words to that effect, sort_of/something_like/roughly/more_or_less/basically/along_the_lines_of what she/he/they/the_client said/wrote, paraphras*, reworded, not her/his/their (exact/own/real/actual) words, from memory',
    '{i/we/ive/weve} (have/just) {wrote/written/made_up/invented (this/it/that/these/one/the_words)+ (up/for), made (this/it/that/these/one/the_words)+ up} -{down/out}',
  ],
  reported: [
    'said/says/wrote/writes/texted/messaged/commented -yes/no/we/it/its/thats/ok @word',
    'told us/me -yes/no/we/it/its/thats/ok @word',
  ],
  edited: [
    '<{not/no/never/un/without ..2} photo/photos/pic/pics/picture/pictures/image/images ~4 <{not/no/never/un/without/havent/hasnt/arent/werent/isnt ..2} edited/retouched/photoshopped/airbrushed/facetuned',
    '<not/no/never/un/without edited/retouched/photoshopped/airbrushed/facetuned photo/photos/pic/pics/picture/pictures/image/images',
  ],
  from_month: [
    'from/in/on/starting/since (early/mid/late/next) (the) (start) (of) @month/@day/month/week',
    'from/in/on/starting/since (early/mid/late/next) new year',
    'as of (early/mid/late/next) @month/@day/month/week',
  ],
  closes: [`clos*/end/ends/until/till/by/before/draw/drawn/on ..5 #/${DATE}`],
  raffle: ['raffle/raffles/tombola/charit*/fundrais*/proceeds/hospice/macmillan', 'in aid of'],
  its_day: [
    'monday/tuesday/wednesday/thursday/friday/saturday/sunday/mon/tue/tues/wed/thu/thurs/fri/sat/sun/tonight/tomorrow/today/midnight/christmas/easter',
    '# (of) @month',
    '# st/nd/rd/th (of) @month',
    '@month #',
  ],
  won: [
    'congrat*',
    'winner/prize/raffle is/was/of/goes/went',
    'won by/our/the',
    'has/have been drawn',
    'was won',
    'winner/winners (=:) @name',
    '@name (=,) {(the/our) winner of, (has) won}',
  ],
  prize: [
    '£/€ #',
    'prize @word',
    'prize : @word',
    'win a/an/the/one/two/#',
    'giveaway of/:',
    'give away of/:',
    'free',
    'giving away',
  ],
  shows: [
    'before and/&/n/=/ after',
    'photo/photos/picture/pictures/pic/pics/video/reel of our/a/my/her/his/the/@name',
    'client/clients photo/picture/transformation/makeover',
  ],
  may_not_mail: [
    'unsubscribed',
    'opted out',
    'no marketing consent',
    'marketing/email consent : no/none/withdrawn',
    'marketing/email opt in : no/none/withdrawn',
    'marketing/email optin : no/none/withdrawn',
    'not opted in',
    'never/hasnt/havent/didnt opt/opted in',
    'never/hasnt/havent/didnt agree/agreed to email/emails',
    'never/hasnt/havent/didnt sign/signed up',
    'bought/purchased/scraped/rented (a/an) (email) list/addresses/data',
  ],
  vague: [
    'some kind/sort of',
    'something for/like/nice/fun',
    '@word thing',
    'idea/ideas/maybe/dunno/whatever/tbd/tbc/anything',
    'not sure',
    'or something',
  ],
  bare_voucher: [
    'gift card/cards offer/deal/promo*/discount/sale',
    'voucher/vouchers offer/deal/promo*/discount/sale',
    'offer/deal/discount/sale on (all/our) gift card/cards/voucher/vouchers',
  ],
  number: ['#'],
  amount: ['£/€/%'],
  sum: ['#', 'free/half'],
  // Advice that comes with the post.
  period: [
    'until/till/end/ends/to/from/by/in/this/next/throughout/all/every/during/on #/jan*/feb*/mar*/apr*/may*/jun*/jul*/aug*/sep*/oct*/nov*/dec*/mon*/tue*/wed*/thu*/fri*/sat*/sun*/week*/month*/weekend*/summer*/winter*/autumn*/spring*/christmas*/easter*',
    '# (st/nd/rd/th) jan*/feb*/mar*/apr*/may*/jun*/jul*/aug*/sep*/oct*/nov*/dec*',
  ],
  terms: ['not with', 'exclud*/terms/only', 't & c/cs', 'new clients'],
  reviews: ['review/reviews'],
  thanked: ['£/€/%', 'voucher/gift/free/win/draw/prize'],
  one_place: [
    'instagram only',
    'only on/for instagram/facebook',
    'only on/for the website',
    'not on/for facebook/instagram/tiktok',
  ],
  award: ['won/winner/finalist/shortlisted/award/awards'],
}
