// What people say about the stages of a service: "40 apply, 35 developing, 45 rinse", "needs 35 minutes to take".
// @size: a length, or minutes without a unit.

/** It develops, and the stylist is free. */
export const DEVELOPS = `process/processes/processing/processed/develop/develops/developing/development/developed, gap time, processing
  gap, color sits, colour sits, colour on, color on, sits/sitting/cook/cooks/cooking, under (the)
  heat/lamp/climazon, timer`
/** The stylist is at work. */
const WORK = `apply/applies/applied/application/applying, put on, putting on,
  on/rinse/rinses/rinsed/rinsing/wash/washes/washing/finish/finishes/finishing/off, blow dry, blow dries, blow
  drying, blowdry/blowdries/blowdrying/dry/wrap/wrapping/wind/winding/rolling, rod in, rod out, rods in, rods out,
  rodding/neutralis*/neutraliz*/foil/foils/mix/mixing/prep/prepping, comb (out), combing (out),
  cut/cutting/style/styling/tone/toner/active, hands on, foiling/section/sectioning/paint/painting`
const OF_WHAT = '(colour/color/tint/bleach/lightener/foils)'
const NAMED = `{${DEVELOPS}} (time/window/gap/period)`
const DEV = `${OF_WHAT} ${NAMED}`
const TO = '=-/–/—/to/until/till/til/and'
const FOR = 'is/are/of/for/to'
const OF_THAT = '(of that/which/this/it (=,))'

/** Comes before a stage and isn't part of it. */
export const LEAD = `
  (and/then/so/while/with/she/he/it/they/shell/hell/itll/shes/hes/its/is/be/being/will/who/which/that/theres/has/have
  (=,), =,)*`
/** One whole stage, with the names of its values. Those with clock times come first, bare lengths last. */
export const STAGES: readonly (readonly [values: string, say: string])[] = [
  ['from to', `${DEV} (:, = ) (from/at/is/for/between) @clock ${TO} @clock`],
  ['from to', `(from) @clock ${TO} @clock (is/for, =, :) ${DEV}`],
  ['minutes from', `${DEV} (:, = ) (for/takes) @size {from/at, starting (at), starts (at), =@} @clock`],
  ['from minutes', `${DEV} {from/at, starts (at), =@} @clock (for/=,) @size`],
  ['from minutes', `from/at @clock (it/she/he/colour/color) ${DEV} (for) @size`],
  [
    'minutes from',
    `@size ${OF_THAT} (${FOR}, min/mins)* ${DEV} {from/at/=@, starting/beginning (at/from)} @clock`,
  ],
  ['to', `${DEV} until/till/to @clock`],
  ['from', `${DEV} from/at @clock`],
  [
    'minutes',
    `(it/she/he/then/which) (takes/needs/has/with/plus, incl (=.), including) @size ${OF_THAT} (${FOR})* ${DEV}`,
  ],
  [
    'minutes',
    `(it/she/he/then/which/with/plus, incl (=.), including) ${DEV} (:, = ) (for/takes/is/of/about/approx/=~) @size`,
  ],
  ['', DEV],
  ['work to', `(then) ${OF_WHAT} {${WORK}} (@word)* {until/till/to/end/ends/by, done/finished by} @clock`],
  ['work from to', `(then/and)* ${OF_WHAT} {${WORK}} (@word)* (from) @clock ${TO} @clock`],
  ['work minutes', `(then) @size (of/for/to) {${WORK}, @own} (@word)*`],
  ['work minutes', `(then) {${WORK}} (@word)* (:, = ) (for/takes) @size`],
  ['work', `(then/and)* {${WORK}} (@word)*`],
]
/** The first ten are also found inside running text: "Cara tint 90 processing 35 from 10:40". */
export const LOOSE = STAGES.slice(0, 10).map(
  ([values, say]) => [values, say.replaceAll(`${OF_WHAT} `, '')] as const,
)
/** "Develops 35 after 40 min" */
export const AFTER_WORK = `${DEV} (for) @size after (the first) @size`
/** "(30 on 35 develop 25 finish)" */
export const UNSTOPPED = `@bare {${WORK}} @bare {${DEVELOPS}} (time) @bare {${WORK}}`
export const NO_WORK = 'minute minutes min mins hour hours hr hrs h m in total all altogether'

const STUFF = `(the/her/his/their) (perm/waving/curl/curling)
  solution/lotion/colour/color/tint/bleach/lightener/toner/gloss/relaxer/perm/treatment/mask/foils/product/it/colours/colors/tints
  (is/are/goes/sits/stays/left)`
const TAKE = 'take/develop/process/lift/work'
/** Other ways to say it, each with its plain form; $1, $2 are its values. */
export const SAID_OTHERWISE: readonly (readonly [say: string, as: string])[] = [
  [
    `process/processes/processing/develop/develops/developing/development (time/for) (:) @size (=,)
  start/starts/starting/begin/begins/beginning/from (at/from) @clock`,
    'processing $1 from $2',
  ],
  [
    `on/applied/application/apply/applying (it) till/til/until/by/to @clock (=,/;) (then/and/which)*
  {takes/taking/develops/sits, left (on), leave (it), stays (on), cooks} till/til/until/to @clock`,
    'applied until $1, processing $1 to $2',
  ],
  [
    `${STUFF} (goes) on/in (from/at) @clock (=,/and/then) (needs/takes/for/wants/has) (about) @length (to
  take/develop/process/lift/work/colour/color)`,
    'processing $2 from $1',
  ],
  [
    `(the) colour/color/tint/bleach/lightener/toner/dye/perm/lotion/foils {takes/taking/works/working/lifts/lifting,
  is left, left/sits/stays} (on) (from/between) @clock ${TO} @clock`,
    'processing $1 to $2',
  ],
  [`${STUFF} {on/in/sits, left on, left} from/between @clock ${TO} @clock`, 'processing $1 to $2'],
  [`@length {to, for {it, the colour, the color, colour/color} to} ${TAKE}`, 'processing $1'],
  [`needs/takes @length to ${TAKE}`, 'processing $1'],
  [
    `{leave/left/leaving/stay/stays/stand/stands/wait/waits/rest/rests, wait time, waiting time, standing time}
  (${STUFF}) (on/in, to take) (for) (:) @length`,
    'processing $1',
  ],
  // Perm lotion works by itself.
  [
    '(perm/waving/curl/curling) solution/lotion (on/in/sits/works/takes/time)* (for) (:) @size',
    'processing $1',
  ],
  ['@size (of/for/in/with) (the) (perm/waving/curl/curling) solution/lotion (on/in/time)', 'processing $1'],
  ['under (the/a) {hood/dryer/drier/steamer/infrared, infra red, rollerball, heat lamp}', 'under heat'],
]
/** Comes before its time: "solution on 9.30–10". */
export const LOTION = '(perm/waving/curl/curling) solution/lotion (on/in/sits)'
/** In brackets by itself: "(lightener on 10.10–10.50)", "(30 min on, leave 40, then 50 to finish)". */
export const STUFF_ON = `${STUFF} on/in/sits @clock ${TO} @clock`
export const LEFT_ON = 'leave/leaving/left (it/on/for)* @minutes'
export const MUST_LEAVE = 'must, has to, have to, need to, needs to, leaving before, school'
export const AT_WORK = 'on/then/finish/rinse/apply'
/** In brackets, a gap, a wait or free hands mean development: "(apply 45, gap 35, finish 30)". */
export const WAITS = `{gap/wait/waits/waiting, hands off, im free, stylist free,
  idle/resting/rest/stand/standing/take/takes/set/setting/soak/soaks/soaking} (time)`
/** "Colour on 9–10.15, developing 10.15–10.55": beside the developing stage, "on" means applying it. */
export const PUT_ON = 'colour/color (goes) on'
export const DEVELOPS_AT = `develop*/process* (from) (:) @clock =-/–/to/till/until @clock`
