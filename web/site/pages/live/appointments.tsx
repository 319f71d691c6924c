import { useDeferredValue, useMemo, useState } from 'react'
import { NO_FACTS } from '../../../../shared/facts'
import type { Tool } from '../../../../shared/tool'
import appointments from '../../../../shared/tools/appointments'
import {
  demoFigures,
  demoInputs,
  demoSchedule,
  demoSuggestions,
} from '../../../../shared/tools/appointments/demo'
import { ScheduleOutput } from '../../../../shared/tools/appointments/schema'
import { timelineOf } from '../../../../shared/tools/appointments/shown/timeline'
import { Timeline } from '../../../ui/sheet/charts/Timeline'
import { SampleFigures } from '../blocks/Claimed'
import styles from '../blocks/Demo.module.css'
import parts from '../blocks/Parts.module.css'
import { answerTo } from './answer'
import { DayTouched } from './appointments/DayTouched'
import { type LiveProps, starter } from './follow'
import live from './Live.module.css'

const tool: Tool = appointments

const TYPES: Readonly<Record<string, string>> = {
  move: 'Move',
  overlap: 'Overlap',
  break: 'Break',
  gap: 'Gap',
  processing: 'While colour develops',
  tip: 'Tip',
}

/** We only know prices for the sample's clients. */
function figuresOf(output: ScheduleOutput) {
  const { utilisation, revenue, potential, booked, open, free, arePriced } = demoFigures(output)
  const used = {
    name: 'utilisation',
    figure: `${utilisation}%`,
    from: `${booked} of ${open} minutes are booked`,
  }
  if (!arePriced) return [used, { name: 'free', figure: `${free} min`, from: 'long enough to be sold' }]
  return [
    used,
    { name: 'revenue', figure: `£${revenue}`, from: 'what the day’s clients pay' },
    { name: 'potential', figure: `+£${potential}`, from: `${free} free minutes, sold at the day’s own rate` },
  ]
}

function dayIn(values: LiveProps['values']): ScheduleOutput | string {
  const answer = answerTo(tool, values, NO_FACTS)
  if ('missing' in answer) return answer.missing
  const output = ScheduleOutput.parse(answer.output)
  return output.valid_input
    ? output
    : 'No day can be read in this yet: write one client on each line, with the time.'
}

/** Another sample is another day, so an undo must not reach back into the first. */
const sampleIn = (text: unknown): number => demoInputs.findIndex(({ schedule }) => schedule === text)

export function DayLive({ values, change }: LiveProps) {
  const asked = useDeferredValue(values)
  const day = useMemo(() => dayIn(asked), [asked])
  const [after, setAfter] = useState(false)
  if (typeof day === 'string')
    return (
      <p className={`${live.answer} ${live.missing}`} data-live-answer>
        {day}
      </p>
    )
  const suggestions = demoSuggestions(day)
  const mayMove = day.suggestions.some(({ moves }) => moves.length > 0)
  return (
    <>
      <section className={live.answer} data-live-answer>
        <h2>The day</h2>
        {mayMove && (
          <button type="button" className={parts.back} aria-pressed={after} onClick={() => setAfter(!after)}>
            {after ? 'As it is written' : 'With the moves made'}
          </button>
        )}
        {after && mayMove ? (
          <Timeline block={timelineOf(day, true)} />
        ) : (
          <DayTouched key={sampleIn(asked.schedule)} output={day} values={values} change={change} />
        )}
      </section>
      <div className={`${live.picture} ${live.stack}`}>
        <SampleFigures figures={figuresOf(day)} />
        <h2>Suggestions</h2>
        <ul className={`${parts.cards} ${styles.cards}`}>
          {suggestions.map(({ time, type, text, impact }) => (
            <li key={text} className={parts.card}>
              <h3>
                {[time, TYPES[type]].filter(Boolean).join(' · ')}{' '}
                {impact && <span className={styles.priority}>{impact}</span>}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <h2>The day as a list</h2>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Client</th>
              <th scope="col">Service</th>
              <th scope="col">Duration</th>
            </tr>
          </thead>
          <tbody>
            {demoSchedule(day).map(row => (
              <tr key={`${row.time} ${row.client} ${row.service}`} data-gap={row.gap || undefined}>
                <td>{row.time}</td>
                <td>{row.client}</td>
                <td>{row.service}</td>
                <td>{row.duration}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

export const start = starter(DayLive)
