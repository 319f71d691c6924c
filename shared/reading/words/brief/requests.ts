// What a topic says to the writer and not to the reader: "write a post about", "keep it short".
import type { FamilyTable } from '../../families'
import type { Lines } from '../../tables'

const NOUN =
  'post/posts/caption/captions/email/emails/newsletter/newsletters/announcement/announcements/advert/adverts/ad/ads/story/stories/reel/reels/message/messages/content/copy/something/text/texts/blurb/blurbs/thing/things/one'
const ALL = 'people/clients/everyone/everybody'
const SEASON = '{spring/summer/autumn/winter, @month}'
const DASH = '=–, -@hyphen =-'
const LETTER = 'email/e_mail/message/post/note'

export const REQUEST_WORDS: FamilyTable = {
  polite:
    'please/pls/plz/hiya/can/could/would/will/you/u/ya/i/we/id/wed/like/want/need/to/help/me/us/just/hi/hello/hey/=,',
  make: 'write/create/make/do/post/draft/generate/compose/design/come_up_with/prepare/produce/give_me/need/want/send/send_out/share/publish, put/pop/stick/knock together/out/up',
  noun: `${NOUN}/e_mail/e_mails`,
  kind: 'instagram/insta/ig/facebook/fb/social/social_media/email/e_mail/newsletter/marketing/promo/promotional/grid/before_and_after/salon',
  plain: `-${NOUN} @word (=,)`,
  // Something follows that a post can tell.
  more: '-@hyphen @word, @n, =£/=€/=$/="/=“/=‘',
  tell: `tell/telling ${ALL}/them/our_clients (that/about), let/letting ${ALL}/followers/customers/our_clients/them know (that/about), remind/reminding ${ALL}/our_clients/them (that/about/to)`,
  says: `about/on/for/announcing/promoting/advertising/with/of/from/explaining/thanking/celebrating/introducing/which_says, saying (that),
    to announce/promote/advertise/share/celebrate, to say (that), (to) @tell, encourage/inviting people/clients to, that says/announces, that tells people/clients (that/about),
    to/for (our/my/the/all)* client/clients/customer/customers/followers/page/grid/members (about)`,
}

/** Each of these is removed from the front of a sentence, one after another. */
export const REQUESTS: readonly string[] = [
  '(please) write/do/make/keep it/this/one/something in/with a/an ..5 tone/voice/style/way about/on',
  `(@polite)* @make ..9-COMMA/about/announcing/regarding/saying/telling/letting @noun ..7-COMMA/about/announcing/regarding/saying/telling/letting
    {about/announcing/regarding, that +we/were/weve/our/the/it/its/there/theres, saying/to_say (that), telling * (that/about), letting * know (that/about)} +@more`,
  `(@polite)* @make (me/us/up) (a/an/the/some/our/another/one/your) (@plain) (@plain) (@plain) (@kind)* @noun (=:/=,) (@says)`,
  `(@polite)* {@tell, announce/announcing/promote/promoting/advertise/advertising/showcase/showcasing, ask/asking ${ALL}/our_clients/followers/them to/for,
    (also) mention/state/add/include/highlight/stress/emphasise/emphasize (that), (also) say -hello/hi/goodbye/thank/thanks/happy (that),
    shout/talk/talking/post/posting/brag/bragging about, brag/bragging that, show off} +@more`,
  `(@polite)* write/e_mail/email/message/text/mail (to) (all/every/our/my/the/of/past/existing/regular/colour)* client/clients/customer/customers/everyone/everybody/people/list/regulars/guest/guests
    (=,) (and/to/just)* (tell/telling/let/letting/remind/reminding/ask/asking/inform/informing them/everyone/people (know) (that/about))`,
  '@kind (@kind) @noun about/on/for/=:/=-/=–',
  '{a =/ b, b =& a, b =/ a, before =//=&/and after} (photo/photos/pic/pics/picture/pictures/shot/shots/post/caption) =:/=,/=./=–/=-',
  `newsletter/email/e_mail/post/caption/announcement/promo/promotion/facebook/instagram {=:, ${DASH}}`,
  'make/have it/us/this/the_post sound/look/seem/read like/as_if/as_though +@more',
  `({annual/monthly/weekly/quarterly/our/the/christmas/client/salon, ${SEASON}})* newsletter ((for) ${SEASON}) {=:/=–/=-/about, ;;}`,
  '(a/an) (gentle/quick/friendly/little/kind/polite)* reminder (to/for (all/our/everyone/clients/everybody)+) {that/=:/=,, -@hyphen =-, +we/our/the_salon/there/its/you/your}',
  '(the) (email) topic/subject/about/brief/theme (line) (of/for (the/this/our) email/e_mail/post/newsletter/message) =:/is/this_time_is/today_is',
  'it/its (is) (all) about +@more, body/text/message/copy =:',
  `sorry/apology/thank_you/update/quick/news/christmas/xmas/new_year/easter/summer/spring/autumn/winter/birthday/reminder/closure/holiday ${LETTER}/newsletter =:/=,/=–/=-`,
  `((the) aim/goal/purpose/objective/idea (is/here_is) (to)) win_back/winback/re_engage/reengage/bring_back/reactivate/re_activate/target/reach/attract
    (our/all/some/more/the/old/past/lost/lapsed/inactive/quiet/new/local/previous/former)* client/clients/customer/customers/people/ones/regulars/audience/guests (=./=!/=,/=:/=;/=–/=-)*`,
  `invite/invitation/inviting ((our/vip/all/regular/loyal)* ${ALL}/them) to +our/the/a/an`,
  'dear/hi/hello/hey all/everyone/everybody/clients/ladies/team/there/guys/folks (=,/=!)',
]

const THANKS = `thanks/thankyou/thank_you ${LETTER} to/for (all/our/my/the/every/of)* client/clients/customer/customers/everyone/everybody/people/regulars`
/** "Thank you message to all clients after our party": the thanks are the message. */
export const THANKS_AFTER = `${THANKS} +after/following`
export const THANKS_FOR = `${THANKS} +for`

const OFFERS =
  'no offer/offers/discount/discounts/deal/deals/price/prices (this_time/needed/please) (=./=!)* ;;'
/** "…, no offer" at the end is meant for us; "Students, no offer" is meant for the reader. */
export const NO_OFFER = `^ ${OFFERS}, =,/=; (with/and/but) ${OFFERS}, with ${OFFERS}`
export const AUDIENCE =
  '{student/students/kids/children/senior/seniors/pensioner/pensioners/teen/teens/members/staff/nhs/client/clients, over/under @n (s)} ;;'

const MARKS = 'emoji/emojis/hashtag/hashtags/exclamation*'
const TONE = 'tone/voice/style'
export const REQUESTS_SAID: Lines = {
  style: [
    '^ (please/pls/plz) remind/tell/let everyone/everybody/people/clients/customers/them (all/know/that)* (=./=!/=:) ;;',
    '^ (hi/hello/hey/dear/hiya (@word)) (i/we) hope you/u/ur/your/youre/everyone/all ..4 well/ok/okay/good/great (=./=!) ;;',
    '^ (please) give/list/include/share/suggest (us/me/them/people) @n/a_few/some/two/three/four/five/six (@word) questions/tips/ideas/reasons/ways/points/steps/examples (=./=!) ;;',
    `^ (please/pls/plz) {thats it/all/the_post/everything ;;, keep it/this, make it/this/them, write/do it/this in, in a/the (@word) ${TONE}, thank/thanks (you) ;;}`,
    `^ (please/pls/plz) use {(lots/loads/plenty/some of) ${MARKS}, some/no ${MARKS}, a/an (@word) ${TONE}/${MARKS}/joke/pun/rhyme/question/hook, the_word/british/american/uk/our_usual}`,
    `^ (please/pls/plz) {add (some/lots_of/plenty_of/a_few) ${MARKS}, no/with ${MARKS}, include ${MARKS}/a_call_to_action/cta}`,
    '^ (please/pls/plz) fun/friendly/warm/short/professional/chatty/upbeat/casual/cheeky/witty ..8 tone/voice/vibe/please',
    '^ (please/pls/plz) {max/maximum/under/about/around # words/characters, dont use/mention/be/make/sound/add/write, be warm/funny/kind/brief/creative/professional}',
  ],
  'style.not': [`^ make ..20 we/our/us, ${TONE}/way about/on`],
  // A gap left to be filled in, put into words.
  gap: [
    'tbc/tba/tbd, lorem ipsum, insert (@word) here/date/price/name, add/your date/price/salon_name/link here',
  ],
}
