// What a calendar would change, shown before anything is saved: new, changed, no longer there.

import { dayText } from '../../../../shared/day-text'
import { timeOfWall } from '../../../../shared/salon/appointments/wall'
import type { CalendarPlan } from '../../../../shared/salon/calendar/plan'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import styles from '../Data.module.css'
import type { Read } from './bring'
import { useClientNames } from './client-names'

type Fields = FieldsOf<'appointment'>
const LISTED = 200
const count = (number: number): string => number.toLocaleString('en-GB')

/** "27 Nov 2026, 09:30" */
const when = ({ starts_at, all_day }: Pick<Fields, 'starts_at' | 'all_day'>): string =>
  all_day ? dayText(starts_at) : `${dayText(starts_at)}, ${timeOfWall(starts_at)}`

type PreviewRow = { id: string; when: string; text: string }

function Rows({ title, rows, open = false }: { title: string; rows: readonly PreviewRow[]; open?: boolean }) {
  if (rows.length === 0) return null
  return (
    <details open={open}>
      <summary>{title}</summary>
      <ul className={`${styles.lines} ${styles.dated}`}>
        {rows.slice(0, LISTED).map(row => (
          <li key={row.id}>
            <span>{row.when}</span>
            <span>{row.text}</span>
          </li>
        ))}
        {rows.length > LISTED && (
          <li>
            <span />
            <span>and {count(rows.length - LISTED)} more</span>
          </li>
        )}
      </ul>
    </details>
  )
}

export function CheckPlan({ plan, read }: { plan: CalendarPlan; read: Read }) {
  const names = useClientNames(plan)
  const called = (fields: Fields): string =>
    [names.get(fields.client_id ?? '') ?? fields.client_name, fields.service].filter(Boolean).join(' · ') ||
    'No name'
  const changed = [...plan.change, ...plan.back]
  const figures: readonly (readonly [string, number])[] = [
    ['New', plan.add.length],
    ['Changed', changed.length],
    ['No longer there', plan.gone.length],
    ['Here already', plan.same],
  ]
  return (
    <>
      <h3>What this will do</h3>
      <dl className={styles.figures}>
        {figures.map(([label, number]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count(number)}</dd>
          </div>
        ))}
      </dl>
      {plan.unlinked > 0 && (
        <p>
          {plan.unlinked === 1 ? 'One name is' : `${count(plan.unlinked)} names are`} on no client card, or on
          several. {plan.unlinked === 1 ? 'It stays' : 'They stay'} as written.
        </p>
      )}
      {read.past > 0 && (
        <p>
          {count(read.past)} before today {read.past === 1 ? 'is' : 'are'} left out.
        </p>
      )}
      {plan.left > 0 && (
        <p>
          {count(plan.left)} that you deleted {plan.left === 1 ? 'stays' : 'stay'} deleted.
        </p>
      )}
      {plan.erased > 0 && (
        <p>
          {count(plan.erased)} for somebody who was erased {plan.erased === 1 ? 'is' : 'are'} left out.
        </p>
      )}
      {read.odd.map(words => (
        <p key={words}>{words}</p>
      ))}
      <Rows
        open={plan.add.length <= 8}
        title={`${count(plan.add.length)} new`}
        rows={plan.add.map(({ id, fields }) => ({ id, when: when(fields), text: called(fields) }))}
      />
      <Rows
        open
        title={`${count(changed.length)} changed`}
        rows={changed.map(({ id, before, patch }) => {
          const next = { ...before, ...patch }
          const moved = before.starts_at !== next.starts_at
          return {
            id,
            when: when(next),
            text: [
              called(next),
              moved &&
                `was ${before.starts_at.slice(0, 10) === next.starts_at.slice(0, 10) ? timeOfWall(before.starts_at) : when(before)}`,
              before.minutes !== next.minutes && `${before.minutes} → ${next.minutes} min`,
              patch.vanished_at === null && 'is there again',
            ]
              .filter(Boolean)
              .join(', '),
          }
        })}
      />
      <Rows
        open
        title={`${count(plan.gone.length)} no longer there`}
        rows={plan.gone.map(({ id, before }) => ({ id, when: when(before), text: called(before) }))}
      />
      {plan.gone.length > 0 && (
        <p className={styles.soft}>What is no longer there is marked in your day. Nothing is deleted.</p>
      )}
      {read.bad.length > 0 && (
        <Rows
          title={`${count(read.bad.length)} can't be read`}
          rows={read.bad.map(({ line, reason }) => ({
            id: String(line),
            when: `Line ${line}`,
            text: reason,
          }))}
        />
      )}
    </>
  )
}
