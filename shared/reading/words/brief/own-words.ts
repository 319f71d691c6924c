// Where a client's own words begin, who sent them, and what is only about them; also what tells a reader nothing.

const TELLS = 'said/says/wrote/told_us/writes'
const ENDS = '{+=./=,/=;/=–/=—, ;;, -@hyphen +=-}'
/** Words that have a capital beside a quote but aren't names. */
const NO_NAME =
  'a/i/we/our/the/my/written/consent/permission/signed/photo/photos/yes/no/ok/okay/client/clients/customer/stylist/quote/review/reviews/feedback/words/testimonial/message/text/note/card/dm/comment/google/instagram/insta/facebook/treatwell/fresha/trustpilot/tiktok/whatsapp/anonymous/unnamed/please/thanks/topic/title/headline/post/caption'
/** People sign with where they live, and a place isn't a name. Places that are also people's names are left out. */
export const PLACES: ReadonlySet<string> = new Set(
  `leeds manchester birmingham liverpool glasgow edinburgh aberdeen dundee cardiff swansea newport belfast dublin cork galway
  limerick london bristol sheffield nottingham leicester coventry bradford hull newcastle sunderland york oxford cambridge
  brighton southampton portsmouth plymouth exeter norwich ipswich reading luton derby stoke bath cheltenham gloucester
  worcester wakefield huddersfield harrogate doncaster rotherham bolton stockport wigan blackpool warrington swindon
  bournemouth cornwall devon kent essex surrey sussex yorkshire lancashire`.split(/\s+/),
)
/** "… From Maureen, she said", "… (Anna)", "… Anna, Leeds." */
export const SIGNED = `(=./=,/=;) {=-/=–/=—/=~, (left/written/sent) by/from} [ -a/i @capital (@hyphen @word) (@name (@hyphen @word)) ]
  (wife/husband/partner/mum/mother/dad/father/sister/brother/daughter/son/friend),
  (=./=,/=;) {=( [ -${NO_NAME} @capital (@name) ] (=, @capital) =), [ -${NO_NAME} @capital (@name) ] (=, @capital) {=./;;}}`
/** "This lovely text from Jo: …" */
export const SENT_BY = `review/reviews/text/texts/message/messages/note/notes/card/cards/email/emails/e_mail/e_mails/words/letter/letters/feedback/dm/dms/comment/comments/quote/quotes/testimonial/testimonials/this/one from/by
  -google/facebook/insta*/treatwell/fresha/trustpilot/yell/yelp/tripadvisor/tiktok/whatsapp/booksy/our/the/one/my/a/an
  [ @capital (@hyphen @word) (@capital (@hyphen @word)) ] (=.) =:/=,/=–/=- ;;,
  ^. [ -${NO_NAME} @capital (@name) ] =: ;;`
/** "She said:" with nothing said after it. */
export const SAYING = `(@word) ${TELLS} (to_us/that) (=:/=,) ${ENDS}`
/** "she said quote … unquote": quotation marks as they are dictated. */
export const QUOTE = '(@word) said/says/wrote/writes (=,) (=:) quote (=,)'
export const UNQUOTE = 'unquote, end (of) quote, close quote'
/** "Review from Jo B: …" */
export const TOLD = `${TELLS}/words =:/=,, review/feedback/testimonial (from/by @word (@short (=.))) =:/=,, review/feedback/testimonial from/by @word @word (@hyphen @word) =:,
  message/text/card/note from @word (@short (=.)) =:/=,`
/** Where somebody else takes over after the client's words. */
export const GOES_ON =
  '=. she/he/they/client/written/permission/consent/happy/with/we_have/has ..20 consent/permission/happy/agreed/share/post/name/named'
/** What people write to a salon without praising anyone: a request, a delay, a voucher. */
export const NO_OPINION = [
  'book*/appointment/appointments/late/card/cards/voucher/vouchers/cancel*/resched*/reminder, can/could you/i/we',
  'see you, what time, are you open/free, =£/=$/=€ @n',
]
/** "Client was happy", "Anna loved her hair": our account of it, not the client's own words. */
export const TOLD_OF = [
  '^ (the/our/my/a/this/new/happy/lovely)* client/clients/customer/customers/guest/guests/lady/bride, ^ she/he/they/it/that/its/thats/shes/hes/theyre',
  `^ -i/a @capital (@hyphen @word) (=,) (@capital (=.)) (really/absolutely/just/so/has/had)* {loved/loves/said/says/wrote/writes/told/thought/thinks/felt/feels/liked/likes/enjoyed/adored/adores/left/came/went/wanted/asked/mentioned/commented/she/he/they,
    was/is (@word) happy/pleased/delighted/thrilled/impressed/over_the_moon/chuffed/glad/satisfied}`,
]

const NICE = 'nice/lovely/fun/good/cool/cute/great/pretty/new/catchy/funny/interesting/engaging'
/** A text with nothing but this says nothing. */
export const EMPTY_SAID = [
  '{we/i, our team} use/do/have/offer/sell/stock/are/love/make/only_use/just_use, (hey/hi/hello) mum/mums/ladies/girls/guys/gents/everyone/all/you_lot, her/his/their/my @word',
  'a/an/the/some/our/my/please/help/test/hello/hi/idk/dunno/stuff/whatever/something/anything/a_post/post/content/caption/email/promotion/newsletter/review/testimonial/transformation/client/our_client/one/us/me/it/this/that/and/yes/no/ok',
  'before after, beforeafter, before and/=&/=+/=/ after, (so/just/please) book/order/call/dm/message/text/ring/contact/whatsapp/email (in/now/today/us/me/the_salon/online/to_book/for_details/for_info/for_more)*',
  `transformation/photo/photos of, review from/by, thank/thanks/sorry, something/anything/sth (really) ${NICE}, (a/some) ${NICE} post/caption/content/one/words, post what *`,
  '(theres) no/without discount/discounts/offer/offers/incentive/incentives, there is no/without discount/discounts/offer/offers/incentive/incentives, they book/buy/come (in)',
  'january/february/march/april/may/june/july/august/september/october/november/december',
]
/** A sentence can't end in these: "Her frizz was". */
export const HANGING =
  '{<@n a, was/is/were/are/be/been/so/very/the/an/look/looks/looked/felt/her/his/my/our/and/but/or/to/of/with} (=./=!) ;;'
