// Next to the day: unread lines, each one tap from an entry once its time is known; removed entries; and picks whose
// lines are gone.
import { useState } from 'react'
import type { ScheduleOutput } from '../../../../shared/tools/appointments/schema'
import { textOf } from '../../../salon/day/lanes'
import { Button } from '../../../ui/kit/Button'
import styles from './Day.module.css'
import type { DayPicks } from './use-day-picks'

type BesideProps = {
  output: ScheduleOutput
  /** Start times when nobody is booked. */
  free: readonly number[]
  day: DayPicks
  onMade: (key: string) => void
}

export function Beside({ output: { unread, removed, lost }, free, day, onMade }: BesideProps) {
  if (unread.length + removed.length + lost.length === 0) return null
  return (
    <ul className={styles.beside} aria-label="Beside the day">
      {unread.map(line => (
        <Unread key={line.key} line={line} free={free} day={day} onMade={() => onMade(line.key)} />
      ))}
      {lost.map(({ key, of, picked }) => (
        <li key={key}>
          <p>
            You set {picked || 'something'} for “{of}”. That line is no longer in the text, so this no longer
            counts.
          </p>
          <Button onClick={() => day.forget(key, `“${of}” forgotten`)}>Forget it</Button>
        </li>
      ))}
      {removed.map(({ key, client, start }) => (
        <li key={key}>
          <p>
            Taken out: {client}
            {start && `, ${start}`}.
          </p>
          <Button onClick={() => day.forget(key, `${client} put back`)}>Put it back</Button>
        </li>
      ))}
    </ul>
  )
}

type UnreadProps = Pick<BesideProps, 'free' | 'day'> & {
  line: ScheduleOutput['unread'][number]
  onMade: () => void
}

function Unread({ line, free, day, onMade }: UnreadProps) {
  const [asking, setAsking] = useState(false)
  const make = (start: string): void => {
    const { client, service, minutes } = line
    day.pick(
      line,
      {
        start,
        ...(client && { client }),
        ...(service && { service }),
        ...(minutes !== null && { minutes }),
      },
      `“${line.text}” made an entry`,
    )
    onMade()
  }
  return (
    <li data-unread>
      <p>
        <strong>“{line.text}”</strong> could not be read: {line.why}.
      </p>
      {asking ? (
        <fieldset className={styles.when}>
          <legend>When does it start?</legend>
          {free.map(start => (
            <Button key={start} onClick={() => make(textOf(start))}>
              {textOf(start)}
            </Button>
          ))}
          <form
            onSubmit={event => {
              event.preventDefault()
              const at = new FormData(event.currentTarget).get('at')
              if (typeof at === 'string' && at !== '') make(at.slice(0, 5))
            }}
          >
            <input type="time" name="at" aria-label="Another time" step={300} />
            <Button type="submit">Set</Button>
          </form>
        </fieldset>
      ) : (
        <div className={styles.row}>
          <Button onClick={() => (line.start === null ? setAsking(true) : make(line.start))}>
            Make it an entry{line.start === null ? '' : `, ${line.start}`}
          </Button>
          <Button look="plain" onClick={() => day.pick(line, { gone: true }, `“${line.text}” left out`)}>
            Leave it out
          </Button>
        </div>
      )}
    </li>
  )
}
