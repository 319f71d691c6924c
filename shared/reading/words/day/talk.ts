// Talk in a message apart from the day itself: greetings, questions, titles, notes, and what a line is about.

/** Questions and requests. */
export const BESIDE = `can/could you/i/we/anyone, how/what/whats/why, (please) help, help me, my salon, should i, do you, tell me, i
  want, i would, id, move/book/put/fit/squeeze me/us, i need, is there, are there, let me know, where/wheres, when
  can, do you think, any gap/gaps/room/space/chance, thanks/hello/asap`
/** The first word of a question: "What is a normal time for balayage, 2 or 3 hours?" */
export const QUESTION = 'what/whats/how/hows/why/when/whens/which/where/wheres'
/** "I sold 3 shampoos at 14.50" */
export const TILL = 'i/we/ive/weve (have) sold/bought/paid/ordered/spent/owe, i/we/ive took £'
/** "I was thinking 10 to 4" */
export const THINKING = `i/we/im/were (am/are/was/were) thinking/wondering/planning/considering/hoping/think/wonder`

/** An opening sentence that says nothing about anyone's time. */
export const TALK = `
  we/were/i/im/its/it/this/that/there/theres/today/tomorrow/here/heres/hi/hiya/hello/hey/morning/good/ok/okay/right/so/please/can/could/would`
export const TALK_WITH_NAMES = 'can/could/would/i/please'
/** "morning! here is my day" */
export const HELLO = '{(good) morning/afternoon/evening, hi/hii/hello/hey/hiya}'
/** "Monday: off", after the day has been removed. */
export const IS_OFF = '(day) off, closed/holiday/shut, not in, annual leave, a =/ l, nothing'
/** "smudged", "can't read this" */
export const ILLEGIBLE = 'cant/cannot/couldnt {read, make out}, illegible/unreadable, =? =?'
/** "Notes: call the rep at 2" */
export const NOTE =
  '{note/notes/nb, n =. b =., ps, p =. s =., p =. s, reminder/reminders, to do, todo/remember} :/–/=-'
/** "Price list: gents 18.00" */
export const PRICES = '(our/the/new) {price/prices, price list, prices list, tariff/menu/cost/costs}'
/** "Morning", "Afternoon:": headings within a list. */
export const PART_HEADING = `(in the) {(early/late) morning/mornings/afternoon/afternoons/evening/evenings, am/pm/lunchtime/lunchtimes, late
  night/nights/opening/openings} (appointments/clients/session/shift/list)`
/** "Free all afternoon after 2": neither an appointment nor a client's wish. */
export const OPEN_TIME = '(im, i am, were/then/still)* {free/available/empty/nothing/nobody, no one, noone}'

/** Words of a title. */
export const ABOUT = `
  book/booked/booking/bookings/list/lists/diary/sched*/rota/column/columns/day/today/tomorrow/tmrw/tonight/appointment/appointments/appt/appts/clients/sheet/plan,
  line up, lineup, running order, looking like, (off) sick, poorly/covering, cover for, {i/ive, i have} (only)
  got/have, this is, here/heres, so far, please/pls/sort/help/optimise/optimize, in order`
/** Greetings and titles, which hold nothing to read or to report. */
export const TITLE = `{hi/hello/hey/dear/thanks, thank you, cheers/regards} (@rest), {heres, here is, this is, these are, see} @rest,
  {please, can you} optimise/optimize/help/check/sort (@rest), note/notes`
export const TITLE_HEAD =
  '(my/our/the/todays/tomorrows) schedule/appointment/appointments/booking/bookings/diary/day/list/rota/clients'
/** The heads of columns that are separated by spaces. */
export const HEAD_WORDS = `client clients name names time times start end finish service services treatment treatments duration durations
  mins minutes length stylist staff note notes appointment appointments`
/** A title that names the day: "Rota for Sat". */
export const DAY_TITLE = `rota schedule appointment appointments appts booking bookings diary list column columns client clients plan for
  here heres my our the day`
export const SHEET_TITLE = 'sheet/column/columns/col/diary/rota/list/page/tmrw/tomorrow/today/sched'
/** What a salon calls the places where clients sit. */
export const SEATS = `chair/barber/stylist/station/column/col/room/bay/seat/position/section/basin/booth/workstation/area, team member,
  staff`
/** Comes before a stylist's name: "Stylist: Jo". */
export const BEFORE_STAFF = `{stylist/staff/hairdresser/colourist/colorist/barber/senior/junior/trainee/apprentice/director/column/with, w =/,
  for} (:/=-)`
/** A rank, in brackets after the name. */
export const RANK = `me/stylist, senior (stylist), (senior/junior/top/master) barber/hairdresser/stylist/colourist/colorist,
  junior/trainee/apprentice/graduate/owner/manager/director, chair @n`
/** After a name: "Emma's column". */
export const OWNED = 'column chair day book list diary appointments clients schedule'
/** "Stylists: Emma, Jo" */
export const TEAM = `{stylist/stylists/staff/team, working (today), in today, on today, today (s team), todays (team)} (:/–/=-)`
export const TEAM_SAID = 'stylist/stylists/staff/team/working'
/** "Emma and Jo are in today" */
export const AT_WORK = '(are/both) in/on/working (today/tomorrow) (:/=.) ;;'
/** Words before a colon or by themselves that aren't stylists. */
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
/** Before another name: that person isn't the stylist of this entry. */
export const SOMEBODY_ELSE = 'not no except but and & + or with without for by to at from of before after'
/** Words in a diary that aren't names: how it was booked, where it stands, what the hair is like, where to sit. */
export const STATE = `unpaid owing owed deposit dep voucher gift online phone phoned booksy fresha treatwell phorest insta instagram facebook
  email emailed text texted walkin walk-in booked confirmed unconfirmed pending provisional arrived accepted scheduled complete completed done
  finished yes no maybe same usual regular returning existing repeat first last weekly monthly today tomorrow only please pls thanks
  ta free comp staff model training trainee patch test tested needed required front back left right upstairs downstairs basin window
  mirror chair fine thick medium coarse natural damaged porous straight wavy dark blond blonde blonds blondes brunette red black brown
  warm cool ash flexible fixed movable moveable morning mornings afternoon afternoons evening evenings late early quick north south x xx xxx`
export const NO_NAME_IN_CAPITALS = `cash card visa amex bacs am pm mon tue tues wed thu thur thurs fri sat sun vegan ppd sms app web vip new dna
  ns ok paid unpaid tbc tba late flex pt`
/** Conditions and treatments, by their endings and as words. */
export const CONDITION_ENDS = 'osis iasis itis ema emia plex pecia epsy betes'
export const CONDITION =
  'asthma/cancer/vertigo/lice/nits/flu/covid/allerg*/ppd/pregnan*/chemo*/migraine/migraines'
/** Not names, even with a capital: relatives, places, where the money is, makers. */
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
/** About the whole day, all but some, or none. */
export const ALL = 'all/everyone/everybody/anyone, every one, the rest, others/rest, whole day'
export const EXCEPT = 'except, apart from, but not, other than, bar'
export const NO_ONE = 'no one, nobody/none'
/** "Sally is 2–3 now": booked again, so the cancelled time was another one. */
export const ANEW = 'now/instead/rebooked, re booked, new time'
/** "Cancelled her Tuesday one but keeping this" */
export const KEEPS =
  'keep/keeps/keeping it/this/that/to/today/her/his/the, still coming/on/booked/stands, back on/in'
/** People without a name. */
export const PEOPLE = `mum/mom/dad/walkin, walk in, client/customer/guest/bride/lady/gent/model/nurse/van`
export const WALK_IN = 'walk in, walk ins, walkin/walkins'
/** About whoever's minutes come before it. */
export const AFTER_MINUTES = `
  {(and) then, new/reg/regular/paid/deposit/confirmed/booked/she/he/but/sharp/prefers/likes/always/max/only/please/pls/tbc, patch test,
  needs/wants -#, all (of them) with/w/are/on}`
/** Deliveries and the like at the start of a line: never an appointment, even with a time. */
export const THINGS = `(the/a/my/our) (colour/color/stock/tint/product/towel)
  order/orders/delivery/deliveries/stock/parcel/courier/rep/plumber/electrician/engineer/builder`
/** How people correct what they have just said. */
export const PUTS_RIGHT = `hang on, tell a lie, scratch/scrap/strike that, i mean/meant, no (=,) wait/sorry, wait (=,) no, actually (=,) no,
  sorry (=,) {no, (i) meant, i mean}, <colour/color correction, make that, my mistake`
/**
 * "Don't book me past 4", "nobody after 3", "no one before 9.30": about the day, and sometimes against what is
 * booked.
 */
export const DAY_ENDS = `{{do not, dont} book/put/fit/squeeze/slot/take/have/want/start/let (*), no one, nobody/nothing}
  (else/more/new/in/down/on/booked/please)* past/after/beyond @clock`
export const DAY_STARTS = `{{do not, dont} book/put/fit/squeeze/slot/take/have/want/start/let (*), no one, nobody/nothing}
  (else/more/new/in/down/on/booked/please)* before @clock`
/** A line about the whole day: "no lunch today". */
export const NO_BREAK =
  'no (time for) lunch/lunches/break/breaks/dinner (today/tomorrow/again/for_me/for_us)* (=./=!) ;;'
/** A line saying who or what there isn't: "not Jan today", "no answer today". */
export const NONE_TODAY = 'no/not ..2 today/tomorrow (=./=!) ;;'
/** Not yet sure: "maybe Bex", "Bex poss", "tbc" at the end. */
export const PERHAPS = `maybe/perhaps/poss/possibly +{@name}, <{@name} maybe/perhaps/poss/possibly/tbc -{early/earlier/late/later/more/# },
  maybe/poss/possibly/tbc ;;`
/** By themselves after a service, these are a length and not a service. */
export const NUMBERS = `ten/fifteen/twenty/thirty/forty/fourty/fifty/sixty/seventy/eighty/ninety/five/half/quarter/hour/hours/mins/minutes`
/** A correction, or a question whether it was otherwise: nobody can tell which holds. */
export const CORRECTS = `${PUTS_RIGHT}, or was it`
/** At the end of a list: not an appointment. */
export const LAST_OF_DAY =
  '(im/i/we/were/then/and/thats/me/us)* finish/finished/done/home/off/away/gone/out/shut/closed/close (home/for) (the day)'
/** Begins when the one before ends. */
export const STRAIGHT_AFTER =
  '(is/comes) straight/right/directly/immediately/just after (that/this/her/him/them)'
export const FOLLOWS = `{${STRAIGHT_AFTER}, after that/this/her/him/them, followed by}`
/** About another day, before this day's list. */
export const DAY_OFF = `{@day (is/are/=:/=-/–) (my/a) (day) off/closed/shut/holiday/nothing, @day (is/are/=:/=-/–) not in,
  (my/a) (day) off/closed/shut/holiday (on/is/=:/=-/–)* @day} =./=;/=, +@word`
/** At the start of a line below an entry: it is about the client in that entry. */
export const SAID_OF_ABOVE =
  'add/allow/always/ask/had/hate/hates/has/have/last/lasts/leave/leaves/like/likes/love/loves/need/needs/prefer/prefers/ran/take/takes/took/usually/want/wants'
