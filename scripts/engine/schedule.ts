import { textOf } from '../../shared/sheet'
import tool from '../../shared/tools/appointments'
import { NOTHING } from '../../shared/tools/appointments/engine'
import { scheduleLine } from '../../shared/tools/appointments/line'
import { type Task, taskOf } from './task'

const read = taskOf(tool, scheduleLine, scheduleLine(NOTHING))

/** An empty text is no question that could be answered by a question: it is not a schedule, and says so. */
const task: Task = given => {
  const schedule = typeof given.input.schedule === 'string' ? given.input.schedule : ''
  if (schedule.trim() !== '') return read(given)
  return { text: textOf(tool.show(NOTHING, { schedule })), ...scheduleLine(NOTHING) }
}
export default task
