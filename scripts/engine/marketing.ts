import { Picks } from '../../shared/reading/understood/reading'
import tool from '../../shared/tools/marketing'
import { inputOf } from '../../shared/tools/marketing/legacy'
import { marketingLine } from '../../shared/tools/marketing/line'
import { factsOf, loose } from './facts'
import { answerOf, type Task } from './task'

/** `text` is only the post, or the request for what is missing; it leaves out advice and reasons. */
const marketing: Task = ({ input, facts, today }) => {
  const known = factsOf(facts)
  const given = loose(input)
  const picks = Picks.safeParse(given.picks).data
  const answer = answerOf(tool, { ...inputOf(given), ...(picks && { picks }) }, known, today)
  return answer.ok
    ? marketingLine(answer.output)
    : { decision: 'ask', text: `More is needed first: ${answer.why}. Please add it.` }
}
export default marketing
