// Whether somebody agreed to be shown, quoted or named, in the words of a brief. Unknown is no. [ICO][CAA], domain 5.2
import type { Lines } from '../tables'

const THEIR = 'her/his/their'
const SHE = 'she/he/they/we/i/you'
const IT = 'it/this/that/them'
const PHOTO = 'photo/photos/pic/pics/picture/pictures/image/images/video/videos'
const SEEN = 'seen/visible/recogni*/pictured/filmed/video/videos/videoed'
const WROTE = 'emailed/e_mailed/messaged/texted/dmd/wrote/written/replied'
const OFTEN = 'later/please/again/now/today/since/afterwards/yesterday'
const ON_PAPER = 'in_writing/written/signed'
const NOT =
  'cant/cannot/dont/doesnt/didnt/hasnt/havent/hadnt/isnt/arent/wasnt/werent/wont/wouldnt/couldnt/shouldnt/mustnt/aint'
const ASKED_US = 'ask/asked/asking/asks/want/wants/wanted/told (us/me) (to)'
const UNSAID = `no/without/not/hasnt/havent/hadnt/didnt/dont/doesnt/never/forgot/waiting_for/waiting_on/still_need/need_to_get/need_to_ask/need_to_check/pending/yet_to/still_to_be/should_i_get/should_i_ask/do_we_need`
const ANSWERED = `{consent/permission/asked/agree/agreed/sign/signed/ok/release/go_ahead/goahead/reply/replied/answered/got_back/heard_back/hear_back/confirmed/decided/happy/sure, <to ask,
  want her/his/their/to_be/it/me/us, say/said/saying yes/ok/okay/we_can/its_ok/its_okay/its_fine}`

/** Said somewhere of what the brief notes. */
export const AGREED_SAID: Lines = {
  // The value of "consent: …", by how it begins.
  'value.yes': [
    '^ y/yes/yep/given/granted/signed/in_writing/written/ok/okay/true/confirmed/✓/✔/obtained/on_file/have/full/got/all_good/happy/both/received/first_name/name_ok',
  ],
  'value.no': [
    `^ {n/nn*/nt/nto/nott/ntot/nit/na/nay/naw/no/noo/nooo/nope/nah/nowt/nvr/nver/nevr/notyet/nobdy/nil/non/none/nobody/noone/not/nothing/never/neither/negative/pending*/unknown*/refused*/declined*/withdrawn*/unsure*/verbal*/tbc/waiting*/false/missing*/awaiting*/havent/hasnt/name/names/named/expired*/asked/=?, to get/ask/follow/be,
      have/has not/to, isnt/wasnt/arent/dont/doesnt/didnt/wont, said no/not, opted out, y/yes =/ n/no}`,
  ],
  'value.fine': ['^ no objection/objections/problem'],
  said_yes: ['yes/signed/granted/given/ok'],
  // Somebody does agree. "Consent form sent", "mum to agree" and "would she consent" are no answer.
  agrees: [
    `^ -not/never/if/when/once/only/nobody/none/almost/nearly/half (the/our/my/her/his) (@word (@hyphen @word)) (has/have) agrees/agreed/consents/consented
      -if/later/when/once/only/in_principle -{to -photo/photos/pics/pictures/us/being/be/share/sharing/posting/social/socials/insta/instagram/facebook/it}`,
    '^ {i/we/they/both/parents, i am her/his/their * and} (do) agree/consent -if/later/when/once/to',
    '^ (written/signed) consent (form) (is) on file',
  ],
  refuses: [
    '{does/do/did/will/is/are not, doesnt/dont/didnt/wont/isnt/arent} want/agree*/consent*/like/happy/sure/keen',
    'withdrawn/withdrew/revoked/refused, changed her/his/their mind, not (yet) signed/given/asked/sure/received',
  ],
  unsettled: [
    '=?, declin*/withheld/withhold*/unsigned/pending, not back/returned/in_yet/here, not (for/on) online/the_internet/social/socials',
    'to/must/should/will/would/might/may/need_to/needs_to/has_to sign/agree/confirm/consent/be_signed/be_given/be_agreed',
    'agrees/agreed/consents/consented ..4 verbal*/by_phone/on_the_phone',
  ],
  // A form or a written consent says itself whose it is.
  on_form: ['consent/permission/release/signed/form/forms/in_writing'],
  // Not yet, not whole, not hers: "once she has replied we can", "only in the salon", "I wrote that we can".
  unsure: [
    `=?, ${NOT}, if/once/when/until/till/after/before/as_soon_as/as_long_as/provided/unless/whether/only/just/but/except/apart/nobody/noone/no_one/none/neither/never/not`,
    'think/thought/guess/hope/hoped/hoping/maybe/perhaps/probably/should/will/would/might/may/must/need/waiting/later/next/then/yet/tomorrow/tonight/soon/inside/nobodys/tomorrows/shouldve/wouldve/mightve/mustve, from/in @month',
    `i/we/ive/weve (have/just) ${WROTE}, ^: do/did/has/have/is/can ${SHE}`,
  ],
  not_agreed: [
    `ok/okay/okd/okayd/fine/agreed/happy/yes/consent* ..8 verbal/verbally -{..5 ${ON_PAPER}}`,
    'not/nothing/never/isnt/hasnt_been (yet/been) in_writing/written/signed/on_paper, only/just verbal*/in_person/in_passing/by_word',
    'verbal/verbally ..4 only/ok/agreed/so_far/consent/yes',
    `${UNSAID} ..7-but ${ANSWERED}`,
    `consent/permission ..6-yes/name/names no/not -{(${THEIR}) name/names/surname/surnames/face/tag/tags/tagged/named}`,
    'consent/permission ..6-yes/name/names pending/unknown/withdrawn/refused/missing/declined/verbal_only',
    'rather not, didnt/doesnt want, does not want, withdrew/refused, without her/him/them knowing, wont/wouldnt mind, im sure she/he/they/shes/hes/theyre/shed/hed/theyd/shell/hell/theyll',
    `isnt/wasnt/arent/werent/not (so/very/too/really/at_all)* ok/okay/happy/fine/comfortable/keen {with/about ~3 ${PHOTO}/sharing/posting/being, for us/me, to ~2 share*/post*/be/show*}`,
    `changed her/his/their mind -{(=,) so/and/then we/i went/cut/chose/coloured/opted/picked/dyed} {;:, about/on (the) photo/photos/post*/pic/pics/sharing/it_being}`,
    'no longer agree/agrees/happy/consent/consents/ok',
    `no longer want/wants {it/this/that/them/us, to be/share/appear/feature/post, (the/her/his/their/any/those/these)* ${PHOTO}/post/posts/posting/name/names/face}`,
  ],
  no_objection: ['no objection/objections'],
  // Asked for the post to go, not for the colour: "take it down two shades" is hair.
  take_down: [
    `${ASKED_US} take/remove/delete/pull (down/off) (the/her/his/their/this/that/these/those/all/any/of)* (photo/picture/instagram/insta/facebook) ${PHOTO}/post/posts/reel/reels/story/stories`,
    `${ASKED_US} take/remove/delete/pull ${IT} (down/off) (from/off/on) (the/our/your/all) insta*/facebook/page/grid/website/social/socials/feed/tiktok/internet/story/online`,
    `${ASKED_US} take/pull ${IT} down/off (${OFTEN})* ;, ${ASKED_US} delete ${IT}`,
  ],
  dyed: [
    'dye/colour/color/tint/toner/brass*/extension/extensions/weft/wefts/bleach/green/orange/perm/henna/black',
  ],
  // A wish about the name alone.
  about_name: [
    'want*/prefer*/would_like/id_like/wed_like/shed_like/hed_like/theyd_like/doesnt_like/dont_like/not_like ..20 name/named/tagged',
  ],
  seen: [SEEN],
  shown: [`${PHOTO}/${SEEN}/face/post*/online/shar*/social/socials/media/shown`],
  anonymous: [
    'anonymous/anonymously/unnamed, no name/names, no/not (by/her/his/their/the) name, without (her/his/their/a/the) name, not named',
    'dont/do_not use/name/include/mention ..3 name/her/him/them, name not/no/withheld, but not her/his/their name/face, keep her/him/them/it anonymous',
    `doesnt/dont/didnt/does_not/rather_not/prefer_not/prefers_not (to) (want/like/have/be/use/give) (to be) (${THEIR}) name/named/tagged`,
  ],
  named: [
    'first name/names only, quote/name/credit/tag (him/her/them/it) as/by_name',
    'use/share/publish/print/post/permission ..6 first name/names',
    '{name, first name/names} ..3 ok/okay/yes/fine/allowed/agreed/permitted/can_be_used',
    'ok/okay/fine/happy/agreed/can/yes ..4 name/named/tag/tagged/first_name/first_names',
  ],
  // "She signed consent for name and quote".
  name_too: [
    `consent/permission (form) (signed/given) for/including/includes/covers/covering/to_use/to_share/to_print/to_give
      (her/his/their/the/client/first/photo/photos/pic/pics/quote/words/review/sharing/using/use/of/and/both/=&)* name/names
      -{(=,/=:/=(/=–/=-)* (is/was/still) pending/refused/declined/withdrawn/withheld/no/not*/isnt/wasnt/tbc/to_follow/unknown/awaited/later/=?}`,
  ],
  not_hers: [
    `${NOT}, no/not/never/without/except/ask*/need*/want*/wait*/await*/declin*/refus*/withdr*/withh*/pending/missing/if/once/when/until/whens/whether/shouldve/should/will/would/might/get/do/does/did`,
  ],
}

/** The yes itself, by where it stands. */
export const AGREED = [
  'consent/permission/release (form) (has_been/have_been/was/is) (=:) signed/given/obtained/on_file/granted/received/in_writing/yes/sorted/in_place',
  '{signed/gave/given/got/granted, have/has/with (*)} (us/me) (a/her/his/their/full/written/signed/the/clear/client/photo/name/our/@owner)* consent*/permission*/photo_release/release_form',
  `{gave/given/got/granted, have/has/with (*)} (us/me) (a/her/his/their/full/the/clear)* go_ahead/goahead {to share/post/use/show, for ~2 ${PHOTO}/post/posts}`,
  'signed the/our/a/her/his/their (photo/consent/media/release/model) form/forms',
  'happy/fine/delighted/ok/okay/glad/pleased (for us/me) {to share/post/use, to be shown/named/tagged/featured/quoted/posted/used, with us/me sharing/posting/using}',
  `ok/okay/fine/happy/cool/good/great/comfortable with/for (the/her/his/their/our/us/me/being)* ${PHOTO}/sharing/posting/posted/shared/it/this/featured/tagged`,
  `${PHOTO} (are/is/all) ok/okay/fine/agreed/approved, ok/okay/good/fine to post/share/use`,
  'said/says yes/we_can/i_can/its_ok/its_okay/its_fine/thats_ok/thats_okay/thats_fine, agreed to/that/in_writing, okd/okayd/approved it/the_post/sharing/by',
]
/** "She emailed to say we can use the photos": of the photos or the words, not of the colour. */
export const WROTE_YES = [
  `${WROTE} (back/us/me/in)* (to_say/saying) (that) we/i can share/use/post {;:, ${IT}, (the/her/his/their/these/both/all/any/of)* ${PHOTO}/word/words/quote/review/feedback/message}`,
  'got/have/has her/his/their ok/okay in/by/over (a/an) text/email/e_mail/message/dm/whatsapp/writing',
]
/** "Her husband wrote", "the photographer emailed": not theirs to give. */
export const BY_ANOTHER = `sister/brother/husband/wife/partner/boyfriend/girlfriend/friend/daughter/son/mum/mom/mother/dad/father/photographer/brand/rep/supplier/manager/owner/stylist/colourist/colorist/barber/boss/receptionist/planner/venue/agency/team/staff
  (=:/=–) ~3 (=–) ~3 ;;`
/** What goes of its own: "asked us to remove it", where no colour was told of before. */
export const REMOVED = `${ASKED_US} remove/pull ${IT} (later/please/again/now)* ;`
export const NO_NAME = '(but) no/not/without (her/his/their/a) name/names'

/** How a permission is noted: no names. */
export const NOTED: ReadonlySet<string> = new Set(
  `always both pending verbal verbally written signed given granted everywhere all any only later once website social socials
  online tiktok whatsapp email text paper file form nan aunt aunty auntie mr mrs ms miss dr please sure fine thanks but if and
  with first surname initial initials client owner manager reception confirmed received obtained agreed approved happy good
  great anonymous anonymously`.split(/\s+/),
)
/** What stands for a name and is none. */
export const NO_ONE: ReadonlySet<string> = new Set(
  'Aunty Auntie Mrs Mr Ms Miss Dr Mum Dad New Client A The Our Yes No None Anonymous Regular Someone'.split(
    ' ',
  ),
)
