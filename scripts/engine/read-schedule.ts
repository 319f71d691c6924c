// The day as it was read: entries with what was written of them; what was assumed is not sure.
import { readSchedule } from '../../shared/tools/appointments/engine'
import { clockText } from '../../shared/tools/appointments/read/clock'
import { breakLabel } from '../../shared/tools/appointments/read/entry'
import { factsOf } from './facts'
import { field, type Reader, raisedIn } from './reader'

const read: Reader = ({ input, facts }) => {
  const schedule = field(input, 'schedule')
  const { entries, unread } = readSchedule(schedule)
  return {
    facts: {},
    entries: entries.map(entry => {
      const isBreak = entry.kind !== 'client'
      return {
        client: isBreak ? breakLabel(entry.service) : entry.client,
        start: clockText(entry.start),
        // A length that nobody wrote is nobody's word.
        ...(entry.lengthAssumed && isBreak ? {} : { minutes: entry.end - entry.start }),
        ...(entry.service === '' || isBreak ? {} : { service: entry.service }),
        ...(entry.staff === '' ? {} : { staff: entry.staff }),
        ...(entry.day === '' ? {} : { day: entry.day }),
        ...(entry.movable ? { movable: true } : {}),
        ...(isBreak ? { break: true } : {}),
        sure: !entry.startAssumed && (isBreak || !entry.lengthAssumed),
      }
    }),
    raised: raisedIn({ notes: schedule }, factsOf(facts)),
    unread: unread.map(({ text }) => text),
  }
}
export default read
