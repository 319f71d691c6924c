// What people say about a booking: who can move and when, who can't, who isn't coming, who is late. @clock, @length:
// values.

/** Verbs for moving a booking, in the forms that follow "can be" and "can". */
const MOVE = `
  {move/moved/moving/shift/shifted/shifting/swap/swapped/swapping/change/changed/changing/slide/slided/sliding/switch/switched/switching/juggle/juggled/reschedule/rescheduled/rescheduling,
  re schedule, re scheduled, rearrange/rearranged, re arrange, re arranged,
  push/pushed/pull/pulled/bump/bumped/shuffle/shuffled/nudge/nudged/adjust/adjusted/flex}`
const TAIL = `(time/times/slot/slots, if {needed/necessary, needs be, need be, required, it helps, that helps}, if you/we
  like/want/need, no problem, around/about/round/her/him/them/this/it/back/up/forward, to suit, anywhere/anytime,
  any time, whenever)*`
const NOT_MIND = `{{doesnt, does not, dont, do not, wouldnt/wont/didnt} (really/much) mind/care/matter/bother, not/isnt/arent/aint
  (too/that/very, at all, really) fussed/bothered/fussy/worried/precious, no preference, dnm, either
  side/end/time/slot/one, unfussed/unfussy}`
const ABOUT = `(when, what time, whichever, which (time), the time, the times, about time, {on/about/re/with, as to, over}
  (the/her/his/their) {time/times/when, what time, slot/slots}, if she/he/it/they/shes/hes/its (is) move/moved)*`
const THE_TIMES = '(the/her/his/their) time/times'
const PARTS = 'morning/mornings/am/afternoon/afternoons/pm/evening/evenings'

export const WAITING = 'waiting list, waitinglist, wait list, waitlist, w =/ l, cancellation list, standby'

export const FIXED = [
  '{not/isnt/non/no, not at all, not very} flex/flexible/flexi/flexy/movable/moveable/moving',
  'no flexibility, inflexible/unmovable/unmoveable',
  `{cant/cannot, can not, couldnt/wont/mustnt, must not, dont, do not, doesnt, does not, please dont, never} (be)
  (want to) {any other time, another time, ${MOVE}, budge} (this/her/him/it/them/that)`,
  'only time she/he/they can/could do/come/make/manage, no other time',
  'fixed (time), time/slot is fixed, set/fixed/written in stone, non negotiable',
]
/** "No fixed time": a "no" reverses it. */
export const NOT_FIXED = 'no'
/** Comes at the end of a remark. */
export const MUST_KEEP = 'must be/stay/start/keep (at) (this/that/her/his time/slot)'

export const FLEXIBLE = [
  `will move/swap/shift/come/go ..5 if {needed/necessary/required, you/we (really/ever) need/want/like, needs be, it suits/helps}`,
  `(is/are/shes/hes/very/quite/fairly/totally/time/times/fully/pretty/completely/bit)*
  flex/flexible/flexable/flexi/flexy (on/with/about/re ${THE_TIMES})`,
  `{can/could/may/might, happy (for us/me/you) to, happy with, happy about, ok to, okay to, fine to, fine with, ok
  with, good to, willing to, would, free to, able to, up for, open to, cool with, ${NOT_MIND}} (being)
  (easily/also/be/get/happily)* ${MOVE} ${TAIL}`,
  `said/says we/i/you can/could ${MOVE} ${TAIL}`,
  `move/moving/swap/swapping/change/changing/shift/shifting/switch/switching (is, would be)
  {ok/okay/fine/poss/possible, no problem, no issue, no bother}`,
  'movable/moveable',
  `(at) {anytime, any time} (is/works/suits, will do, ok/okay/fine/good/today, that day, during the day, of (the)
  day, for me/her/him/them)*`,
  `{can/could/will, happy to} {come/do, fit in, pop in, be in, make it, make} (at/in) {anytime, any time,
  whenever/anyslot, any slot, anywhere, any where, any of, either}`,
  `whenever/wherever (works/suits, is best, {theres, there is} (a) space/room/gap, {you, youve got, you have}
  (space/like/want/can), we can fit (her/him/them))*`,
  `${NOT_MIND} ${ABOUT}`,
  'time/times/when/times (is/are) not/isnt/arent (that/too/so) {important/critical, an issue, a problem, a worry} (to/for her/him/them)',
  'time/times (is/are) {no, not a} issue/problem/bother/object',
  'time/slot (is) {open/tbc/negotiable, to suit}, negotiable, to suit (us/salon)',
  `wiggle room, {some, a bit of, a little, bit of} {leeway/give/slack, room to move}, room to move, plenty of time,
  no rush, time on her/his/their hands, relaxed about (the) time/times, can do whenever, play/plays (it) by ear`,
  'no fixed/set/special/particular time, {chilled, laid back, relaxed} about/on/with (the/her/his/their) time/times/when',
  'whatever suits/works (best/you/us)',
  'open to {other times, anytime, any time, change/changes/offers}',
  '{can/could, happy to} (do/come) (on/any)* any day/days (of/in/this/that/the/next/week/wk/month)*',
  'can be scheduled/rescheduled, fit/fits (in) {anywhere, any where}, can go {anywhere, any where}',
  `(is/shes/hes) {free/around/available/about, off work, off/has/have, has got, got} {all, the whole, most of the}
  day, all day free/ok/fine, any slot/gap (will do, is fine, works/suits)`,
]
/** Comes at the end of a remark. */
export const EASY = `{easy/easygoing, easy going} (on/about/with (the) time/times)`

/** "Free all afternoon", "any time in the morning": a part of the day when somebody could come. */
export const OPEN_PART = `(is/shes/hes/theyre/are) {free/around/available/about/ok/okay/fine/good/flexible/happy, would/shed/hed/theyd/d
  prefer/rather/like/love/sooner (have/come), can/could/will/would do/come/make/be, any time/where/slot,
  anytime/anywhere/anyslot} (at/for/with/in) (any time, anytime) (all/any, the whole, in the, during the, this, of
  the, most of the, the/an) @part`
export const OR_ANOTHER = `or/and/=/ (the) ${PARTS}`
export const EITHER_PART = `(can do/come, could do/come, free/available, happy with, either/whether/any) (in) (the) ${PARTS} or/and/=/ (the)
  ${PARTS} ((is/both) fine/ok/okay/works/suits/good)`
export const SOME_PART = '(any time, anytime) (in the, during the, this) @part (only/please)'
export const HALF_ONLY = 'am/pm only'

/** "If anyone cancels", "when there's a cancellation": nobody has cancelled. */
const NOT_THIS_ONE = `if/when/should/case/unless/any/a/late/no/last (anyone/anybody/someone/somebody, there (is),
  theres/we/you/i/get/gets/have/has/else/a/an/any)*`
export const RELATIVES = `mum mom mother dad father parent parents husband hubby wife partner boyfriend girlfriend friend mate sister brother
  daughter son kid kids child children baby toddler carer nan gran dog`
const DAYS = `
  mon/monday/mondays/tue/tues/tuesday/wed/weds/wednesday/thu/thur/thurs/thursday/fri/friday/sat/saturday/sun/sunday`

type DayPhrase = {
  say: string
  notAfter?: string
  notBefore?: string
  atEnd?: true
  ofClient?: true
  behindStop?: true
}
/** `ofClient`: not where it is about a relative or in an aside. `behindStop`: only after a comma or the like. */
export const CANCELLED: readonly DayPhrase[] = [
  {
    say: 'cancel/cancelled/canceled/cancels/canceling/cancelling/cancellation/cancellations/cancelation',
    notAfter: NOT_THIS_ONE,
    notBefore: 'last/before/previous/twice/policy/fee/charge/list, in the past',
  },
  {
    say: 'cancelled/canceled last night/evening',
    notAfter: `always/often/usually/sometimes/once/previously/has/had/may/might/could/to/friend/mum/dad/daughter/son/husband
  (has), ${NOT_THIS_ONE}`,
    notBefore: `s/'/’`,
  },
  {
    say: 'cancelled/canceled (at the) last minute/min/thing',
    notAfter: `always/often/usually/sometimes/once/previously/has/had/may/might/could/to/friend/mum/dad/daughter/son/husband
  (has), ${NOT_THIS_ONE}`,
    atEnd: true,
  },
  { say: 'late cancel/cancelled/canceled/cancellation/cancelation', behindStop: true, atEnd: true },
  { say: 'cx/cxl/cxd/cxld/canx/cncld/cnld/cncd/cnxd/cnd' },
  {
    say: 'no show/shows/showed, noshow/noshows/noshowed',
    notAfter: 'previous/repeat/past/serial/two/2/last/a',
    notBefore: 'last/before/previous/history/risk/twice/once, in the past, fee/policy/x',
  },
  { say: 'dna/fta, n =/ s', notBefore: 'last/before/previous/history/risk/twice/once, in the past' },
  { say: '{didnt, did not} {come/show/attend, turn up} (up/in)' },
  {
    say: `not coming, isnt coming, cant come, cant make it, pulled out, called off, rang off, failed to {show/attend, turn
  up}`,
    notBefore: 'before/until/till/after',
  },
  {
    say: 'called/rang/phoned/texted/messaged (in) sick/ill/poorly/unwell',
    notBefore: `before/until/till/after/last/yesterday/on, ${DAYS}`,
  },
  {
    say: `{moved/rescheduled, re scheduled, rebooked, re booked, changed/swapped/pushed, put back, switched/postponed}
  (back/on/over) to/until/till/for {(next) ${DAYS}, next week/month, tomorrow, another day/date/week, a different
  day}`,
    notAfter: 'can/could/may/might/to/want/wants/be',
  },
  {
    say: 'postponed/rescheduled, re scheduled',
    notAfter: 'can/could/may/might/to/want/wants/be (be)',
    atEnd: true,
  },
  { say: 'crossed out' },
  {
    say: `{actually/no/sorry/oops/wait} (=,) {shes/hes/theyre/its, she is, he is} (on/for/in/next)* ${DAYS}/tomorrow`,
    atEnd: true,
  },
  {
    say: '(is/has/shes/hes) no longer coming/booked',
    notBefore: 'for/with/alone/early/late/before/until/till/after',
    ofClient: true,
  },
  {
    say: `(is/has/shes/hes) no longer in/having/need/needs/want/wants (it, the/her/his/their/this/a/an
  appointment/appt/booking/slot)`,
    ofClient: true,
    atEnd: true,
  },
  { say: '(is) no longer needed', behindStop: true, atEnd: true },
  { say: 'appointment/appt/booking/slot (is) no longer needed', atEnd: true },
  {
    say: 'wont be coming/in/here',
    notBefore: 'a/an/any/the/for/with/long/alone/early/late/before/until/till/after',
    ofClient: true,
  },
]
/** Comes before the hours that somebody offers. */
const OFFER = `{(is/are/she/he/they/client/shes/hes/theyre) free/available/around/about/flexible/ok/okay/fine/good,
  flex/flexi/flexible, {can/could, happy to, able to, willing to, would} {come/do/be, make it, make/move, be moved,
  go} (in), any time, anytime, any where, anywhere, any slot, anyslot} (at) (any time, anytime)`
const TO = "{=-/–/—/−/→, =- >, = >, >/›/»/=~/to/until/till/til, ' til, thru/through}"
const BEFORE_IT = '{before, b 4}'
const NOT_BEFORE = `not (available) ${BEFORE_IT}, no/not earlier than, nothing ${BEFORE_IT}, cant/cannot {do/come, make it}
  {until/till, ${BEFORE_IT}}, not (here/free/available) until/till, earliest (is/at) (:)`
/** The hours between which somebody can come. */
export const WITHIN = [
  `(any time, anytime, any where, anywhere) between @clock {and/&, ${TO}} @clock`,
  `${OFFER} (from/between/anywhere)* @clock {and/&, ${TO}} @clock`,
]
export const OFFER_BEFORE = `${OFFER} {until/till/til, ' til, up to, by, ${BEFORE_IT}} @clock`
export const OFFER_AFTER = `${OFFER} {from/after/past, any time from/after, anytime from/after} @clock (onward/onwards/on, or later)`
export const AFTER = [
  `(but/and) {${NOT_BEFORE}, from, (only) (any time, anytime) after/from, (any time, anytime) (on or) after} @clock
  {onward/onwards/on, or later, earliest/=+}`,
  `(but/and) {${NOT_BEFORE}, free from, available from, {any time, anytime} from, (only/anytime, any time) after}
  @clock`,
]
export const BEFORE = [
  `(but/and) (must, need to, needs to, has to, have to, want to, wants to, got to, should) (be/get)
  leave/leaves/leaving/away/gone/out/done/finish/finished/finishes/off {by, ${BEFORE_IT}} @clock`,
]
export const NOT_LATER = [
  `(but/and) {not {later than, after/beyond/past}, no later than, nothing after, latest (is/at) (:), (any time,
  anytime/only) ${BEFORE_IT}, {any time, anytime} {until/till, up to, by}, only by} @clock (latest)`,
]
export const BY = '(but/and) by @clock (latest)'
export const NOT_BY = 'on/applied/application/foiled'
export const AFTER_LUNCH = '(any time, anytime/only) after (my/the) lunch/break'
export const BEFORE_LUNCH = '(any time, anytime/only) before (my/the) lunch/break'
/** A limit, not a choice. */
export const BOUND = 'only/cant/cannot, not here/free/available'
export const ANY_TIME = 'any time, anytime'
/** "Can do 10 or 11" */
export const OPTIONS = `can/could/would/may/might (also/either) {do, {come/start} (at, in at), make, move to, be moved to, go to, be} @clock
  (=,/or/=//and @clock)* (instead/too/also, as well)`
const EITHER_WAY = '{either way, either side, each way, earlier or later}'
export const GIVE_OR_TAKE = [
  `{by, up to, within, give or take, =+ =/ =-, ±} (by, up to, within, give or take, =+ =/ =-, ±) @length
  (${EITHER_WAY})`,
  `@length ${EITHER_WAY}`,
]
export const PLUS_MINUS = '{=+ =/ =-, ±} @n'
/** "Would like something earlier" */
export const DIRECTION = `{can/could, happy to, happy with, would, ok to, ok with, dont mind, doesnt mind, would like/prefer (to),
  prefer/prefers (to), want/wants (to)} (come/be/coming/move/start/go/do/have)
  (in/at/any/a/an/bit/little/something)* @direction (or earlier/later) (slot/time/on, if {possible/needed, we can,
  anything comes up})*`
/** "Moved to 11", "now 11" */
export const MOVED = [
  `(been/has/was/now/shes/hes/got)* {moved/rescheduled, re scheduled, changed/swapped/pushed, put back, brought
  forward, switched/shifted/bumped} (her/him/it/them) (back/on/over/forward/up/down) (from/at @clock) to/until/till
  @clock`,
  '(=- >, = >, →) now (at, in at, coming at) @clock',
  'wants/needs/prefers/comes/is/has/having (in/at/for)* @clock instead',
]
export const MAY_BE_MOVED = 'can/could/may/might/to/want/wants/be/happy (be/get)'
export const NO_CLOCK = 'min*/hour*/hr*'

const RUNS = `{she/he/they (ll be), shes/hes/theyre, shell be, hell be, theyll be, is/are/s, will be, ll be, be, gonna be,
  going to be, might be, may be, could be, coming (in), arriving/running/runs/run/due/expected} (=,)`
const OFTEN = '{always/usually/often/sometimes/normally/generally, tends to be, can be, regularly} (=,)'
const ROUGHLY = 'about, approx (=.), around/roughly, up to, at least, maybe/some, a good, =~'
const TELLS = `(rang/phoned/called/texted/messaged/say/says/said/warned/traffic/stuck (=,) (to say, that, in traffic (=,)))*`
const WHO = '(she/he/they/client)'
/** "Running 15 late", "will be 10 mins late". @often: it is about other days. */
export const LATE = {
  sized: `${TELLS} ${WHO} (@often) (${RUNS})* (@often) (${ROUGHLY}) @length {late, behind schedule}`,
  behind: `${TELLS} ${WHO} (@often) (${RUNS}) late (=,) (by) (${ROUGHLY}) @length`,
  bare: `${TELLS} ${WHO} (@often) ${RUNS} (${ROUGHLY}) @n late`,
  alone: `${TELLS} ${WHO} (@often) ${RUNS} ((a bit/little/touch, very/really/slightly/quite)) late`,
  habit: `${WHO} @often (runs/running/comes/arrives, turns up) (a bit/little, very) late`,
}
export const LATE_OFTEN = OFTEN
export const LATE_OTHER = `
  night/shift/start/finish/opening/lunch/break/trim/cut/color/colour/appointment/appt/slot/cancel/notice/payment/fee/policy/charge/for/back/last/before/previous`
/** It is about somebody else or another day, or says that it must not happen. */
export const NOT_LATE = `
  not/never/no/if/hate/hates/charge/charged/complain*/policy/was/were/been/being/hubby/husband/wife/partner/mum/mom/dad/son/daughter/friend/stylist/im,
  i am, i/we/were, we are,
  us/isnt/wasnt/wont/cant/dont/doesnt/hasnt/didnt/arent/couldnt/shouldnt/wouldnt/mustnt/aint`

/** Times, with the words around them that show what they are. */
export const IN_AND_OUT = `in/arrive/arrives (at) @clock (=,/=-/–) (and) out/leave/leaves/gone/done (at/by) @clock`
export const FROM_TO = `(from/at/between) @clock ${TO} @clock`
export const UNTIL = [
  "{until/till/til, ' til, to/leave/leaves, leave at, leaves at, leaving, leaving at} (:, = ) @clock",
  'end/ends/ending (at/by) (:, = ) @clock, finished at/by (:, = ) @clock',
]
export const NOT_UNTIL = 'quarter/five/ten/twenty'
export const OUT = 'out (at/by) (:, = ) @clock'
export const NOT_OUT = 'comb/rods/rod/twist/going/goes/go'
export const FINISHES = 'finish/finishes/finishing (at/by) (:, = ) @clock'
export const NOT_FINISHES = '&/=+/=//and/n'
export const DONE_AT = 'done at (:, = ) @clock'
export const NOT_DONE = 'get/gets/getting/having/has/have/need/needs/want/wants (@any)*'
export const ALL_DONE = '(all) {done (by/at), finished} (:, = ) @clock'
export const DONE_LAST = '@clock done/finished/finish/end'
export const STARTS = '{at, start (at), starts (at), starting (at), begin (at), begins (at), =@} @clock'
