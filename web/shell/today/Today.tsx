// The salon's day, first on the dashboard: who comes, when, for what, and what to know before they sit down.
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { addDays, isRealDay } from '../../../shared/appointments/wall'
import { usePeople } from '../../account/people/use-people'
import { useDayCards } from '../../platform/data/day-cards'
import { useHere } from '../../platform/data/people'
import { dayOn } from '../../salon/records/reminders'
import { Button } from '../../ui/kit/Button'
import { Icon } from '../../ui/kit/Icon'
import { usePageTitle } from '../../ui/kit/Page'
import { useSettled } from '../../ui/kit/settled'
import { EVERY_MINUTE, useNow } from '../../ui/kit/use-now'
import { chooseDayView, type DayView, useDayView } from '../../ui/state/preferences'
import { columnsOf, type Stylist } from './booked'
import { EmptyDay } from './EmptyDay'
import styles from './Today.module.css'
import { TodayList } from './TodayList'
import { useOpened } from './use-opened'

const nothing = { default: (): ReactNode => null }
const AppointmentDialog = lazy(() => import('./AppointmentDialog'))
const DayColumns = lazy(() => import('./DayColumns'))
/** Nobody waits for it: who comes is first. */
const Waits = lazy(() => import('./Waits').catch(() => nothing))

const long = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
const withYear = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })

export function dayWords(day: string, today: string): { title: string; date: string } {
  const at = new Date(`${day}T00:00:00Z`)
  const date = day.slice(0, 4) === today.slice(0, 4) ? long.format(at) : withYear.format(at)
  if (day === today) return { title: 'Today', date }
  if (day === addDays(today, 1)) return { title: 'Tomorrow', date }
  if (day === addDays(today, -1)) return { title: 'Yesterday', date }
  return { title: date, date: day < today ? 'Past' : 'Coming up' }
}

/** Minutes from midnight, on this tablet's clock. */
const minuteOn = (now: number): number => {
  const date = new Date(now)
  return date.getHours() * 60 + date.getMinutes()
}

/** `children`: what comes before the day itself, as the first steps of a new salon. */
export function Today({ children }: { children?: ReactNode }) {
  const now = useNow(EVERY_MINUTE)
  const today = dayOn(now)
  const [params, setParams] = useSearchParams()
  const asked = params.get('day')
  const day = asked !== null && isRealDay(asked) ? asked : today
  const show = (next: string): void => {
    setParams(next === today ? {} : { day: next }, { replace: true })
  }
  const people = usePeople()
  const here = useHere()
  const found = useDayCards(day)
  const settled = useSettled()
  const view = useDayView()
  const { shown, open, close } = useOpened(found)
  const add = useRef<HTMLButtonElement>(null)
  const { title, date } = dayWords(day, today)
  usePageTitle(title)
  const team: Stylist[] = people?.map(({ id, name }) => ({ id, name })) ?? []
  const minute = day === today ? minuteOn(now) : null
  const columns = found && people ? columnsOf(found.rows, team, minute, here.id) : undefined
  const isEmpty = found !== undefined && found.rows.length === 0
  const anyoneNow = columns?.some(({ bookings }) =>
    bookings.some(({ when, fields }) => when === 'now' && fields.client_id !== null),
  )
  const nameOf = (id: string): string => {
    const row = found?.rows.find(each => each.id === id)
    if (!row) return ''
    const card = row.fields.client_id === null ? undefined : found?.cards.get(row.fields.client_id)
    return card?.client.fields.name ?? row.fields.client_name ?? row.fields.service
  }
  return (
    <section className={styles.today} aria-labelledby="today" data-beside-client>
      <header className={styles.head}>
        <div>
          <h1 id="today">{title}</h1>
          <p className={styles.date}>{date}</p>
        </div>
        <div className={styles.days}>
          <button
            type="button"
            className={styles.step}
            aria-label="Day before"
            onClick={() => show(addDays(day, -1))}
          >
            <Icon name="back" />
          </button>
          <input
            type="date"
            aria-label="Day"
            value={day}
            onChange={({ target: { value } }) => isRealDay(value) && show(value)}
          />
          <button
            type="button"
            className={styles.step}
            aria-label="Day after"
            onClick={() => show(addDays(day, 1))}
          >
            <Icon name="next" />
          </button>
          {day !== today && <Button onClick={() => show(today)}>Today</Button>}
        </div>
        <div className={styles.acts}>
          {!isEmpty && <Views view={view} />}
          <button
            type="button"
            ref={add}
            className={styles.add}
            data-quiet={anyoneNow || undefined}
            onClick={() => open({ id: null })}
          >
            <Icon name="add" /> Add appointment
          </button>
        </div>
      </header>
      {children}
      {columns === undefined && <div className={styles.place} aria-hidden="true" />}
      {isEmpty && <EmptyDay title={title} onAdd={() => open({ id: null })} />}
      {columns && !isEmpty && view === 'list' && found && (
        <TodayList
          columns={columns}
          cards={found.cards}
          now={now}
          minute={minute}
          nameOf={nameOf}
          settled={settled}
          onOpen={id => open({ id })}
        />
      )}
      {columns && !isEmpty && view === 'columns' && found && (
        <Suspense fallback={<div className={styles.place} aria-hidden="true" />}>
          <DayColumns
            key={day}
            columns={columns}
            cards={found.cards}
            team={team}
            minute={minute}
            onOpen={id => open({ id })}
          />
        </Suspense>
      )}
      {settled && day === today && (
        <Suspense>
          <Waits now={now} />
        </Suspense>
      )}
      {shown && people && (
        <Suspense>
          <AppointmentDialog
            key={shown.opened.id ?? 'new'}
            opened={shown.opened}
            day={shown.day}
            today={today}
            minute={minute}
            team={team}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  )
}

const VIEWS: readonly (readonly [DayView, string])[] = [
  ['list', 'List'],
  ['columns', 'Timeline'],
]

function Views({ view }: { view: DayView }) {
  return (
    <fieldset className={styles.views} aria-label="How the day is shown">
      {VIEWS.map(([value, words]) => (
        <label key={value}>
          <input
            type="radio"
            name="day-view"
            checked={view === value}
            onChange={() => chooseDayView(value)}
          />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  )
}
