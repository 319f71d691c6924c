import {
  demoAnswer,
  demoFigures,
  demoInputs,
  demoSchedule,
  demoSuggestions,
} from '../../../../shared/tools/appointments/demo'
import type { ScheduleOutput } from '../../../../shared/tools/appointments/schema'
import { timelineOf } from '../../../../shared/tools/appointments/timeline'
import { Timeline } from '../../../ui/sheet/Timeline'
import { SampleFigures } from '../Claimed'
import parts from '../Parts.module.css'
import styles from './Demo.module.css'
import { DemoFrame } from './DemoFrame'

const TYPES: Readonly<Record<string, string>> = {
  move: 'Move',
  overlap: 'Overlap',
  break: 'Break',
  gap: 'Gap',
  processing: 'While colour develops',
  tip: 'Tip',
}

const figuresOf = (output: ScheduleOutput) => {
  const { utilisation, revenue, potential, booked, open, free } = demoFigures(output)
  return [
    { name: 'utilisation', figure: `${utilisation}%`, from: `${booked} of ${open} minutes are booked` },
    { name: 'revenue', figure: `£${revenue}`, from: 'what the five clients pay' },
    { name: 'potential', figure: `+£${potential}`, from: `${free} free minutes, sold at the day’s own rate` },
  ]
}

const [first] = demoInputs
const output = first ? demoAnswer(first) : null

export const appointmentsDemo = (
  <DemoFrame
    title="Appointment Optimiser"
    lead="A sample day, read and advised by the built-in engine."
    greeting="Welcome to the appointment demo. This is a sample day. I show where time is lost, and what could move."
  >
    {output && <SampleFigures figures={figuresOf(output)} />}
    {output && (
      <div className={styles.two}>
        <section>
          <h2>The day</h2>
          <Timeline block={timelineOf(output, false)} />
        </section>
        <section>
          <h2>Suggestions</h2>
          <ul className={`${parts.cards} ${styles.cards}`}>
            {demoSuggestions(output).map(({ time, type, text, impact }) => (
              <li key={text} className={parts.card}>
                <h3>
                  {[time, TYPES[type]].filter(Boolean).join(' · ')}{' '}
                  {impact && <span className={styles.priority}>{impact}</span>}
                </h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    )}
    {output && (
      <section>
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
            {demoSchedule(output).map(row => (
              <tr key={`${row.time} ${row.service}`} data-gap={row.gap || undefined}>
                <td>{row.time}</td>
                <td>{row.client}</td>
                <td>{row.service}</td>
                <td>{row.duration}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    )}
  </DemoFrame>
)
