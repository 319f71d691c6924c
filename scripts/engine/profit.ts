import tool from '../../shared/tools/salon-profit'
import { profitLine, readMonth } from '../../shared/tools/salon-profit/line'
import { factsOf } from './facts'
import { answerOf, type Task } from './task'

/** Reads the form's own strings the way the form does. */
const profit: Task = ({ input, facts, today }) => {
  const month = readMonth(input)
  if (!month.ok) return { text: month.error, error: month.error }
  const answer = answerOf(tool, month.input, factsOf(facts), today)
  return answer.ok
    ? { text: answer.text, ...profitLine(answer.output) }
    : { text: answer.why, error: answer.why }
}
export default profit
