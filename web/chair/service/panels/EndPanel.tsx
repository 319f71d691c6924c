// The end of a service: what was mixed, noted and put off for later, and a button to hold down.
import { useRef } from 'react'
import { dayOfWall, timeOfWall, wallAt } from '../../../../shared/salon/appointments/wall'
import { shortDay } from '../../../../shared/salon/rebook'
import { dayOn } from '../../../platform/data/clock/local-time'
import { useNextAppointmentOf } from '../../../platform/data/queries/appointments'
import { type Row, useAbout } from '../../../platform/data/queries/queries'
import { useOpenReminders } from '../../../salon/records/reminders/use-open-reminders'
import { bowlText } from '../../../tools/screens/mixed/last-time'
import { Button } from '../../../ui/kit/Button'
import { endService } from '../acts'
import { perform } from '../perform'
import type { Chair } from '../use-chair'
import type { Show } from '../views'
import { HoldButton } from './HoldButton'
import { Panel } from './Panel'
import styles from './Panel.module.css'

type EndPanelProps = { chair: Chair; back: string; show: Show; running: readonly string[] }

export function EndPanel({ chair, back, show, running }: EndPanelProps) {
  const since = chair.service?.fields.started_at ?? ''
  const notes = useAbout('note', chair.clientId)?.filter(({ fields }) => fields.written_at >= since)
  const set = useAbout('reminder', chair.clientId)?.filter(({ fields }) => fields.made_at >= since)
  const later = useOpenReminders(set)
  const today = dayOn(Date.parse(chair.now))
  const next = useNextAppointmentOf(chair.clientId, wallAt(today, '24:00'))
  // Show all of it or none, so that no button disappears or moves once it is there.
  const asked = notes && later && next !== undefined && { notes, later, booked: next?.fields ?? null }
  const last = useRef(asked)
  if (asked) last.current = asked
  const known = last.current
  const mixed = chair.service?.fields.bowls.filter(bowl => bowl.started_at !== null) ?? []
  const saved = chair.service?.fields.formula_id != null
  return (
    <Panel title="End of the service" back={back} onBack={() => show('now')}>
      {running.length > 0 && (
        <p role="status">
          {running.length === 1 ? 'A timer is' : `${running.length} timers are`} still running:{' '}
          {running.join('; ')}. {running.length === 1 ? 'It keeps' : 'They keep'} going after the service
          ends.
        </p>
      )}
      <section className={styles.card} aria-label="What was mixed">
        <h3>Mixed</h3>
        {mixed.length === 0 ? (
          <p className={styles.soft}>No bowl was started here.</p>
        ) : (
          <ul className={styles.list}>
            {mixed.map(bowl => (
              <li key={bowl.id}>{bowlText(bowl)}</li>
            ))}
          </ul>
        )}
        <p className={styles.soft}>
          {saved
            ? 'What was used is saved. The next visit starts from it.'
            : 'What was used is not saved yet.'}
        </p>
      </section>
      {known && <Rest {...known} chair={chair} saved={saved} show={show} />}
    </Panel>
  )
}

type RestProps = Pick<EndPanelProps, 'chair' | 'show'> & {
  notes: readonly Row<'note'>[]
  later: readonly Row<'reminder'>[]
  booked: Row<'appointment'>['fields'] | null
  saved: boolean
}

function Rest({ notes, later, booked, saved, chair, show }: RestProps) {
  return (
    <>
      {notes.length > 0 && (
        <section className={styles.card} aria-label="Today’s notes">
          <h3>Written down</h3>
          <ul className={styles.list}>
            {notes.map(({ id, fields }) => (
              <li key={id}>{fields.text}</li>
            ))}
          </ul>
        </section>
      )}
      {(booked || later.length > 0) && (
        <section className={styles.card} aria-label="For later">
          <h3>For later</h3>
          <ul className={styles.list}>
            {booked && (
              <li>
                Next visit: {shortDay(dayOfWall(booked.starts_at))}
                {!booked.all_day && `, ${timeOfWall(booked.starts_at)}`}
              </li>
            )}
            {later.map(({ id, fields }) => (
              <li key={id}>
                {fields.text}, {shortDay(fields.due_on)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.acts}>
        {!saved && (
          <Button look="act" onClick={() => show('used')}>
            Save what was used
          </Button>
        )}
        {notes.length === 0 && <Button onClick={() => show('note')}>Write a note</Button>}
        {!booked && later.length === 0 && <Button onClick={() => show('remind')}>Rebook</Button>}
        <Button onClick={() => show('labels')}>Labels and card</Button>
      </div>
      <HoldButton
        asks={{ question: 'End the service?', yes: 'End it', no: 'Go on' }}
        onHeld={() =>
          show(
            'now',
            perform(() => endService(chair)),
          )
        }
      >
        Hold to end the service
      </HoldButton>
    </>
  )
}
