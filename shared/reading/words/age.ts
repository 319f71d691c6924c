// How people tell an age, as families of wording; @n and its like are years. domain 1.16

/** What a number counts that is no age. */
const MEASURE =
  '-{%/cm/inch/inches/vol/vols/foil/foils/gram/grams/g/min/mins/minute/minutes/week/weeks/month/months/level/levels/shade/shades/tone/tones/times/visit/visits, year/years ago, tone*}'
const SOON = `next/tomorrow/soon, in/within a/# day/days/week/weeks/month/months, in/within a few day/days/week/weeks/month/months,
  in (the) spring/summer/autumn/fall/winter/january/february/march/april/may/june/july/august/september/october/november/december,
  this/on monday/tuesday/wednesday/thursday/friday/saturday/sunday, this summer/autumn/winter/spring/month/year`
const ADULTS = 'teen/teenager/girl/boy/child/kid/pupil/youngster/lad/lass/lady/woman/man/male/female/student'
const WHO = `she/he/shes/hes/they/theyre/theyve/client/clients/girl/girls/boy/boys/daughter/daughters/son/sons/who/whos/pupil/pupils/student/students/niece/nieces/nephew/nephews/granddaughter/granddaughters/lad/lads/lass`
const NO_NAME = `level/base/depth/target/shade/colour/tone/root/roots/regrowth/visit/time/number/it/this/that/which/what/natural/goal/max/ratio/dog/cat/puppy/house/appointment/size`
const OPENS = '^: (just/only/barely/still)'

export const AGE_NAMED = { soon: SOON }

/** Years as they are told. */
export const AGE_TOLD: readonly string[] = [
  'adult/age/aged @n',
  'age is @n',
  'age =: @n',
  '@n year/years/yo/y old',
  '@n y / o old',
  '@n yo',
  '@n y / o',
  '@n yrs old',
  '@n year/years of age',
  `${ADULTS} (=,) (of/is) @n ${MEASURE}`,
  `${WHO} (is/are) (only/just/barely/nearly/almost/still/about/around/coming_up)* @teen ${MEASURE}`,
  'client/she/he/girl/boy/daughter/son/who/lady/customer has/have/have_got/got/is (only/just) @n year/years -of/ago/since/in/with/colour/growth/box/dye/experience/worth/between/without/from',
  '@teen year/years/yr/yrs/y (=,/and) # month/months/mth/mths/m -of/ago/since',
  '@ten &/and/n (a) half/bit',
  '@ten &/and/n 1/2',
  '@ten ½',
  '@ten going on',
  `* <${NO_NAME} is (only/just) @teen ${MEASURE}`,
  `turned @sixteen ${MEASURE}`,
  `^: is (only/just) @teen ${MEASURE}`,
  `id/passport/form/card/file/record/records/mum/mother/dad/parent say/says/show/shows/puts (that) (shes/hes/she_is/he_is) (only) @ten ${MEASURE}`,
  `${OPENS} @teen ;:`,
  `${OPENS} @older +{but/although/though/yet/looks, and a half, and she/he/her/his/mum}`,
  `^: @ten (=,) (and) mum/mother/parent/dad/school`,
]

/** The birthday is still to come: a year less. */
export const AGE_SOON: readonly string[] = [
  `turn/turns/turning/becomes @sixteen ${MEASURE}`,
  `will/shell/hell/theyll be @sixteen ${MEASURE}`,
  `about_to/going_to be/turn @sixteen ${MEASURE}`,
  `gonna be @sixteen ${MEASURE}`,
  `not/isnt yet @sixteen`,
  `not quite @sixteen`,
  'under/nearly/almost @sixteen ;:',
  'under/nearly/almost @sixteen +and/so/but/yet',
  'not/isnt/wont_be @sixteen yet/until/till/til',
  'not/isnt/wont_be @sixteen for a/another/#',
  '@sixteen th birthday',
  '<turned/was/became/since @older16 (year/years old) +{@soon}',
]

const HERSELF = `-{hair/client/customer/girl/boy/lad/model/booked/here/today/tomorrow, in for/the/today, for high/highlights/foil/foils/colour/balayage/a/tint/toner,
  (who/that) (and) want/wants/wanting/need/needs/having/getting/booked, (who/that) (and) would like}`
const YEARS_OLD = 'year/years/yr/yrs/yo old/olds (toddler/toddlers/son/sons/daughter/daughters)'
const CHILDREN = 'kids/children/twins/sons/daughters/grandchildren/grandkids/grandsons/granddaughters'
const PARENT =
  'mum/mom/ma/mother/mummy/dad/father/parent/grandmum/grandma/grandmother/grandad/grandfather/grandparent/nan/nanny/granny/gran/aunt/auntie/aunty/uncle/carer/childminder'
const WHOSE = '(a/an/one/her/two/twin/twins)'
const AND_ANOTHER = `({(=,) and/& (a/an/another/her) @n ${YEARS_OLD}})*`
const AND_NUMBERS = '({(=,) (and/&) @n})*'
const NO_CLIENT = '<for/with/colour/colouring/i/we'
/** A child whose mum, nan or minder she is: "mum of a 10 year old", "has two kids aged 9 and 11". */
export const PARENT_OF: readonly string[] = [
  `${NO_CLIENT} ${PARENT} of/to ${WHOSE} @n (and @n) ${YEARS_OLD} ${AND_ANOTHER} ${HERSELF}`,
  `${NO_CLIENT} babysits/minds/looks_after/has/has_got/who_have ${WHOSE} @n (and @n) ${YEARS_OLD} ${AND_ANOTHER} ${HERSELF}`,
  `has/have/got ..2 ${CHILDREN} (age/aged/of/are)+ @n ${AND_NUMBERS} ${HERSELF}`,
  `${PARENT} of/to ..2 ${CHILDREN} (age/aged/of/are)+ @n ${AND_NUMBERS} ${HERSELF}`,
  `<for/her/his/my grandchildren/grandkids (age/aged/of/are)+ @n ${AND_NUMBERS} ${HERSELF}`,
]

/** In so many words: whose age another number is doesn't matter then. */
export const CLIENT_AGED = `client/customer (herself/himself) is/aged @grown -{%/cm/vol/weeks/months}`

/** "Daughter aged 12 comes too": somebody beside the client, and not to be coloured. */
export const BESIDE_HER = `her/his/their # year/years old/olds, daughter/daughters/son/sons/child/kid/kids/niece/nieces/nephew/nephews/sister/sisters/brother/brothers/granddaughter/grandson/grandchild/granddaughters/grandsons`
export const ALONG = `trim/haircut/too/comes/coming/waiting/along, hair cut, as well, with her/him, in tow, at home, also here`
export const TO_BE_COLOURED = `highlight/highlights/foil/foils/colour*/tint*/dye*/bleach*/toner/balayage/blonde/lighter/lights`
/** Of a dye or a depth, not of a person: "tint is 14 weeks"; what begins so. */
export const OF_NO_PERSON =
  'dye colour tint highlights balayage perm foils bleach henna extensions relaxer level depth base regrowth'.split(
    ' ',
  )
export const OF_HAIR = 'dye colour tint highlight balayage perm box'.split(' ')
export const BORN = `dob, d =. o =. b, born, date/year/day of birth, birth year/date/day, birthyear/birthdate/birthday, yob`
