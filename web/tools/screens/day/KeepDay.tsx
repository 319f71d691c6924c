// Under a planned day: its blocks become the salon's appointments, once.
import { useState } from 'react'
import { isRealDay } from '../../../../shared/appointments/wall'
import { ScheduleOutput } from '../../../../shared/tools/appointments/schema'
import { type Day, useDayCards } from '../../../platform/data/day-cards'
import { currentPerson } from '../../../platform/data/people'
import { useRecords } from '../../../platform/data/queries'
import { creation, type Edit, saveAll } from '../../../platform/data/save'
import { dayOn } from '../../../salon/records/reminders'
import { attempt } from '../../../ui/forms/attempt'
import { useOnce } from '../../../ui/forms/once'
import { Button, ButtonLink } from '../../../ui/kit/Button'
import type { Answered } from '../AnswerColumn'
import styles from './KeepDay.module.css'
import { blocksOf, dayNamed, daysIn, idOfBlock, leftToKeep, type ToKeep } from './keep'
import { useClientOf } from './use-clients'

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
  const people = useRecords('person')
  const booked = useDayCards(day)
  const own: ScheduleOutput = {
    ...output,
    appointments: output.appointments.filter(entry => entry.day === label),
    breaks: output.breaks.filter(entry => entry.day === label),
  }
  const clientOf = useClientOf(own.appointments.map(({ client }) => client))
  const [moved, setMoved] = useState(false)
  const once = useOnce()
  if (!people || !booked) return null
  const team = people.map(({ id, fields }) => ({ id, name: fields.name }))
  const blocks = (withMoves: boolean): ToKeep[] =>
    blocksOf(own, { dayOf: () => day, clientOf, team, moved: withMoves })
  const mayMove =
    own.appointments.length > 0 &&
    output.suggestions.some(({ moves }) => moves.some(move => move.day === label))
  const all = blocks(moved)
  const left = leftToKeep(all, booked.rows, row => whoIn(booked, row))
  const kept = all.length - left.filter(({ moves }) => moves === null).length
  const onlyMoves = left.length > 0 && left.every(({ moves }) => moves !== null)

  const keep = () =>
    once(async () => {
      const at = new Date().toISOString()
      const who = currentPerson().name
      const edits = left.map((block): Edit => {
        if (block.moves !== null)
          return {
            op: 'edit',
            kind: 'appointment',
            id: block.moves,
            patch: { starts_at: block.fields.starts_at },
          }
        const fields = { ...block.fields, source: 'day' as const, made_at: at, who, note: null }
        return creation('appointment', fields, idOfBlock(block))
      })
      const back = left.map(
        (block): Edit => ({
          op: 'edit',
          kind: 'appointment',
          id: block.moves ?? idOfBlock(block),
          patch: block.moves === null ? { deletedAt: Date.now() } : { starts_at: block.was },
        }),
      )
      await attempt(() => saveAll(edits), {
        title: left.length === 1 ? 'One appointment kept' : `${left.length} appointments kept`,
        tone: 'ok',
        undo: () => void attempt(() => saveAll(back)),
      })
    })

  return (
    <div className={styles.day}>
      <label>
        {label || 'Which day'}
        <input
          type="date"
          value={day}
          onChange={({ target: { value } }) => isRealDay(value) && setDay(value)}
        />
      </label>
      {mayMove && (
        <label className={styles.moves}>
          <input type="checkbox" checked={moved} onChange={() => setMoved(!moved)} />
          With the moves: everybody has agreed
        </label>
      )}
      {kept > 0 && (
        <p role="status">
          {left.length === 0
            ? 'This day is kept: all of it stands in the salon’s day.'
            : `${kept} of ${all.length} stand in the salon’s day already.`}
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
    </div>
  )
}

function whoIn({ cards }: Day, { fields }: Day['rows'][number]): string {
  const card = fields.client_id === null ? undefined : cards.get(fields.client_id)
  return card?.client.fields.name ?? fields.client_name ?? fields.service
}
