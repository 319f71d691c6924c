import { Picks } from '../../shared/reading/understood/reading'
import { textOf } from '../../shared/sheet'
import tool from '../../shared/tools/appointments'
import { NOTHING, readSchedule } from '../../shared/tools/appointments/engine'
import { scheduleLine } from '../../shared/tools/appointments/line'
import { nameOf } from '../../shared/tools/appointments/read/entry'
import { factsOf } from './facts'
import { type Task, taskOf } from './task'

const read = taskOf(tool, scheduleLine, scheduleLine(NOTHING))

/** "Kim.start", "line 3.minutes": a case's author knows an entry by its name or line, not by its key. */
function keyed(picks: Picks, schedule: string, team: readonly string[] | undefined): Picks {
  const { entries, unread } = readSchedule(schedule, team)
  const keyOf = (who: string): string => {
    const own = entries.find(each => nameOf(each).toLowerCase() === who.toLowerCase())
    const first = entries.find(each => nameOf(each).toLowerCase().startsWith(`${who.toLowerCase()} `))
    const there = [...entries, ...unread].find(({ line }) => who === `line ${line}`)
    return (own ?? first ?? there)?.key ?? who
  }
  return Object.fromEntries(
    Object.entries(picks).map(([path, value]) => {
      const at = path.lastIndexOf('.')
      return [`${keyOf(path.slice(0, at))}${path.slice(at)}`, value]
    }),
  )
}

/** An empty text can't be answered with a question: it isn't a schedule, and the answer says so. */
const task: Task = given => {
  const schedule = typeof given.input.schedule === 'string' ? given.input.schedule : ''
  if (schedule.trim() === '')
    return { text: textOf(tool.show(NOTHING, { schedule })), ...scheduleLine(NOTHING) }
  const picks = Picks.safeParse(given.input.picks)
  if (!picks.success) return read(given)
  const { team } = factsOf(given.facts)
  return read({ ...given, input: { ...given.input, picks: keyed(picks.data, schedule, team) } })
}
export default task
