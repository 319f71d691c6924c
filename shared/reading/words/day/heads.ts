// What the heads of a table and the labels of a field call their columns.

/** By the whole head. */
export const HEADS: Readonly<Record<string, string>> = {
  start: `start/starts/starting (time/at), starttime/time/times/from/begin*/at/slot, appointment/appt/booking time, time
  slot, timeslot, start end, hours/when/clock`,
  end: 'end/ends/ending (time/at), endtime/to/until/till, finish/finishes (time)',
  minutes: `duration/durations/length/lengths/min/mins/minutes/dur, how long, time needed, hr/hrs/hour/hours/len, total
  (time), booked for, durationminutes, duration minutes`,
  client:
    'client/clients/customer/customers (name), name/names/clientname/guest/guests/who/person, first name',
  surname: 'last name, surname, family name',
  service: `
  service/services/treatment/treatments/what/appointment/appointments/appt/appts/job/jobs/booking/bookings/type/types/description/descriptions`,
  staff: `stylist/stylists, staff (member), with/operator/operators, team (member),
  chair/chairs/column/columns/hairdresser/hairdressers/colourist/colourists/employee/therapist/resource/provider/by,
  who with, seen by, with whom`,
  day: 'day/days/date/dates',
  entry: 'entry/title/subject/summary, event (name/title)',
  movable: 'flex/flexible/flexy/flexibility, (can/may) (be) move/moved/moves/moveable/movable/moveed',
  process: 'process/processing (time/window), develop/develops/developing/development (time), gap (time)',
  notes: 'note/notes/comment/comments/remark/remarks/info/details/other',
  status: '(booking/appointment/appt) status/state',
  skip: 'no/id/price/phone/mobile/tel/email, e mail, cost',
}
const TEAM = 'staff/stylist/team/employee/provider/operator/therapist/technician/barber'
const PERSON = 'client/customer/guest'
/**
 * Heads of several words go by the word that decides: "Scheduled Date", "Client First Name". The first that fits
 * counts.
 */
export const TELLING: readonly (readonly [role: string, words: string])[] = [
  [
    'skip',
    `price/cost/value/amount/paid/payment/deposit/discount/tax/vat/gross/net/sale/sales/phone/mobile/tel/email, e
  mail, ref/reference/id/number/location/branch/site/gender/source/channel/created/category/card`,
  ],
  ['notes', 'note/notes/comment/comments/remark/remarks/status/state'],
  ['movable', 'flexib*/movable, can move'],
  ['process', 'processing/development/developing'],
  ['skip', `${TEAM} (@any)* last*/sur*/family*`],
  ['staff', `${TEAM}, hairdresser`],
  ['surname', `${PERSON} (@any)* last*/sur*/family*`],
  ['client', `${PERSON}, booked for, full/fore/given name, fullname/forename`],
  ['minutes', 'duration/length/minutes/mins, how long'],
  ['end', 'end/ends/finish/finishes'],
  ['start', 'start/starts/begins/time, scheduled for'],
  ['service', 'service/services/treatment/treatments/procedure'],
  ['day', 'date/day'],
]
/** Labels of a field before a colon: "Client: Anna, Time: 9:00". */
export const LABELS: Readonly<Record<string, string>> = {
  client: 'client/name/customer/guest, client name, clientname',
  start: 'time/start/starts, start time, starttime/from/at/when',
  entry: 'event/summary/title/subject/appt/appointment/booking',
  end: 'end/ends, end time, endtime/finish/until/to',
  service: 'service/treatment/services/type/svc/what/job',
  minutes: 'duration/length/minutes/mins/durationminutes, duration minutes',
  staff: 'stylist/staff/with/chair',
  notes: 'note/notes/comment/comments/flexible/status',
}
/** How far along a booking is, as booking programs put it. */
export const STATUS = `
  confirmed/booked/complete/completed/arrived/paid/pending/active/new/done/started/scheduled/accepted/requested/online/declined/attended/unconfirmed/unpaid/cancelled/canceled,
  checked in, checked out, in progress, walk in, phone, no show, un paid, part paid, not paid, deposit
  (paid/taken/due)`
/** How a program says that nobody is coming. */
export const NOT_KEPT =
  'declined/rejected/expired/void/voided/deleted/missed, late cancel/cancelled/canceled/cancellation/cancelation'
/** A cell that says "as above". */
export const AS_ABOVE = 'ditto/do, same (as above), as above'
export const YES = 'y/yes/true/1/x/flex*/ok'
export const NO = 'n/no/false/0/fixed'
