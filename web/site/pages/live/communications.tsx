// The moves heard in a line as it is typed; until then, those of the coach's example.
import { useDeferredValue, useMemo } from 'react'
import { demoScenarios } from '../../../../shared/tools/communications/demo'
import { judge } from '../../../../shared/tools/communications/judge'
import { linesHeard } from '../../../../shared/tools/communications/moves/heard'
import { picksOf } from '../../../tools/screens/drafts/form-draft'
import { MoveLine } from '../../../tools/screens/moves/MoveLine'
import moves from '../../../tools/screens/moves/Moves.module.css'
import { picking } from '../../../tools/screens/understood/picks'
import { type LiveProps, starter } from './follow'

function heardIn(values: LiveProps['values']) {
  const scenario = demoScenarios[Number(values.scenario)]
  const own = [values.reply, values.said].map(text => String(text ?? '').trim()).find(text => text !== '')
  const text = own ?? scenario?.aiResponse
  if (!scenario || text === undefined) return null
  const { reading, picks } = judge({
    scenario: scenario.practice,
    title: scenario.title,
    description: null,
    conversation: null,
    scored: true,
    transcript: [
      { role: 'client', text: scenario.clientSays },
      { role: 'stylist', text },
    ],
    picks: picksOf(values.picks),
  })
  return { isOwn: own !== undefined, lines: linesHeard(reading, picks) }
}

export function TalkLive({ values, change }: LiveProps) {
  const asked = useDeferredValue(values)
  const heard = useMemo(() => heardIn(asked), [asked])
  if (heard === null) return null
  return (
    <section className={moves.panel} aria-labelledby="heard-title" data-live-answer>
      <h3 id="heard-title">{heard.isOwn ? 'Your line, as heard' : 'The coach’s example, as heard'}</h3>
      <p className={moves.how}>Tap a move that isn’t there, or say “I did do that”.</p>
      <ol className={moves.lines}>
        {heard.lines.map((line, nth) => (
          <MoveLine
            key={line.at}
            line={line}
            number={nth + 1}
            onPick={picking({ values, change, clientId: null })}
          />
        ))}
      </ol>
    </section>
  )
}

export const start = starter(TalkLive)
