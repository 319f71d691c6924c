// Whether a brief says that somebody agreed to be shown, quoted or named. If it doesn't say, the answer is no.
// [ICO][CAA], domain 5.2
import type { Lines } from '../../tables'

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
const ONLINE = 'online/socials/social/insta*/facebook/fb/ig/tiktok/internet/website/media/youtube'
const IN_HOUSE =
  'salon/shop/wall/window/album/portfolio/training/internal*/website/private/personal/records/file/lookbook/staff/team/in_house'
const YES =
  'consent/consents/consented/permission/signed/given/gave/granted/agreed/agrees/yes/ok/okay/happy/fine'
const GONE = 'removed/deleted/gone/taken_down/taken_off/come_down/pulled/unposted/archived'
const POSTED = `${PHOTO}/post/posts/posting/posted/share/shared/sharing/shown/tagged/photographed/featured/camera`
const DOUBTS = 'second_thoughts/doubts/cold_feet/regret*/hesitat*/reluctan*'
const UNEASY = `${DOUBTS}/unsure/not_sure/uneasy/uncomfortable/unhappy/mortified/embarrassed/shy/nervous/worried/anxious/wary`
/** What a "yes" must be about to count as a yes to a post. */
const TO_SHOW = `${PHOTO}/photograph*/post*/share/sharing/social/socials/insta*/facebook/online/use/using/both/everything/us/me/show/showing/shown/put/all/{be/being (in/on/shown/named/posted/featured/tagged/quoted/used)+}/{it/this/that (being/going)* ;:}`
const SERVICES =
  'patch*/skin_test/colour/color/tint/bleach*/perm/relaxer/keratin/treatment/lash*/brow*/cut/cutting/extensions/service/chemical/process/straighten*/wax*/go/going/take'
const RELATIVE =
  'sister/brother/husband/wife/partner/boyfriend/girlfriend/friend/daughter/son/mum/mom/mother/dad/father/boss/manager/owner/photographer'
const ANSWERED = `{consent/permission/asked/agree/agreed/sign/signed/ok/release/go_ahead/goahead/reply/replied/answered/got_back/heard_back/hear_back/confirmed/decided/happy/sure, <to ask,
  want her/his/their/to_be/it/me/us, say/said/saying yes/ok/okay/we_can/its_ok/its_okay/its_fine}`

/** What a brief's notes may say about consent. */
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
  // Somebody does agree. "Consent form sent", "mum to agree" and "would she consent" don't say so.
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
  // A form or written consent makes clear by itself whose it is.
  on_form: ['consent/permission/release/signed/form/forms/in_writing'],
  // Not yet, not entirely or not theirs: "once she has replied we can", "only in the salon", "I wrote that we can".
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
  // A yes that runs out, covers only a part, holds somewhere else, or isn't sure any more. We ask whoever posts; we
  // don't decide for them.
  limited: [
    `no/not/without/minus/except/excluding/hide/hides/hiding/blur/blurring/crop/cropping/avoid/never (out/of/her/his/their/the/any/to/be/show/showing/shown/include/including/full/visible)* face/faces/eyes/profile/tattoo/tattoos -{(=-) fram*/shap*, ~3 but ok/okay/happy/fine to post/share/show the/her/his -face}`,
    'face/faces (is/are/was/to/be/must/should/needs/kept/keep)* {hidden/blurred/cropped/covered/excluded/obscured/pixelated, not (to/be)* shown/visible/in/seen/included, out of}',
    `only/just (from/of/the/her/his)* behind/back_of/from_the_back, back_of ~1 head only/${PHOTO}/shot/shots, hair only {;:, no/not/please/${PHOTO}}, ${YES} ~3 for (the)* hair_shots`,
    `happy/ok/okay/fine/agreed/agrees/yes/consent* ~5 as_long_as/so_long_as/provided/on_condition/unless/if/cropped -{you/we/i/so}`,
    `hate*/dislike*/not/no/except (the/her/his/their)* before/after {${PHOTO}/one/picture/shot, ;:}, only (the/her/his/their)* after/before ${PHOTO}/one/shot, after/before (${PHOTO}/one/shot)+ only`,
    `no/not/never/off/except/excluding/avoid (for/on/to/be/the/our/her/his/their/any/all/put/posted/shared/shown/used/going)* ${ONLINE}`,
    `only/just/solely for/in/on/inside (the/our/her/his/their/own/salon)* ${IN_HOUSE} -{(and/or) ${ONLINE}}`,
    `${YES} ..5 ${IN_HOUSE} (use/book/album/wall/display/purposes)* only, for (our/the)* internal/private/personal/in_house/own/salon/training use/purposes/records`,
    `${YES} ~2 until/till/expires/expired/expiring/lapsed/ends/ended, ${YES} ..2 expire*/expiry/lapse*, embargo*, post/share/publish (it/this/them)* (only)* after/once/until/when (her/his/their/the)* wedding/birthday/party/event/exam*/court`,
    `to approve/preview (the/her/his/their/our)* ${PHOTO}/post/caption/it/them, to see/check ~4 first/before_we/before_posting/before_it, show/ask/check/check_with/run/send (it/them/this/by/past/with)* her/him/them/client ~2 first/{before post*/we/you/i/it/anything/shar*/using}`,
    `${UNEASY} (about/with/of/by/if/on/over/being/to/the/her/his/their/having/any)* ${POSTED}/${ONLINE}/consent*, ${YES} ..4 ${DOUBTS} -{about/on/over (the/her/his)* -the/her/his/consent/${POSTED}}`,
    'private person/lady/man/client, want*/asked_for/need* privacy, keep/kept (it/this/her/him/them/all)* private/confidential, hiding from, safety concern/concerns/reasons, stalk*, ex/ex_partner/ex_husband/ex_wife/ex_boyfriend ~3 see/find/know',
    `${YES} ..6 cancel*/revok*/retract*/rescind*/void/invalid/took_it_back/taken_back/backed_out/pulled_out, ${YES} ..2 then/now/later no/not/refused, ${YES} ..5 not now/anymore/any_more/these/this/those`,
    `${YES} ~4 at_first/initially/originally/last_time/previously/back_then, ${YES} before {;:, not/but/now}, used_to/previously/formerly ~3 ${YES}/agree/give/sign/say`,
    `consent/permission/signed/given/agreed ~2 for (the/her/his/their/our)* last/other/old/older/earlier/previous/different/another/@month ${PHOTO}/visit/post/shoot`,
    `${YES} ..3 under_pressure/by_mistake/by_accident/in_error/mistakenly/wrong_form/wrong_client/wrong_person, no/without (an/any)* answer/reply/response, rather (we/you/i)* not/didnt/dont`,
    `${YES} ~2 i think/guess/reckon/believe/hope/suppose, pretty/fairly/almost/quite/nearly sure she/he/they, probably/maybe/apparently/supposedly/reckon/guess/think/believe (that)* she/he/they ~1 ${YES}/said`,
  ],
  // They asked for the post to come down, not the colour: "take it down two shades" is about hair.
  take_down: [
    `${ASKED_US} take/remove/delete/pull (down/off) (the/her/his/their/this/that/these/those/all/any/of)* (photo/picture/instagram/insta/facebook) ${PHOTO}/post/posts/reel/reels/story/stories`,
    `${ASKED_US} take/remove/delete/pull ${IT} (down/off) (from/off/on) (the/our/your/all) insta*/facebook/page/grid/website/social/socials/feed/tiktok/internet/story/online`,
    `${ASKED_US} take/pull ${IT} down/off (${OFTEN})* ;, ${ASKED_US} delete ${IT}`,
    `want*/would_like/ask*/need*/please/pls (for)* (the/her/his/their/all/any/these/those)* ${PHOTO}/post/posts/reel/reels/story/stories (to/be/go/all)* ${GONE}/down`,
    `please/pls/plz remove/delete/pull/take_down/unpost (the/her/his/their/all/any/these/those)* ${PHOTO}/post/posts/reel/reels/story/stories`,
    `taken/removed/deleted (off/down/from)+ (the/our/your/all)* insta*/facebook/page/grid/website/social/socials/feed/tiktok/internet/story`,
  ],
  dyed: [
    'dye/colour/color/tint/toner/brass*/extension/extensions/weft/wefts/bleach/green/orange/perm/henna/black',
  ],
  // A wish that only concerns the name.
  about_name: [
    'want*/prefer*/would_like/id_like/wed_like/shed_like/hed_like/theyd_like/doesnt_like/dont_like/not_like ..20 name/named/tagged',
  ],
  seen: [SEEN],
  shown: [`${PHOTO}/${SEEN}/face/post*/online/shar*/social/socials/media/shown`],
  anonymous: [
    'anonymous/anonymously/unnamed, no name/names, no/not (by/her/his/their/the) name, without (her/his/their/a/the) name, not named',
    `no/not/without/never/dont/do_not (be/to/any/her/him/them/or/named)* tag/tags/tagged/tagging, tag/tags/tagging (her/him/them/me) (=:) no/not/never`,
    'dont/do_not/cant/cannot/never/mustnt/must_not put/print/show/give/say/add/publish/post/tell/reveal (her/his/their/the/any)* name/names/surname, (keep/leave/take) (her/his/their/the)* name/names out/off/private/secret, hide (her/his/their/the)* name/names, nameless, name/named later/if/once/when/after/not, name/names/named ~4 if/unless/once/until she/he/they/we/asked/mum, cant/cannot/mustnt/must_not/not_to/never be named/identified',
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

/** The yes itself, with the words around it. */
export const AGREED = [
  'consent/permission/release (form) (has_been/have_been/was/is) (=:) signed/given/obtained/on_file/granted/received/in_writing/yes/sorted/in_place',
  '{signed/gave/given/got/granted, have/has/with (*)} (us/me) (a/her/his/their/full/written/signed/the/clear/client/photo/name/our/@owner)* consent*/permission*/photo_release/release_form',
  `{gave/given/got/granted, have/has/with (*)} (us/me) (a/her/his/their/full/the/clear)* go_ahead/goahead {to share/post/use/show, for ~2 ${PHOTO}/post/posts}`,
  'signed the/our/a/her/his/their (photo/consent/media/release/model) form/forms',
  'happy/fine/delighted/ok/okay/glad/pleased (for us/me) {to share/post/use, to be shown/named/tagged/featured/quoted/posted/used, with us/me sharing/posting/using}',
  `ok/okay/fine/happy/cool/good/great/comfortable with/for (the/her/his/their/our/us/me/being)* ${PHOTO}/sharing/posting/posted/shared/featured/tagged`,
  `${PHOTO}/posting/sharing ..6 ok/okay/fine/happy/cool/good/comfortable with it/this/that`,
  `${PHOTO} (are/is/all) ok/okay/fine/agreed/approved, ok/okay/good/fine to post/share/use`,
  `said/says yes/its_ok/its_okay/its_fine/thats_ok/thats_okay/thats_fine -{to/for (the/our/her/a)* -the/our/her/a/${TO_SHOW}}, said/says we/i can {;:, share/use/post/show/tag/put/have}`,
  `agreed {to (the/our/her)* ${TO_SHOW}, that we/i/it, in_writing}, okd/okayd/approved it/the_post/sharing/by -{in/at}`,
]
/** "She emailed to say we can use the photos": this must be about the photos or the words, not the colour. */
export const WROTE_YES = [
  `${WROTE} (back/us/me/in)* (to_say/saying) (that) we/i can share/use/post {;:, ${IT}, (the/her/his/their/these/both/all/any/of)* ${PHOTO}/word/words/quote/review/feedback/message}`,
  'got/have/has her/his/their ok/okay in/by/over (a/an) text/email/e_mail/message/dm/whatsapp/writing',
]
/** "Her husband wrote", "the photographer emailed": they can't consent for her. */
export const BY_ANOTHER = `sister/brother/husband/wife/partner/boyfriend/girlfriend/friend/daughter/son/mum/mom/mother/dad/father/photographer/brand/rep/supplier/manager/owner/stylist/colourist/colorist/barber/boss/receptionist/planner/venue/agency/team/staff
  (=:/=–) ~3 (=–) ~3 ;;`
const FORM = 'consent/consents/consented/permission/release/signed/given/granted/agreed/obtained/on_file/form'
/**
 * Not a yes to this post: it is for a service, from somebody else, from long ago, or the form was only handed out.
 */
export const NOT_THIS = [
  `${FORM} (${FORM}/yes/was/is/on/in_writing)* ~3 {in/from/since/of @year, (a/about/over/some)* (@n/a/few/couple_of/several/two/three/many) years/yrs/year ago/back, last/the_other year, ages/long ago}`,
  `was/were (very/so/really/quite/more_than/totally)* happy/fine/ok/okay/cool/glad/pleased/delighted (for us/me)* {to share/post/use/be, with (us/me/the/her/his/their/any)* ${PHOTO}/sharing/posting/being}`,
  `consent/permission/release (form) (signed/given/is/was/on_file/granted/yes)* (for/to)+ (the/a/her/his/our/my)* ${SERVICES} -{~2 ${PHOTO}}`,
  `have/has/with/signed/gave/given/got (a/the/her/his/their)* ${SERVICES} consent*/permission* (form)`,
  `consent*/permission* to (the)* ${SERVICES}, ^ signed/given (form) for (the/a)* ${SERVICES} -{~2 ${PHOTO}}`,
  `${YES}/okd/okayd/approved ..1 by (her/his/their/the/our/a)* (salon)* ${RELATIVE}`,
  `${RELATIVE} (has/have/just/also)* said/says/gave/signed/okd/okayd/agreed/agrees/consented/approved (yes/a/the/her/his/photo/it/to)* (consent/permission/form/posting)`,
  'form/forms (is/are/was/all/now)* given/handed/sent/emailed (out)* to client/her/him/them/mum',
  '{gave/give/given/handed/sent/emailed/posted her/him/them/client (a/the/our)*, given/got/has/have/with/took (a/the/her/his/our)*} (photo/consent/release/permission/written)* form/forms {(away/back/home)* at_home/to_take/to_sign/to_fill/to_read/to_bring/ready/printed/blank/home/away}',
  'gave/give/handed/sent/emailed her/him/them/client (a/the/our)* (photo/consent/release/permission)+ form/forms',
]
/** This counts by itself, "asked us to remove it", unless colour was mentioned before. */
export const REMOVED = `${ASKED_US} remove/pull ${IT} (later/please/again/now)* ;,
  want*/would_like/ask* (for)* (${IT}) (to/be)* ${GONE} {;:, from/off}, please/pls/plz take_down/delete/remove/unpost (${IT}) ;`
export const NO_NAME = '(but) no/not/without (her/his/their/a) name/names'

/** Words that note a permission and aren't names. */
export const NOTED: ReadonlySet<string> = new Set(
  `always both pending verbal verbally written signed given granted everywhere all any only later once website social socials
  online tiktok whatsapp email text paper file form nan aunt aunty auntie mr mrs ms miss dr please sure fine thanks but if and
  with first surname initial initials client owner manager reception confirmed received obtained agreed approved happy good
  great anonymous anonymously`.split(/\s+/),
)
/** Words that take the place of a name but aren't one. */
export const NO_ONE: ReadonlySet<string> = new Set(
  'Aunty Auntie Mrs Mr Ms Miss Dr Mum Dad New Client A The Our Yes No None Anonymous Regular Someone'.split(
    ' ',
  ),
)
