// Words in a topic that are for us and not for the reader: who agreed to what, and what we are asked to do.
import type { Lines } from '../../tables'

const THEIR = 'her/his/their'
const WROTE = 'emailed/e_mailed/messaged/texted/replied/dmd/wrote/written'
const PHOTO = 'photo/photos/pic/pics/picture/pictures'
const AGREED = `{agreed/agrees/okd/okayd/said_yes/approved/fine_with/cool_with, given (us) (the) ok/okay/go_ahead/goahead,
  happy with us/me/${PHOTO}/it_being/it_going/sharing/posting, up for photo/photos/being/us}`

export const NOTES_SAID: Lines = {
  // Notes about consent that are in the text.
  note: [
    '{no (set), not got a/an} price/prices/date/details yet/as_yet, on (our) file, consent/consents/consented/permission, photo/model/media release, release form/signed',
    `ok/okay/fine/happy/good/cool to tag/name/be_tagged/be_named, ok/okay/fine/happy/good/cool to use ${THEIR}`,
    `got/have/has ${THEIR} ok/okay, ${WROTE} (=:) ~5 we/i can use/share/post, said/says we/i/you can post/share/use`,
    `-i @word (has/have/had/is/are/was/were/all)* ${AGREED}`,
    '-isnt/arent/wasnt/werent @word (is/are) (all) {ok/okay/fine/happy/cool, <for good} with/for',
    `${PHOTO}/name (are/is/all) ok/okay/agreed/approved/fine/allowed, ok/okay to/for_us_to/with_us post/share/us/sharing/posting`,
    `use (${THEIR}/it_with_her/it_with_his) (first) name, signed the/a/our/her/his (@word) form/forms, mum/mums/mom/moms/dad/dads/parent/parents/guardian/guardians (has/have) signed`,
    'happy for you/us/me to, happy (for us/me) to share/post, happy (for us/me) to be named/shown/featured/tagged/posted/on/in, reviewer @word, he/she/they said no',
    `doesnt/didnt/does_not/rather_not want/be named/tagged/her/his/their/to_be, anonymous/anonymously, no name/names/surname/tag/face, not ${THEIR} name/face/surname`,
    `{^ dont/do_not/cant/cannot/never/mustnt put/print/show/give/say/add/publish/use, keep/leave/take} (${THEIR}/the)* name/names, {^ hide/without_using} (${THEIR}/the)* name/names, nameless, ^ name/names withheld, cant/cannot/mustnt/must_not/not_to be named/identified`,
    `dont name/tag, dont use/mention her/his/their/the, (first) name (=,) @word (=,) (is/was) ok/okay/fine/yes/allowed`,
    'first name/names (=:) (is/are) no/not/yes/ok/okay/only/fine/allowed/can, ^ first name (=,) @word ;',
    `^ she/he/they/client/shes/hes/theyve/clients (has/have) ${WROTE} (us/me/back)* to_say/saying ;, ^ we/i can share/use/post it/this/that/them`,
  ],
  // A question to us: "Is it ok to use?", "can we post this?"
  asks: [
    '^ so/and/but/also/just/is/are/can/could/may/should/would/do/am ..12 use/post/share/publish/ok/okay/allowed/legal/fine ..8 =? ;;',
    '^ {thoughts/ok, what do you think, any ideas, is that ok/okay, can you help, sound good, please help} =? ;;',
  ],
  // "Permission for insta and facebook": the second place where it may go.
  also_on: [
    '^ and/or/=& (on/for) (our/the) insta*/facebook/fb/tiktok/social/socials/social_media/website/web/page/grid/stories/reels ;',
  ],
}
/** Where a note ends and the story continues: "she is fine with photos we took her dark". */
export const TALE = `went from/to, @word took/cut/coloured/changed it/her/him/them, from long/short/dark/light/box/grown/brown/blonde/black/red/grey, it took, took an/@n/two/three`

const WORKER =
  'stylist/colourist/colorist/barber/hairdresser/junior/apprentice/manager/owner/receptionist/artist/photographer'
const SAYS = 'is/was/has/have/had/just/then/kindly/since/already/also'
/** "Mel messaged", "Mel has just", "Mel is": the name right before the yes. */
export const GIVER = `[ @name (@hyphen @word) ] (${SAYS}/even/all/both/very/really/totally/says/said/tells_us/told_us/that)* ;;`
/** "We have Jo’s ok": nobody says that about a colleague. */
export const IN_HAND = 'we/i/weve/ive (have) (got) @owner ;;'
/** Before a name: it shows whether this is who did the hair, or the client. */
export const MAKER_BEFORE = `by/${WORKER}/ask_for/book_with/team_member (=:/=,) ;;`
export const CLIENT_BEFORE = `{client/customer/bride/groom/model/guest/regular/reviewer, review/words/quote from/by} (=:/=,) (@word) ;;, ="/=” =-/=–/=— ;;`
/** After a name: what only the stylist does, that Jo wrote "…", or just the yes. */
export const MAKER_AFTER = `(=,) our/the (@word) ${WORKER}, did/cut/coloured/colored/painted/created/styled/made/worked/transformed/blended/toned/lifted/added/spent/used/our, took/gave her/him/them`
export const QUOTED_AFTER =
  '(has/just/kindly/also)* wrote/writes/says/said/told_us/messaged/texted/emailed/e_mailed/left/commented/posted (us) (this) (=:/=,) ="/=“'
export const YES_AFTER = `(='/=’ s) (${SAYS})* ${WROTE}/said/says/agreed/ok/okay/okd/okayd/approved/happy/fine/good/glad/pleased/delighted/cool/comfortable`
export const MADE_BY = 'by/stylist/colourist/colorist/barber/artist/ask_for/book_with (=:/=,) [ @name ]'
export const WHOSE = `on/for/of/client/customer/bride/model/guest (=:/=,) -balayage*/colour*/color*/photo* @name,
  +@name @owner (new/own/long/natural) hair/bob/balayage/colour/color/cut/highlights/perm/curls/copper/blonde`
/** Capitalised words before a yes that aren't names. */
export const NO_GIVER: ReadonlySet<string> = new Set(
  `She He They Her His Client Customer Guest Model Bride Groom Lady Lad Girl Regular Both All Everyone Bridesmaid Bridesmaids
  Couple Mum Dad Parent Parents Guardian And But Also Yes Photo Photos Pic Pics Picture Pictures Written Verbal Consent
  Permission Signed Form We I It The Is Was Got Has Have Had Ok Okay Fine Happy`.split(/\s+/),
)
