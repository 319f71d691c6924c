// How a brief names its client. In each line the brackets hold the name, including any surname.
import type { Lines } from '../../tables'

const NAME = '[ @name (@name) ]'
const THEIR = 'her/his/their'
const WORK =
  'hair/cut/up-do/updo/colour/look/style/blending/balayage/chop/bob/highlights/layers/correction/fringe/treatment/extensions/toner/gloss/pixie/lob/perm/curl*/trim/restyle/copper/blonde/silver/transformation/makeover'
/** What may follow the name of the person a reminder is for: "reminder to Tara on Friday". */
const THEN = '=,/=./=:/on/at/about/after/before/tomorrow/today/for/with/#'
const TO = [
  'reminder to',
  'appointment/appt/booking reminder/confirmation to/for',
  'follow/following up with',
]
const ALSO_TO = [
  'skin/patch/allergy test reminder/confirmation to/for',
  'confirm/confirming (an/a/the) booking/appointment for',
  'check/checking in with',
]

export const CLIENT_NAMED: Lines = {
  client: [
    'reviewer (is/was) [ @name ]',
    'daughter/son/niece/nephew/granddaughter/grandson (=,) [ @name ]',
    '[ @name ] sent/left/messaged/emailed/texted/posted/reviewed/popped/brought',
    'name (=,) (is/was) [ @name ] (=,) (is/was) ok/okay/fine/allowed/agreed/yes',
    'first name (=,) (only) (=(/=:/=–/=-) [ @name ]',
    `our/my/a/regular/new/lovely/gorgeous/beautiful (@word) client (=,) ${NAME}`,
    '^ tell/remind/invite/thank/wish/email/message [ @name ]',
    `client (=:) (=,) ${NAME}`,
    `before and/& after of/for/from/by ${NAME}`,
    `transformation/makeover/review/quote/testimonial/feedback of/for/from/by ${NAME}`,
    `photo/photos/picture/pictures of/for/from ${NAME}`,
    `${NAME} hasnt/has_not/used_to/came/wanted/went/asked/loved/sat/arrived/visited/{said/says/wrote/told_us -{(that) her/his/their @word said/says/wrote/told/loved/loves}}/has_been`,
    `${NAME} had ${THEIR}/been`,
    `${NAME} is_a_client/trusted_us`,
    `${NAME} was nervous/ready/after/over_the_moon/so_happy/fed_up`,
    `${WORK} for/on ${NAME}`,
    `for/on (our/the/my)* lovely/gorgeous/beautiful/wonderful/amazing/stunning/fabulous/fab -@month ${NAME}`,
    `transformed/transforming/coloured/made_over/we_took/styled/gave ${NAME}`,
    `${NAME} is/was happy/fine/ok/okay/delighted`,
    `${NAME} (has) agreed/consented/signed`,
    `${NAME} (has) given/gave (us) (${THEIR}) (written) consent/permission`,
    'not/havent seen [ @name ]',
    'missed/missing/miss/write_to/email/invite/win_back/bring_back (to) [ @name ]',
    'birthday (@small) (=,) to/for [ @name ]',
  ],
  // Something of the client's: "Priya’s new look".
  owner: [
    'since [ @name ] last',
    '[ (@name) @owner ] (@word) (@word) hair/transformation/before/makeover/big_chop/balayage/colour/new_look/words/review/blonde/journey/cut',
  ],
  reminded: [...TO, ...ALSO_TO].flatMap(line => [`${line} [ @name ] +${THEN}`, `${line} [ @name ] ;`]),
}

const DRAW = 'raffle/giveaway/draw/tombola/hamper/voucher/prize'
const NOT_FIRST =
  'congratulations/congrats/well/raffle/giveaway/draw/winner/winners/our/the/we/this/christmas/easter/happy'
/** The winner's surname, which is removed: we give the first name at most. */
export const WON: Lines = {
  surname: [
    `<award/awards/trophy winner/winners (of/for (the/our/a)* (@word) (@word) ${DRAW}/competition) (is/was/=:/=,)* (mr/mrs/ms/miss) -${NOT_FIRST} @name [ @name ] -{(=,) our} → `,
    `-${NOT_FIRST} @name [ @name ] (=,) (who/you/has/have/is/the/our/a/lucky)* won/winner/winning ~5 ${DRAW} → `,
    `${DRAW} ~2 won by (mr/mrs/ms/miss) @name [ @name ] -{(=,) our} → `,
    `${DRAW} ~2 goes/went to (mr/mrs/ms/miss) @name [ @name ] +{(=,) who/she/he} → `,
  ],
}

/** Words with a capital that may be where a name would be. */
export const NOT_A_CLIENT: ReadonlySet<string> = new Set(
  `mum mam dad parent guardian consent permission signed written verbal i we the our this new before after autumn spring summer
  winter christmas easter balayage copper blonde brunette bond black red instagram facebook google she he they her his from
  long short dark light grey silver ash golden honey box colour hair client photo transformation full big today yesterday
  it its thats theres whats last what how my love happy bride groom bridesmaid`.split(/\s+/),
)
