// What was understood in each line of a practice conversation: the stylist's moves, and whether they could do harm.
import { judge } from '../../shared/tools/communications/judge'
import { linesHeard } from '../../shared/tools/communications/moves/heard'
import { movePicksIn } from '../../shared/tools/communications/moves/picks'
import { questionOf } from './practice'
import type { Reader } from './reader'

const read: Reader = ({ input }) => {
  const question = questionOf(input)
  const lines = linesHeard(judge(question).reading, movePicksIn(question.picks))
  return {
    facts: {},
    lines: lines.map(({ at, moves, hazards }) => ({
      n: at,
      moves: moves.map(({ move }) => move),
      hazard: hazards.length > 0,
    })),
    raised: [],
    unread: [],
  }
}
export default read
