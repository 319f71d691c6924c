// How people state an age, as families of wording; @n and the like are years. domain 1.16
import type { FamilyTable } from '../../families'
import type { Lines } from '../../tables'

/** What follows a number that isn't an age. */
const MEASURE =
  '-{%/percent/=:/cm/inch/inches/vol/vols/foil/foils/gram/grams/g/min/mins/minute/minutes/week/weeks/month/months/level/levels/shade/shades/tone/tones/times/visit/visits, year/years ago, tone*}'
const SOON = `next/tomorrow/soon, in/within a/# day/days/week/weeks/month/months, in/within a few day/days/week/weeks/month/months,
  in (the) spring/summer/autumn/fall/winter/january/february/march/april/may/june/july/august/september/october/november/december,
  this/on monday/tuesday/wednesday/thursday/friday/saturday/sunday, this summer/autumn/winter/spring/month/year`
const ADULTS = 'teen/teenager/girl/boy/child/kid/pupil/youngster/lad/lass/lady/woman/man/male/female/student'
const WHO = `she/he/shes/hes/they/theyre/theyve/client/clients/girl/girls/boy/boys/daughter/daughters/son/sons/who/whos/pupil/pupils/student/students/niece/nieces/nephew/nephews/granddaughter/granddaughters/lad/lads/lass`
const NO_NAME = `level/base/depth/target/shade/colour/tone/root/roots/regrowth/visit/time/number/it/this/that/which/what/natural/goal/max/ratio/dog/cat/puppy/house/appointment/size`
const OPENS = '^: (just/only/barely/still)'

export const AGE_NAMED = { soon: SOON }

/** An age as people state it. */
export const AGE_TOLD: readonly string[] = [
  'adult/age/aged @n',
  'age is @n',
  'age =:/=- @n',
  'age =? (a/ans/answer) (=:/=.) @n',
  '@n year/years/yr/yrs/yo/y old',
  '@n y / o old',
  '@n yo',
  '@n y / o',
  '@n year/years of age',
  `${ADULTS} (=,) (of/is) @n ${MEASURE}`,
  `${WHO} (is/are) (only/just/barely/nearly/almost/still/about/around/coming_up)* @teen ${MEASURE}`,
  'client/she/he/girl/boy/daughter/son/who/lady/customer has/have/have_got/got/is (only/just) @n year/years/yr/yrs -of/ago/since/in/with/colour/growth/box/dye/experience/worth/between/without/from',
  '@teen year/years/yr/yrs/y (=,/and) # month/months/mth/mths/m -of/ago/since',
  '@ten &/and/n (a) half/bit',
  '@ten &/and/n 1/2',
  '@ten ½',
  '@ten going on',
  `* <${NO_NAME} is (only/just) @teen ${MEASURE}`,
  `turned @sixteen ${MEASURE}`,
  `^: is (only/just) @teen ${MEASURE}`,
  `id/passport/form/card/file/record/records/mum/mother/dad/parent say/says/show/shows/puts (that) (shes/hes/she_is/he_is) (only) @ten ${MEASURE}`,
  `${OPENS} @bareteen ;:`,
  `${OPENS} @bareolder +{but/although/though/yet/looks, and a half, and she/he/her/his/mum}`,
  `^: @ten (=,) (and) mum/mother/parent/dad/school`,
]

const SOMEBODY = 'she/he/shes/hes/client/lady/customer/girl/boy/@one/@group/wee_one/little_one'
/** May be an age or a depth, as in "she is 9"; or so low that it may be about hair. */
export const AGE_MAYBE: readonly string[] = [
  `${SOMEBODY} (is/are/who_is) (only/just/turned)* @small ${MEASURE} ;:`,
  `${SOMEBODY} (is/are/who_is) (only/just)* @kid year/years/yr/yrs old`,
  'sweet @sixteen',
]

/** The birthday is still to come, so it is one year less. */
export const AGE_SOON: readonly string[] = [
  `turn/turns/turning/becomes @sixteen ${MEASURE}`,
  `will/shell/hell/theyll be @sixteen ${MEASURE}`,
  `about_to/going_to be/turn @sixteen ${MEASURE}`,
  `gonna be @sixteen ${MEASURE}`,
  `not/isnt yet @sixteen`,
  `not quite @sixteen`,
  '<not/isnt/no under/nearly/almost @sixteen ;:',
  'under/nearly/almost @sixteen +and/so/but/yet',
  'not/isnt/wont_be @sixteen yet/until/till/til',
  'not/isnt/wont_be @sixteen for a/another/#',
  '@sixteen th birthday',
  '<turned/was/became/since @older16 (year/years old) +{@soon}',
]

const HERSELF = `-{hair/client/customer/girl/boy/lad/model/booked/here/today/tomorrow, in for/the/today, for high/highlights/foil/foils/colour/balayage/a/tint/toner,
  (who/that) (and) want/wants/wanting/need/needs/having/getting/booked, (who/that) (and) would like}`
const YEARS_OLD = 'year/years/yr/yrs/yo old/olds (toddler/toddlers/son/sons/daughter/daughters)'
const AND_ANOTHER = `({(=,) and/& (a/an/another/her) @n ${YEARS_OLD}})*`
const PARENT =
  'mum/mom/ma/mother/mummy/dad/father/parent/grandmum/grandma/grandmother/grandad/grandfather/grandparent/nan/nanny/granny/gran/aunt/auntie/aunty/uncle/carer/childminder'
const NO_CLIENT = '<for/with/colour/colouring/i/we'
const WHOSE = '(a/an/one/her/two/twin/twins)'
const SERVICE =
  'highlight/highlights/foil/foils/colour*/color*/tint*/dye*/bleach*/toner/balayage/streak/streaks/dip_dye/hair_done/same_as/the_same/one_too/it_too'

const THEIR_TURN =
  'want/wants/wanted/wanting/chair/book*/consent*/sign/signs/signed/agrees/agreed, for ..2 @one/@several'

/** Whose age it may be: people who come with the client, or belong to her. */
export const KIN: FamilyTable = {
  parent: PARENT,
  own: 'her/his/their',
  mine: 'my/our/the/two/three/four/both/has/have/got/2/3/4/5',
  sort: 'own/little/younger/older/elder/eldest/youngest/teenage/teen',
  one: 'daughter/daughters/son/sons/child/childs/kid/kids/niece/nieces/nephew/nephews/brother/brothers/sister/sisters/girl/girls/boy/boys/toddler/baby/granddaughter/granddaughters/grandson/grandsons/grandchild/grandkid',
  young: 'daughter/son/child/kid/niece/nephew/girl/boy/grandson/granddaughter/grandchild/grandkid',
  several:
    'daughters/sons/children/kids/nieces/nephews/brothers/sisters/girls/boys/twins/triplets/lads/lasses/teens/youngsters/little_ones/grandkids/grandchildren/granddaughters/grandsons',
  told: '(is/are/who_is/who_are/whos) (only/just/nearly/almost/still/turning/about) (only/just/nearly/almost/still/turning/about) @ages',
  aged: '(is/are/who_is/who_are/whos/=,/=:/-/=() (only/just/nearly/almost/still/turning/aged/age/ages/of/about) (only/just/nearly/almost/still/turning/aged/age/ages/of/about/under/over) @ages',
  ages: `{@kid ${MEASURE} ({(=,) (and/&/or/=,) (aged) @n ${MEASURE}}) ({(=,) (and/&/or/=,) (aged) @n ${MEASURE}}), @n (=,) and/&/or/=, (aged) @kid ${MEASURE}} (year/years/yr/yrs/yo) (old)`,
  group: 'children/kids/twins/triplets/lads/lasses/teens/youngsters/little_ones/grandkids/grandchildren',
  hers: '@own (@sort) @one, @own (@own/@mine) @several (of_hers/together), @mine (@own/@mine) @group (of_hers/together)',
  once: `(is/are/=,/=:/-/=() (is/are/=,/=:/-/=() (only/just/aged/age) (only/just/aged/age) @kid ${MEASURE} -{(=,) and/&/or/=, @n}`,
  /** Several people. "Daughters" is also how people type "daughter is". */
  many: `(is/are/who_are/=,/=:/-/=()* (only/just/nearly/aged/age/ages) (only/just/nearly/aged/age/ages) @n ${MEASURE} (=,) and/&/or/=, (aged) @n ${MEASURE}`,

  wants: `want/wants/wanting/like/likes/need/needs/needing/having/get/gets/getting/booked/here_for/ask/asked/asking/asks/both/too/also/as_well/same/for ..6 ${SERVICE}/blonde/lighter/lights/pink/blue/purple/same/one/hers/done/hair, ${SERVICE}/blonde (for) both/too/as_well/them/each`,
  sitting: '@shade, in the chair, is/are (the/our/my) client/clients/model/one',
  along: `(is/are/who_is/who_are/also/both) (is/are/who_is/who_are/also/both) {waiting -for, in tow, at home, also here, with her/him -*, comes/coming/came/here too/as_well/along, (for/having/gets/getting) (for/having/gets/getting) (just) (a) trim/haircut/hair_cut -and/&/plus/then/with}`,
  works: 'work/works/working/worked/job/employed/volunteers/helps/cooks/cleans/caretaker',
  their_turn: THEIR_TURN,
  booked:
    'book*/client/clients/customer/mum/mother/mom/dad/father/parent/parents/appointment/my/our/consent*/sitting/sat_here/sat_with/prom, for (the/my/her/his/our/a) daughter/son/niece/nephew/granddaughter/grandson',
  later:
    'next time/week/month/year, another day/time, one day, when she/he/they/shes/hes/theyre (is/are) older/#, year/years ago, adult/grown_up/married, at uni*, @grown',
}
const CHILDREN = `{@several, little one/ones, (@sort) @young} -{(of them) is/are/was/were/said/says/think/thinks}`
/**
 * `wanted`, `asked`: nobody can tell from here whose colour it is. `aside`: they only come along, or are at home.
 * Any other age is taken as the client's.
 */
export const WHOSE_AGE: Lines = {
  own: [
    'for/on/client/clients/customer/booking/book/booked (in) @mine/@own/a @one @aged',
    'my/our daughters/sons/nieces/nephews/brothers/sisters @once',
    '<{@own, @mine, @sort} {@group, @several +aged} @once',
  ],
  wanted: ['[ @hers @aged ] ..12 @wants/@sitting', '[ @several @many ] ..12 @wants/@sitting'],
  aside: [
    '@own (@sort) @one @told',
    '@mine/@own (@sort) @several is/are/who_are (both/only/just/now) (both/only/just/now) @ages',
    'has/have/got (@mine) @several @aged ;',
    '<for/colour/colouring/client/clients two/three/four/five/2/3/4/5 @group under/over @kid -{..12 @wants/@sitting}',
    '[ @hers @aged ] (=,/=(/-)* @along',
    '<my/our [ @one @aged ] @along',
    '[ @own @n year/years/yr/yrs/yo old/olds (@one/@several) ] ..3 @along',
    `${NO_CLIENT} ${PARENT} of/to ${WHOSE} @n (and @n) ${YEARS_OLD} ${AND_ANOTHER} ${HERSELF}`,
    `${NO_CLIENT} babysits/minds/looks_after/has/has_got/who_have ${WHOSE} @n (and @n) ${YEARS_OLD} ${AND_ANOTHER} ${HERSELF}`,
    `has/have/got ..2 @several @aged ${HERSELF}`,
    `${PARENT} of/to ..2 @several @aged ${HERSELF}`,
    `<for/her/his/my grandchildren/grandkids @aged ${HERSELF}`,
  ],
  asked: [
    '@own (@sort) @one @aged',
    '@own @several @aged',
    '@several @many',
    '<my/our @several (is/are/=,/=:/-) (is/are/=,/=:/-) (aged) @kid',
    `<{@own, @mine, for/on/my/our/the/a/client/clients/customer/in/with} (@sort) {daughter/son/niece/nephew/granddaughter/grandson is, daughters/sons} @kid ${MEASURE} -{..12 @sitting, ..12 @wants} unless booked`,
  ],
  coloured: [
    `my/her/his/their/our/the/both/2/3/two/three (own/little/young/2/3/two/three/both/my/her/of) (own/little/young/2/3/two/three/both/my/her/of) ${CHILDREN} ..2 want/wants/would_like/need/needs/having/getting/booked_for/booked_in_for/here_for/asking_for/to_have (some/a/an/the/their/his/her/own/hair/bit_of/few) (some/a/an/the/their/his/her/own/hair/bit_of/few) ${SERVICE}`,
    `my/our two/three/2/3 want/wants (some/a/the/their) (some/a/the/their) ${SERVICE}`,
    `colouring/coloring/colour/color/dyeing/dye/tinting/tint/bleaching/highlighting/highlights/foils (for/on) (both) my/her/his/their/our/the (own/little/young/2/3/two/three) (own/little/young/2/3/two/three) ${CHILDREN} -{put/did/does/was/used/uses/bought/gave/chose/recommended/has/had}`,
  ],
}

/** States the client's age outright, so any other number doesn't matter. */
export const CLIENT_AGED = `client/customer {(herself/himself) is/aged @grown ${MEASURE}, @grown ;:}`
export const FOR_A_CHILD = 'for/on/colour/colouring/book/booking/booked (in) my/her/his/the/a/our/their @one'

/** About a dye or a depth and not a person: "tint is 14 weeks". Beginnings of words. */
export const OF_NO_PERSON =
  'dye colour tint highlights balayage perm foils bleach henna extensions relaxer level depth base regrowth'.split(
    ' ',
  )
export const OF_HAIR = 'dye colour tint highlight balayage perm box'.split(' ')
export const BORN = `dob, d =. o =. b, born, date/year/day of birth, birth year/date/day, birthyear/birthdate/birthday, yob`

const NO_FORM = '<{last/this/next/per/every/each/half/new/for/#, of the}'
const CHILDISH =
  'child/children/kid/kids/teen/teens/teenager/teenagers/tween/tweens/toddler/toddlers/pupil/pupils/school*/primary/secondary/elementary/juniors/infants/nursery/year/yr/y/grade'
/** `pupil`: in a school year where nobody is 16 yet. `another`: about a job, somebody else's child, or long ago. */
export const YOUNG: Lines = {
  pupil: [
    `${NO_FORM} year/years/yr/yrs @form ;:`,
    `${NO_FORM} year/years/yr/yrs @form pupil/student/girl/boy/at_school/school/now/kid/and/but/so`,
    'in/is year/yr @form',
    '(in/is) y @upper pupil/student/girl/boy/at_school/school/now',
    '@own/my year @form tutor/teacher/form',
    '(in/is) y @upper ;:',
    '@form st/nd/rd/th grade/grader',
    '<{her/his/a/the/old/as} toddler',
  ],
  another: [
    `@works {part_time/full_time/out/mornings/with_the_kids/with_kids/with_children, as a/an *}* at/in/for ..3 ${CHILDISH}`,
    `@works {after school, in schools, with (the) kids/children/pupils}`,
    `teach/teaches/teaching/taught/teacher/governor/reads/drives/met/hated/loved ..4 ${CHILDISH}`,
    'last/this/next/per/every/each/half/new year/years/yr/yrs @form',
    `was/as/when/since (she/he/was/a/an/just/the)* child/kid/teen/teenager/toddler`,
    `@own child/kid/teen/teenager/toddler unless their_turn`,
    `@parent/minds/babysits/nannies/childminds/fosters/raises/raising/has/have (a/an/the/of/to/two/three/and/#/year/old)+ ${CHILDISH} unless their_turn`,
  ],
}
/** Weeks that can only be a person's: "she's 31 wks". */
export const CARRYING: Lines = {
  pregnant_or_nursing: [
    'she/shes/im/i_am (is/now/about/around/nearly/almost/just/only/like)* @carried weeks/wks/week/wk -ago/since/post/grown/regrowth/growth/late/overdue/apart/on/in/into/out/off/after/of/from/clean/sober/back/between/until/till/old/each/every',
  ],
}
