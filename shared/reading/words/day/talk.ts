// Talk that stands in a message beside the day: greetings, questions, titles, notes, and what a line is about.

/** Questions and requests. */
export const BESIDE = `can/could you/i/we/anyone, how/what/whats/why, (please) help, help me, my salon, should i, do you, tell me, i
  want, i would, id, move/book/put/fit/squeeze me/us, i need, is there, are there, let me know, where/wheres, when
  can, do you think, any gap/gaps/room/space/chance, thanks/hello/asap`
/** "What is a normal time for balayage, 2 or 3 hours?": the first word. */
export const QUESTION = 'what/whats/how/hows/why/when/whens/which/where/wheres'
/** "I sold 3 shampoos at 14.50" */
export const TILL = 'i/we/ive/weve (have) sold/bought/paid/ordered/spent/owe, i/we/ive took £'
/** "I was thinking 10 to 4" */
export const THINKING = `i/we/im/were (am/are/was/were) thinking/wondering/planning/considering/hoping/think/wonder`

/** A first sentence that tells of nobody's time. */
export const TALK = `
  we/were/i/im/its/it/this/that/there/theres/today/tomorrow/here/heres/hi/hiya/hello/hey/morning/good/ok/okay/right/so/please/can/could/would`
export const TALK_WITH_NAMES = 'can/could/would/i/please'
/** "morning! here is my day" */
export const HELLO = '{(good) morning/afternoon/evening, hi/hii/hello/hey/hiya}'
/** "Monday: off", with the day taken out. */
export const IS_OFF = '(day) off, closed/holiday/shut, not in, annual leave, a =/ l, nothing'
/** "smudged", "can't read this" */
export const ILLEGIBLE = 'cant/cannot/couldnt {read, make out}, illegible/unreadable, =? =?'
/** "Notes: call the rep at 2" */
export const NOTE =
  '{note/notes/nb, n =. b =., ps, p =. s =., p =. s, reminder/reminders, to do, todo/remember} :/–/=-'
/** "Price list: gents 18.00" */
export const PRICES = '(our/the/new) {price/prices, price list, prices list, tariff/menu/cost/costs}'
/** "Morning", "Afternoon:": the parts of a list. */
export const PART_HEADING = `(in the) {(early/late) morning/mornings/afternoon/afternoons/evening/evenings, am/pm/lunchtime/lunchtimes, late
  night/nights/opening/openings} (appointments/clients/session/shift/list)`
/** "Free all afternoon after 2": nobody's appointment, and nobody's wish. */
export const OPEN_TIME = '(im, i am, were/then/still)* {free/available/empty/nothing/nobody, no one, noone}'

/** Words of a title. */
export const ABOUT = `
  book/booked/booking/bookings/list/lists/diary/sched*/rota/column/columns/day/today/tomorrow/tmrw/tonight/appointment/appointments/appt/appts/clients/sheet/plan,
  line up, lineup, running order, looking like, (off) sick, poorly/covering, cover for, {i/ive, i have} (only)
  got/have, this is, here/heres, so far, please/pls/sort/help/optimise/optimize, in order`
/** Greetings and titles: nothing to read, nothing to report. */
export const TITLE = `{hi/hello/hey/dear/thanks, thank you, cheers/regards} (@rest), {heres, here is, this is, these are, see} @rest,
  {please, can you} optimise/optimize/help/check/sort (@rest), note/notes`
export const TITLE_HEAD =
  '(my/our/the/todays/tomorrows) schedule/appointment/appointments/booking/bookings/diary/day/list/rota/clients'
/** The heads of columns that are set apart by spaces. */
export const HEAD_WORDS = `client clients name names time times start end finish service services treatment treatments duration durations
  mins minutes length stylist staff note notes appointment appointments`
/** A title that names the day: "Rota for Sat". */
export const DAY_TITLE = `rota schedule appointment appointments appts booking bookings diary list column columns client clients plan for
  here heres my our the day`
export const SHEET_TITLE = 'sheet/column/columns/col/diary/rota/list/page/tmrw/tomorrow/today/sched'
/** What a salon calls the places that people sit at. */
export const SEATS = `chair/barber/stylist/station/column/col/room/bay/seat/position/section/basin/booth/workstation/area, team member,
  staff`
/** Before a stylist's name: "Stylist: Jo". */
export const BEFORE_STAFF = `{stylist/staff/hairdresser/colourist/colorist/barber/senior/junior/trainee/apprentice/director/column/with, w =/,
  for} (:/=-)`
/** In brackets behind it. */
export const RANK = `me/stylist, senior (stylist), (senior/junior/top/master) barber/hairdresser/stylist/colourist/colorist,
  junior/trainee/apprentice/graduate/owner/manager/director, chair @n`
/** Behind a name: "Emma's column". */
export const OWNED = 'column chair day book list diary appointments clients schedule'
/** "Stylists: Emma, Jo" */
export const TEAM = `{stylist/stylists/staff/team, working (today), in today, on today, today (s team), todays (team)} (:/–/=-)`
export const TEAM_SAID = 'stylist/stylists/staff/team/working'
/** "Emma and Jo are in today" */
export const AT_WORK = '(are/both) in/on/working (today/tomorrow) (:/=.) ;;'
/** Words before a colon or alone that are no stylist. */
export const NO_STYLIST_HEAD = `schedule appointment appointments booking bookings diary client clients today todays today's today’s tomorrow
  tomorrows tomorrow's tonight tonight's hi hello hey thanks note notes day morning afternoon evening am pm early late lates column salon
  rota team staff`
export const NO_STYLIST = `new vip reg regular hold returning late early walk-in walkin online phone first last am pm morning afternoon evening`
/** The hours of the salon, "0830 OPEN", "17.30 close". */
export const DOORS = `(we/salon/shop/door/doors) {open/opens/opening/close/closes/closed/closing/shut/start/finish/end, home (time)}
  ((of) (the) day), late/early start/finish (today/tomorrow)`
/** "Allow 10 min between clients" */
export const RULE = 'between each/every/clients/appointments/them, each/every/per client, buffer/buffers'
/** "Both on lunch 12.30–1" */
export const EVERYBODY = `{both/all/everyone/everybody, the team, team, all staff, whole team} (=-/:/=,)* (of us/them,
  staff/stylists/on/at/have/having, stop for, stopping for, break for, breaking for)`
export const FOR_EVERYBODY =
  '(for/of) {both/all/everyone/everybody, the team, all staff, whole team} (of us/them) (@any) ;;'
/** Before another's name: no stylist of this entry. */
export const SOMEBODY_ELSE = 'not no except but and & + or with without for by to at from of before after'
/** How a diary says in a word what is no name: how it was booked, how it stands, what the hair is like, where to sit. */
export const STATE = `unpaid owing owed deposit dep voucher gift online phone phoned booksy fresha treatwell phorest insta instagram facebook
  email emailed text texted walkin walk-in booked confirmed unconfirmed pending provisional arrived accepted scheduled complete completed done
  finished yes no maybe same usual regular returning existing repeat first last weekly monthly today tomorrow only please pls thanks
  ta free comp staff model training trainee patch test tested needed required front back left right upstairs downstairs basin window
  mirror chair fine thick medium coarse natural damaged porous straight wavy dark blond blonde blonds blondes brunette red black brown
  warm cool ash flexible fixed movable moveable morning mornings afternoon afternoons evening evenings late early quick north south x xx xxx`
export const NO_NAME_IN_CAPITALS = `cash card visa amex bacs am pm mon tue tues wed thu thur thurs fri sat sun vegan ppd sms app web vip new dna
  ns ok paid unpaid tbc tba late flex pt`
/** What somebody has or is on: an ending, and words. */
export const CONDITION_ENDS = 'osis iasis itis ema emia plex pecia epsy betes'
export const CONDITION =
  'asthma/cancer/vertigo/lice/nits/flu/covid/allerg*/ppd/pregnan*/chemo*/migraine/migraines'
/** Nobody's name, though it may have a capital: relatives, places, where the money is, makers. */
export const NOBODY = `mum mummy mom dad daddy nan gran grandma grandad sister brother daughter son husband wife friend mate kid
  kids child baby room bay seat station sink salon shop home house away abroad parking wheelchair ramp stairs pram dog school church
  college uni work gym yoga physio doctor doctors gp dentist hospital vet bank bus taxi train standby waitlist waiting reserve moved
  rebooked rescheduled swapped postponed noshow refund refunded owe owes copper caramel mocha burgundy auburn silver golden champagne
  plum mahogany wella koleston loreal l'oreal inoa majirel schwarzkopf igora goldwell matrix redken kerastase olaplex davines aveda
  milkshake keune botox henna chemical glove gloves foilyage gel wax`
/** Days as they are written, whole or cut short. */
export const DAYS: Readonly<Record<string, string>> = {
  Monday: 'mon mons monday mondays',
  Tuesday: 'tue tues tuesday tuesdays',
  Wednesday: 'wed weds wednesday wednesdays',
  Thursday: 'thu thur thurs thursday thursdays',
  Friday: 'fri fris friday fridays',
  Saturday: 'sat sats saturday saturdays',
  Sunday: 'sun suns sunday sundays',
  Today: 'today todays',
  Tomorrow: 'tomorrow tomorrows tommorow tommorrow tomorow tmrw tmw tmoro tomoro tomoz 2moro 2moz 2mrw',
}
/** Before the day at the front of a line. */
export const DAY_AHEAD =
  '(date/day :/–/=-) (right/ok/okay/so/well/hi/hey/for/on/this/next/and (=,))* @day (=./=,)'
/** Said of the whole day, of all but some, of none. */
export const ALL = 'all/everyone/everybody/anyone, every one, the rest, others/rest, whole day'
export const EXCEPT = 'except, apart from, but not, other than, bar'
export const NO_ONE = 'no one, nobody/none'
/** "Sally is 2–3 now": booked anew, so what was cancelled is another time. */
export const ANEW = 'now/instead/rebooked, re booked, new time'
/** "Cancelled her Tuesday one but keeping this" */
export const KEEPS =
  'keep/keeps/keeping it/this/that/to/today/her/his/the, still coming/on/booked/stands, back on/in'
/** Somebody without a name of their own. */
export const PEOPLE = `mum/mom/dad/walkin, walk in, client/customer/guest/bride/lady/gent/model/nurse/van`
export const WALK_IN = 'walk in, walk ins, walkin/walkins'
/** Said of the one whose minutes stand before it. */
export const AFTER_MINUTES = `
  {(and) then, new/reg/regular/paid/deposit/confirmed/booked/she/he/but/sharp/prefers/likes/always/max/only/please/pls/tbc, patch test,
  needs/wants -#, all (of them) with/w/are/on}`
/** What is awaited or brought, at the front of a line: nobody's appointment, whatever is said of its time. */
export const THINGS = `(the/a/my/our) (colour/color/stock/tint/product/towel)
  order/orders/delivery/deliveries/stock/parcel/courier/rep/plumber/electrician/engineer/builder`
/** What people say who put right what they have just said. */
export const PUTS_RIGHT = `hang on, tell a lie, scratch/scrap/strike that, i mean/meant, no (=,) wait/sorry, wait (=,) no, actually (=,) no,
  sorry (=,) {no, (i) meant, i mean}, <colour/color correction, make that, my mistake`
/** "Don't book me past 4", "nobody after 3", "no one before 9.30": said of the day, or against what is booked. */
export const DAY_ENDS = `{{do not, dont} book/put/fit/squeeze/slot/take/have/want/start/let (*), no one, nobody/nothing}
  (else/more/new/in/down/on/booked/please)* past/after/beyond @clock`
export const DAY_STARTS = `{{do not, dont} book/put/fit/squeeze/slot/take/have/want/start/let (*), no one, nobody/nothing}
  (else/more/new/in/down/on/booked/please)* before @clock`
/** A line that says of the whole day: "no lunch today". */
export const NO_BREAK =
  'no (time for) lunch/lunches/break/breaks/dinner (today/tomorrow/again/for_me/for_us)* (=./=!) ;;'
/** A line that says who there is none of, or something else: "not Jan today", "no answer today". */
export const NONE_TODAY = 'no/not ..2 today/tomorrow (=./=!) ;;'
/** Not yet sure: "maybe Bex", "Bex poss", "tbc" at the end. */
export const PERHAPS = `maybe/perhaps/poss/possibly +{@name}, <{@name} maybe/perhaps/poss/possibly/tbc -{early/earlier/late/later/more/# },
  maybe/poss/possibly/tbc ;;`
/** Behind a service, alone, they are a length and no service. */
export const NUMBERS = `ten/fifteen/twenty/thirty/forty/fourty/fifty/sixty/seventy/eighty/ninety/five/half/quarter/hour/hours/mins/minutes`
/** Or asks whether it was otherwise: nobody can tell which stands. */
export const CORRECTS = `${PUTS_RIGHT}, or was it`
/** At the end of a list: nobody's appointment. */
export const LAST_OF_DAY =
  '(im/i/we/were/then/and/thats/me/us)* finish/finished/done/home/off/away/gone/out/shut/closed/close (home/for) (the day)'
/** Begins when the one before ends. */
export const STRAIGHT_AFTER =
  '(is/comes) straight/right/directly/immediately/just after (that/this/her/him/them)'
export const FOLLOWS = `{${STRAIGHT_AFTER}, after that/this/her/him/them, followed by}`
/** Said of another day, before the list of this one. */
export const DAY_OFF = `{@day (is/are/=:/=-/–) (my/a) (day) off/closed/shut/holiday/nothing, @day (is/are/=:/=-/–) not in,
  (my/a) (day) off/closed/shut/holiday (on/is/=:/=-/–)* @day} =./=;/=, +@word`
/** Said first in a line below an entry: it is about whoever stands there. */
export const SAID_OF_ABOVE =
  'add/allow/always/ask/had/hate/hates/has/have/last/lasts/leave/leaves/like/likes/love/loves/need/needs/prefer/prefers/ran/take/takes/took/usually/want/wants'
