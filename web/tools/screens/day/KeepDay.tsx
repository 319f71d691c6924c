// Below a planned day: saves its blocks as the salon's appointments, once.
import { useState } from 'react'
import { ScheduleOutput } from '../../../../shared/tools/appointments/schema'
import { currentPerson } from '../../../platform/data/account/people'
import { dayOn } from '../../../platform/data/clock/local-time'
import { useAppointmentsCalled } from '../../../platform/data/queries/appointments'
import { type Day, useDayCards } from '../../../platform/data/queries/day-cards'
import { useRecords } from '../../../platform/data/queries/queries'
import { saveAll } from '../../../platform/data/saving/save'
import { useClientOf } from '../../../salon/day/use-clients'
import { attempt } from '../../../ui/forms/attempt'
import { useOnce } from '../../../ui/forms/once'
import { Button, ButtonLink } from '../../../ui/kit/Button'
import type { Answered } from '../answer/AnswerColumn'
import styles from './KeepDay.module.css'
import { blocksOf, dayNamed, daysIn, editsOf, idOfBlock, isDayToKeep, leftToKeep } from './keep'

export function KeepDay({ answered: { ask, output: given } }: { answered: Answered }) {
  const output = ScheduleOutput.safeParse(given).data
  if (!output?.valid_input) return null
  const asked = dayOn(Date.parse(ask.fields.asked_at))
  return (
    <section className={styles.keep} aria-labelledby="keep-day">
      <h3 id="keep-day">Into the salon’s day</h3>
      {daysIn(output).map(label => (
        <OneDay key={label} output={output} label={label} named={dayNamed(label, asked)} />
      ))}
    </section>
  )
}

type OneDayProps = { output: ScheduleOutput; label: string; named: string }

function OneDay({ output, label, named }: OneDayProps) {
  const [day, setDay] = useState(named)
  const [moved, setMoved] = useState(false)
  const own: ScheduleOutput = {
    ...output,
    appointments: output.appointments.filter(entry => entry.day === label),
    breaks: output.breaks.filter(entry => entry.day === label),
  }
  const mayMove =
    own.appointments.length > 0 &&
    output.suggestions.some(({ moves }) => moves.some(move => move.day === label))
  return (
    <div className={styles.day}>
      <label>
        {label || 'Which day'}
        <input type="date" value={day} onChange={({ target: { value } }) => setDay(value)} />
      </label>
      {mayMove && (
        <label className={styles.moves}>
          <input type="checkbox" checked={moved} onChange={() => setMoved(!moved)} />
          With the moves: everybody has agreed
        </label>
      )}
      {isDayToKeep(day) && <Keeping own={own} day={day} moved={moved} />}
    </div>
  )
}

/** Reloads for each day, while the date field above stays mounted. */
function Keeping({ own, day, moved }: { own: ScheduleOutput; day: string; moved: boolean }) {
  const people = useRecords('person')
  const booked = useDayCards(day)
  const clientOf = useClientOf(own.appointments.map(({ client }) => client))
  const team = people?.map(({ id, fields }) => ({ id, name: fields.name })) ?? []
  const all = blocksOf(own, { dayOf: () => day, clientOf, team, moved })
  // Kept appointments may have moved to another day since.
  const called = useAppointmentsCalled(all.map(idOfBlock))
  const once = useOnce()
  if (!people || !booked || !called) return null
  const standing = called.filter(({ fields }) => fields.deletedAt === null)
  const left = leftToKeep(all, [...standing, ...booked.rows], row => whoIn(booked, row))
  const kept = all.length - left.filter(({ moves }) => moves === null).length
  const onlyMoves = left.length > 0 && left.every(({ moves }) => moves !== null)

  const keep = () =>
    once(async () => {
      const by = { at: new Date().toISOString(), who: currentPerson().name, now: Date.now() }
      const edits = editsOf(left, new Set(called.map(({ id }) => id)), by)
      await attempt(() => saveAll(edits.keep), {
        title: left.length === 1 ? 'One appointment kept' : `${left.length} appointments kept`,
        tone: 'ok',
        undo: () => void attempt(() => saveAll(edits.back)),
      })
    })

  return (
    <>
      {kept > 0 && (
        <p role="status">
          {left.length === 0
            ? 'This day is kept: all of it is in the salon’s day.'
            : `${kept} of ${all.length} are already in the salon’s day.`}
        </p>
      )}
      <div className={styles.acts}>
        {left.length > 0 && (
          <Button look={kept === 0 ? 'act' : 'quiet'} onClick={() => void keep()}>
            {onlyMoves ? 'Keep the moves' : kept === 0 ? 'Keep this day' : `Keep the other ${left.length}`}
          </Button>
        )}
        {kept > 0 && <ButtonLink to={`/dashboard?day=${day}`}>Open the day</ButtonLink>}
      </div>
    </>
  )
}

function whoIn({ cards }: Day, { fields }: Day['rows'][number]): string {
  const card = fields.client_id === null ? undefined : cards.get(fields.client_id)
  return card?.client.fields.name ?? fields.client_name ?? fields.service
}
