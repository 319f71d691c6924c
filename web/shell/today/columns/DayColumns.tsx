// The day in columns, editable: booked appointments on the timeline that the Appointment tool also uses.

import { useEffect, useId, useRef, useState } from 'react'
import type { DayCard } from '../../../platform/data/queries/day-cards'
import { move, stretch } from '../../../salon/day/change'
import { nameOf, textOf } from '../../../salon/day/lanes'
import { marksBy } from '../../../salon/day/OnCard'
import { Steps } from '../../../salon/day/Steps'
import { Timeline } from '../../../salon/day/Timeline'
import { clientsBy } from '../../../salon/day/use-clients'
import { useOpenEntry } from '../../../salon/day/use-open-entry'
import { useBrought } from '../../../ui/kit/address/use-brought'
import { Button, ButtonLink } from '../../../ui/kit/Button'
import type { Column, Stylist } from '../booked'
import styles from './DayColumns.module.css'
import { lanesOfDay, namedColumns, stylistOf } from './entries'
import { useMoves } from './use-moves'

type Props = {
  columns: readonly Column[]
  cards: ReadonlyMap<string, DayCard>
  team: readonly Stylist[]
  minute: number | null
  onOpen: (id: string) => void
  /** Somebody tapped a free time. */
  onFree: (start: number, stylist: string) => void
}

export default function DayColumns({ columns, cards, team, minute, onOpen, onFree }: Props) {
  const named = namedColumns(columns, team)
  const { changing, undo, last } = useMoves(named, team)
  const { open, setOpen, close } = useOpenEntry()
  const [said, setSaid] = useState('')
  const id = useId()
  const lanes = lanesOfDay(named, cards)
  const entries = lanes.flatMap(lane => lane.entries)
  const opened = entries.find(({ key }) => key === open)
  const clientOf = clientsBy(
    [...cards.values()].map(({ client }) => ({ id: client.id, name: client.fields.name })),
  )
  const whole = columns.flatMap(({ bookings }) => bookings).filter(({ fields }) => fields.all_day)
  const client = columns.flatMap(({ bookings }) => bookings).find(booking => booking.id === open)
    ?.fields.client_id
  const [start, minutes] = [opened?.start, opened?.minutes]
  // After a move, scrolls the entry out from under the bar.
  useBrought(open && `${open} ${start} ${minutes}`, () => {
    document.querySelector(`[data-entry="${open}"]`)?.closest('li')?.scrollIntoView({ block: 'nearest' })
  })
  const moved = useFocusKept(said)
  const say = (words: string): void => {
    moved()
    setSaid(words)
  }
  // With an entry open the undo is in the bar, visible however far the day is scrolled.
  const takeBack = last !== null && (
    <Button onClick={undo} title={`Undo: ${last}`}>
      Undo
    </Button>
  )
  return (
    <div className={styles.day}>
      <h2 className="visually-hidden">Timeline</h2>
      <div className={styles.head}>
        <p id="day-keys" className={styles.soft}>
          Tap an appointment to move it, or a free time to fill it.
          <span className="visually-hidden">
            {' '}
            Arrow keys move it. Shift and the arrow keys stretch it. Delete removes it.
          </span>
        </p>
        {!opened && takeBack}
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {whole.length > 0 && (
        <ul className={styles.whole} aria-label="All day">
          {whole.map(({ id: key, fields }) => (
            <li key={key}>
              <Button look="plain" onClick={() => onOpen(key)}>
                All day: {fields.service || fields.client_name || 'no name'}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {entries.length > 0 && (
        <Timeline
          lanes={lanes}
          open={opened ? open : null}
          now={minute}
          day={changing}
          mark={marksBy(clientOf)}
          onOpen={key => setOpen(was => (was === key ? null : key))}
          onFree={(lane, start) => onFree(start, stylistOf(named, lane.staff, team))}
          onSaid={say}
        />
      )}
      {opened && (
        <section
          className={styles.bar}
          aria-labelledby={id}
          onKeyDown={event => {
            if (event.key === 'Escape') close()
          }}
        >
          <h3 id={id}>
            {nameOf(opened)}, {textOf(opened.start)}–{textOf(opened.start + opened.minutes)}
          </h3>
          <Steps
            label="Starts"
            value={<output>{textOf(opened.start)}</output>}
            by={by => say(move(changing, opened, by))}
            words={['15 minutes earlier', '15 minutes later']}
          />
          <Steps
            label="Takes"
            value={<output>{opened.minutes} min</output>}
            by={by => say(stretch(changing, opened, by))}
            words={['15 minutes shorter', '15 minutes longer']}
          />
          <p className={styles.acts}>
            {client != null && cards.has(client) && (
              <ButtonLink to={`/chair/${encodeURIComponent(client)}`}>Chair</ButtonLink>
            )}
            {takeBack}
            <Button onClick={() => onOpen(opened.key)}>Change</Button>
            <Button onClick={close}>Done</Button>
          </p>
        </section>
      )}
    </div>
  )
}

/** An entry that changes column is rendered anew, so this returns the focus to it. */
function useFocusKept(said: string): () => void {
  const held = useRef<string | null>(null)
  const deadline = useRef(0)
  // Follows the focus, frame by frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each thing that was done
  useEffect(() => {
    const look = (): void => {
      const key = held.current
      if (key === null || Date.now() > deadline.current) return
      const isLost = document.activeElement === document.body
      const entry = document.querySelector<HTMLElement>(`[data-entry="${key}"]`)
      if (isLost) entry?.focus()
      again = requestAnimationFrame(look)
    }
    let again = requestAnimationFrame(look)
    return () => cancelAnimationFrame(again)
  }, [said])
  return () => {
    const { activeElement } = document
    const key = activeElement instanceof HTMLElement ? activeElement.dataset.entry : undefined
    held.current = key ?? null
    deadline.current = Date.now() + 1_000
  }
}
