// The day as read: its entries with what was written about them. What was assumed doesn't count as sure.
import { readSchedule } from '../../shared/tools/appointments/engine'
import { clockText } from '../../shared/tools/appointments/read/clock'
import { breakLabel } from '../../shared/tools/appointments/read/entry'
import { doubtsOf } from '../../shared/tools/appointments/told/assumed'
import { factsOf } from './facts'
import { field, type Reader, raisedIn } from './reader'

const read: Reader = ({ input, facts }) => {
  const schedule = field(input, 'schedule')
  const day = readSchedule(schedule, factsOf(facts).team)
  const { entries, unread } = day
  return {
    facts: {},
    entries: entries.map(entry => {
      const isBreak = entry.kind !== 'client'
      return {
        client: isBreak ? breakLabel(entry.service) : entry.client,
        start: clockText(entry.start),
        // Nobody wrote this break's length, so we don't report it.
        ...(entry.lengthAssumed && isBreak ? {} : { minutes: entry.end - entry.start }),
        ...(entry.service === '' || isBreak ? {} : { service: entry.service }),
        ...(entry.staff === '' ? {} : { staff: entry.staff }),
        ...(entry.day === '' ? {} : { day: entry.day }),
        ...(entry.movable ? { movable: true } : {}),
        ...(isBreak ? { break: true } : {}),
        sure: doubtsOf(day, entry.id).every(of => isBreak && of === 'minutes'),
      }
    }),
    raised: raisedIn({ notes: schedule }, factsOf(facts)),
    unread: unread.map(({ text }) => text),
  }
}
export default read
