// Words around the entries of a day, each line with its replacement: nothing, other words, or "-", which joins its
// words into one. $1, $2: its values. `[ … ]`: the part that is replaced. The order matters.

import { CARE } from './care'
import { DAY_ENDS, PUTS_RIGHT } from './talk'

const FREE = `{nowt/nothing/nobody/noone, no one, (im) free, (a) gap} (on/in/booked/then/else/more)* (=,)`
const TILL = `{until/till/til, ' til}`
const THAT = 'that/this/her/him/them'
const LED = '(and/then/so)*'
const JOINS = '=-/–/—/to/till/until/am/pm/=./=:'
const UNITS = 'min*/m/h/hr/hrs/hour*'
const STOPS = '(=,/=./=:/=?/…/=-/–)*'
const ANEW = `${STOPS} (no/oh/er/erm)* ({${PUTS_RIGHT}} ${STOPS})+`
const TO = `{to/=-/–, ${TILL}}`
const OPENS_AT = '(time/hours) (at/from) (=:) @clock (=,/and/&/=;/=//=-/–) (we/im/i)'
const CLOSES_AT = '(time) (at) (=:) @clock'

export const NOISE = [
  `(') til → till`,
  // "5 to 1 to 5 to 2" in figures: one "to" counts minutes before the hour, the other joins a start and an end.
  `<level/base/vol @by to @hour ${TO} @by to @hour → $1 to $2 till $3 to $4`,
  '10 [ to 10 ] to @hour → till ten',
  '5 [ to 5 ] to @hour → till five',
  `<level/base/vol @by to @hour to @hour -${UNITS} → $1 to $2 till $3`,
  `@clock [ to @by ] to @hour -${UNITS} → till $2`,
  // "5 to 1 Opal cut" is 12:55, since nobody is booked from five to one.
  `{^:, then/and} [ 5 ] to 1/2/3/4/5/9/10/11/12 -${JOINS}/${UNITS} → five`,
  `{^:, then/and} [ 10 ] to 7/8/9/10 -${JOINS}/${UNITS} → ten`,
  // "20 to 9" is always a time. "10 to 3" is one only where a range can't be: "half 2 till 10 to 3", "at 5 to 9".
  `[ @twenty ] to @hour -${UNITS} → $1`,
  `{till/til/until/at, @clock =-/–} [ @by ] to @hour -${UNITS} → $1`,
  `[ @by ] to @hour -${UNITS} +{=-/– @clock, ${TILL}} → $1`,
  `[ @by ] to 10 =-/– ..6 # ${UNITS} → $1`,
  // "break for thirty then Olga"
  'for @fives +{;:, (and) then} → for $1 minutes',
  // Yorkshire: "lunch while one".
  `[ while ] @clock -${UNITS} → till`,
  // Only like corrects like: "2h, no sorry 2.5h", "10, make that 10.30", "Zara? no sorry Zoe".
  `@length ${ANEW} +@length →`,
  `@clock/@n ${ANEW} +{(at/its/shes/hes) @clock/@n} →`,
  `-{${UNITS}/no/oh/er/erm} @word ${ANEW} +@word →`,
  '[ @clock (=,) sorry (=,) ] @clock →',
  // "Lvl 6 to 8" goes from one depth to another; "no. 3 back and sides" and "grade 2" aren't times either.
  'level/levels/lvl/lvls/lev/lv/base/depth (from) @n {to/=-/–/and/>} @n →',
  'no/number/grade/guard (=.) 0/1/2/3/4/5/6/7/8 -{am/pm/oclock/o/=./=:/to/=-/–/h/hr/hrs/hours/min*} →',
  // "Mabel 9 - 120 - perm": when, how long, what.
  '@hour =-/– @mins =-/– +@word → $1 for $2 min -',
  // "Was 10, now 12", "can't do 10, wants 11 instead": the old time no longer holds.
  'was/were (at) @time (=,/=;/=-/–/and/but)* +{(she/he/they) now/moved} →',
  '{cant/cannot/couldnt, can not} (do/make/manage/come) (at/for/the)* @time (=,/=;/=-/–/and/but/so)* +{(she/he/they) wants/needs/prefers} →',
  // "Appt 2 Elin 10.05": a running number and not an hour.
  'appt/appts/appointment/booking/client/item @n (=./=:) +@capital →',
  // How somebody paid.
  `{paid/pays (in/by/the/with)* cash/card/deposit/dep, owes/owed/owing (me/us)} @n -${UNITS} →`,
  // "Straight after lunch (1-2) Dot": this also tells us when the break is.
  `(straight/right/just) after (my/the) lunch/dinner/break/tea =( @clock ${TO} @clock =) → lunch $1 to $2 then`,
  // "… and after her I'm having half an hour for my sandwich"
  '{^:, =./=,/and} (and) [ after her/him/them/that/this (=,) ] {i/im/ill/ive/we/were/weve} → ; then',
  // "Trudy 2.30 2h. Shut at 6": when the day ends, not an entry.
  '=./=; [ (we/i/im/were/salon/shop/then)* finish/finishes/finishing/shut/shuts/close/closes/closing/home (at/by) (=:) @clock ] {;;, =.} →',
  // Two people at once: the other one isn't a stylist.
  `{double (=-) book/booked/booking, doublebooked, clash/clashes/clashing/overlap/overlaps/overlapping} (with/against @capital) →`,
  // "half nine till I'm doing …", "ok so first": just talk.
  '{im, i am, were, we are, ill be, i will be, then i do} {doing/seeing, down for, on with} →',
  '[ ^ arrivals/departures/appointment/appointments/booking/bookings/diary/day_sheet/schedule/list (=:) ] @full →',
  `^ my/the/our/today/todays day/shift/hour/hours (is/are) (=,) @clock ${TO} @clock =:/=./=,/–/=- → open $1 to $2.`,
  // It is booked, but not confirmed yet.
  '{(on) hold/holding for, penciled/pencilled/pencil (in) (=:) (for)} +@any →',
  // Remarks on the day or a client, with a number that isn't a time.
  // "No lunch today", up to a number, a name or a stop.
  'no (time for) lunch/lunches/break/breaks/dinner/dinners (@small/=-/–)* →',
  `running/is/be (about) @n (min/mins/minute/minutes) behind → running late`,
  `running/is/be (about) @n (min/mins/minute/minutes) early →`,
  'page/pages @n ({=-/–/to/and} @n) →',
  '@ish → $1',
  // Two words for one service.
  'hair up → -',
  'up/blow do/dos/out/outs/wave/waves → -',
  't bar/bars/section/sections → -',
  'up style/styles → -',
  '[ all over ] colour/color/tint/bleach → -',
  'short back and/&/n sides → short-back-and-sides cut',
  // "Don't book me past 4", "nobody in after 3": when the day ends, not an entry.
  `${DAY_ENDS} → finish by $1`,
  // "Patch test not done", "raw scalp": reported beside the day (day/care.ts).
  `{${CARE}} →`,
  '{no (longer)/without/doesnt (need/needs)* (for) (a/any)} patch/skin/allergy test/tests (needed/required/necessary)* →',
  // "Tint, patch test ok": the test is done already and needs no time.
  '{=(/=,/=./=;/=-/–} [ patch/skin/allergy (alert) test/tests (is/was/all)* done/ok/okay/clear/fine/passed/valid/negative ] →',
  '{do not, dont} book → blocked',
  // "Off at 3 for school run, back 3.45": one absence.
  `{off/out/away, nip/nipping/pop/popping out} (at/from) (=:) @clock ..4 (=,) back (in/here)* (at/by/for)* @clock → blocked $1 to $2`,
  // "Always late, allow 15": not a length.
  'always/usually/often/mostly late (=,) allow # (extra) (min/mins/minutes) →',
  'lunch/dinner/break/tea [ about/around/roughly/approx ] @clock → at',
  // "11.20 while Zoe cooks Tim gents"
  '[ while/whilst/as @who (is) cooks/cooking/develops/developing/processes/processing/takes (=,) ] +@who →',
  // How messages begin and end.
  '^ {(good) morning/afternoon/evening, hi/hiya/hello/hey} ladies/girls/guys/all/team/everyone/everybody/both/lovelies (=,/=!/=-/–)* {today is, todays, today its, its} →',
  `^ whats_on/whos_in/the_list/diary/running_order (today/tomorrow) =:/–/=- →`,
  `^ new/online/updated/confirmed booking/appointment/appt (=!/=:/=./=,/–/=-)+ +@capital →`,
  `^ (i/ive (only) (got/have)) (just/only)* 2/3/4/5/6/7/8/9/two/three/four/five/six/seven/eight/nine
  in/people/clients/ladies/bookings/appointments/appts/booked (in) (today/tomorrow) =:/–/=- +@word →`,
  '^ {pls/plz/please, can/could you, help me} (@text)* =: +{..60 @n} →',
  `{^:, <@n =-/–} {cheers/thanks/thank_you/thx/ta/many_thanks, (kind/warm/best/many) regards, best wishes, yours
  sincerely/faithfully/truly, hope that helps, thats it/all/everyone/the_lot} (@text)* ;; →`,
  '[ ½ ] head → half',
  'first/next/last up/one/in (=,) →',
  // "Margaret straight after for a perm" becomes "then Margaret for a perm".
  `{^:, and/then} [ (her/his/their/my/the *) @who (is/comes) (=,) straight/right/directly/immediately/just after (${THAT}) (=,) ] → then $1`,
  // "Starting with Dervla at 9", "straight after that Enya"
  `<&/=+/=//and/n {start/starts/starting/begin/begins/beginning/kick/kicks/kicking/finish/finishes/finishing/end/ends/ending/close/closes/closing/open/opens/opening
  (the day) (off/up) with, straight/right after (that/her/him/them), before/after that/this} (=,) → then`,
  // "Vi after that, 30 min trim", "I do Pam at nine"
  `^. @who [ {after ${THAT}, next/first} ] →`,
  '[ i do ] @name →',
  `(then) {theres, there is, ive got, i have, got} a/an {gap/space/hole, free slot} +{;:, then/and} → then`,
  // "Flo gets her roots done at 9"
  'get/gets/getting/having/has/have ~6 [ done ] at/for/from →',
  `[ ^ (the) door/doors/salon/shop/we/i open/opens/start/starts (at) ] @clock =./=;/=, → Start`,
  // "The salon is open 9 til 5.30 and I've Alice at 9.30"
  `^ (the) salon/shop/we/i/were/im (is/are/am) open/working/on/in (today) (from) @clock ${TO} @clock [ (=,) and/but/so ]
  i/we/ive/weve/theres/im/were → .`,
  'walk (=-) in/ins welcome/from/after/only/until/till/all ~12 ;: →',
  // "10:00 Gus fade – cancelled, Hal taking the slot"
  `^ @clock ..12 {cancelled/canceled/cxl/cxd, no (=-) show} [ (=,/=;/=./–/=-/so/but/and/now)* @who (is/has)
  {taking/taken/took/having/got/gets/in, coming in} the/her/his/their/that/this slot/place/time/space/gap (instead) ] → ; $1 $2`,
  // "then im free til 2, 2 til 2.45 Oonagh": the next client has a time of their own.
  `${LED} ${FREE} ${TILL} @clock =,/=;/=. +{(then/at/and)* @clock} → ;`,
  // "Then nowt til 2 when Sheila comes"
  // "Nothing before 10 then Bea"
  `[ ${FREE} before ] @clock {(=,/=./=;)* then, =,/=./=;} -{..2 @hour/@full} → ; at`,
  `[ ${FREE} ${TILL} ] @clock → ; at`,
  `${LED} {${FREE}, thats me (free/done)} ${TILL} +{@word at/is/comes/in} → ;`,
  '@clock [ when ] @who (is/comes/arrives/gets) →',
  // "Between 9 and 10 Libby cut": where no name comes before, this is the time of the booking.
  '{^:, then} (and) [ between @clock and/&/to @clock ] {its, i have, ive got} +@capital → $1 to $2',
  '{^:, then} (and) [ between @clock and/&/to @clock ] +@capital → $1 to $2',
  // "Twelve till half past" means till half past twelve.
  `@hour ${TO} @quarters past -@hour → $1 till $2 past $1`,
  `{at, quarter/five/ten/twenty to} @hour ~12 to/till/until [ @quarters past ] -@hour → $2 past $1`,
  // "After lunch I've Rosaleen at half 12": only her place in the list.
  `{^., ^ (and) then} [ after (my/the) lunch/dinner/tea/break (=,) ] {ive (got), i have, theres, its/i/we} → then`,
  // "Can u fit Mrs Power in at 10.15"
  '[ ^ hi/hiya/hello/hey @who ] =,/=!/=-/–/can/could/would/please/pls →',
  '{can/could/would/will you/u/ye/ya (please/pls/plz), ^ (please/pls/plz)} fit/squeeze/pop/slot/book/put/get @who in/down → $1',
  '[ can/could/would/will you/u/ye/ya (please/pls/plz) fit/squeeze/pop/slot/book/put/get ] @who →',
  // A booking's old time says nothing about the new one.
  `{{moved/changed/swapped/pushed/rescheduled/rebooked/shifted, put back, brought forward, re (=-) scheduled/booked}
  (back/on/over/forward) (=,) from, originally (at), used to be (at), it/that/time was (at)} @time -to/until/till →`,
  // "35 dev" and "dev 35" are development, though Dev is also a name.
  '# (m/min/mins/minutes) [ @dev ] +{;;, =,/=//=;/=)/=+/=., time/then/from/at/starting/starts/till/until} → developing',
  '[ @dev (=.) ] (time/for) # → developing',
  // "Elsie's at 9", "Jo's in at ten"
  '[ @owner ] (in/due/booked/coming/here)* (at/for/from) @clock → $1',
  // "Open at 9, close at 6", "In at 9, out at 4": the working hours, not an entry.
  `open/opens/opening ${OPENS_AT} close/closes/closing/closed/shut/shuts/shutting/finish/finishes/finishing/end/ends/ending ${CLOSES_AT} → open $1 to $2`,
  `^. (im/i/were) in/here ${OPENS_AT} out/home/leave/leaving/off/gone/finish ${CLOSES_AT} → open $1 to $2`,
  // "I work 9 to 6 with an hour for lunch at 1"
  '[ with ] a/an/half/# ..5 lunch/break → ;',
]
