// "Book again in six weeks": a date and a line on the client's card, shown on the dashboard when the day has come. For
// the day that was picked, it also offers to book a real appointment.

import { useState } from 'react'
import { dayOfWall, timeOfWall, wallAt } from '../../../../shared/salon/appointments/wall'
import {
  advisedWeeks,
  aftercareOf,
  daysBetween,
  daysLater,
  openDay,
  shortDay,
  shutOn,
  usualWeeks,
  weekAfter,
} from '../../../../shared/salon/rebook'
import { dayAfter } from '../../../platform/data/clock/local-time'
import { useNextAppointmentOf } from '../../../platform/data/queries/appointments'
import { useAbout } from '../../../platform/data/queries/queries'
import { ReminderList } from '../../../salon/records/reminders/ReminderList'
import { bookAgain } from '../../../salon/records/reminders/reminders'
import { useOnce } from '../../../ui/forms/once'
import { ButtonLink } from '../../../ui/kit/Button'
import { canUndo } from '../../../voice/commands/undo'
import { remind } from '../notes'
import { perform } from '../perform'
import type { Chair } from '../use-chair'
import { Panel } from './Panel'
import styles from './Panel.module.css'

const WEEKS = [3, 4, 5, 6, 8, 10, 12, 16] as const

type RemindPanelProps = { chair: Chair; back: string; onBack: () => void }

export function RemindPanel({ chair, back, onBack }: RemindPanelProps) {
  const once = useOnce()
  const [picked, setPicked] = useState<string | null>(null)
  const reminders = useAbout('reminder', chair.clientId)
  const formulas = useAbout('formula', chair.clientId) ?? []
  const today = dayAfter(Date.parse(chair.now), 0)
  const booked = useNextAppointmentOf(chair.clientId, wallAt(today, '24:00'))?.fields
  const advised = advisedWeeks(aftercareOf(chair.work?.sheet ?? null))
  const usual = advised
    ? null
    : usualWeeks(
        formulas.map(({ fields }) => fields.made_at),
        today,
      )
  const weeks = advised?.to ?? usual
  const words = advised ? `Advised: in ${advised.from} to ${advised.to} weeks` : `As usual: in ${usual} weeks`
  const later = WEEKS.map(weeks => ({ weeks, ...openDay(daysLater(today, weeks * 7)) }))
  const moved = later.filter(each => each.moved !== null)
  const set = (days: number, said: string, day: string | null = null): void =>
    void once(async () => {
      if (await perform(() => remind(chair, days, said))) setPicked(day)
    })
  return (
    <Panel title="Rebook" back={back} onBack={onBack}>
      {weeks !== null && (
        <div className={styles.group}>
          <h3 id="rebook-advised">{words}</h3>
          <ul className={`${styles.chips} ${styles.days}`} aria-labelledby="rebook-advised">
            {weekAfter(today, weeks).map(day => (
              <li key={day}>
                {shutOn(day) === null ? (
                  <button
                    type="button"
                    data-advised
                    onClick={() => set(daysBetween(today, day), `on ${shortDay(day)}`, day)}
                  >
                    {shortDay(day)}
                  </button>
                ) : (
                  <span className={styles.shut}>
                    {shortDay(day)} <small className={styles.date}>{shutOn(day)}</small>
                  </span>
                )}
              </li>
            ))}
          </ul>
          <p className={styles.acts} role="status">
            {picked !== null && (
              <ButtonLink look="act" to={bookAgain(chair.clientId, picked)}>
                Book a time on {shortDay(picked)}
              </ButtonLink>
            )}
          </p>
        </div>
      )}
      <div className={styles.group}>
        <h3 id="rebook-weeks">{weeks !== null ? 'Another week' : 'When should this client come again?'}</h3>
        <ul className={`${styles.chips} ${styles.days}`} aria-labelledby="rebook-weeks">
          {later.map(({ weeks, day }) => (
            <li key={weeks}>
              <button type="button" onClick={() => set(weeks * 7, `in ${weeks} weeks`)}>
                In {weeks} weeks <small className={styles.date}>{shortDay(day)}</small>
              </button>
            </li>
          ))}
        </ul>
        {moved.length > 0 && (
          <p className={styles.soft}>
            {moved.map(({ day, moved }) => `${moved}, so ${shortDay(day)} is offered. `)}
          </p>
        )}
      </div>
      <p className={styles.soft}>
        You get a reminder on that day.{' '}
        {booked
          ? `The next visit is booked already: ${shortDay(dayOfWall(booked.starts_at))}${booked.all_day ? '' : `, ${timeOfWall(booked.starts_at)}`}.`
          : 'Nothing is booked yet.'}
      </p>
      <ReminderList reminders={reminders ?? []} tell={canUndo} />
    </Panel>
  )
}
