// The salon's day, first on the dashboard: who is coming, when, for what, and what to know before they sit down.
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { addDays } from '../../../shared/salon/appointments/wall'
import { usePeople } from '../../account/people/use-people'
import { useHere } from '../../platform/data/account/people'
import { dayOn } from '../../platform/data/clock/local-time'
import { useDayCards, useDayTold } from '../../platform/data/queries/day-cards'
import { Button } from '../../ui/kit/Button'
import { Icon } from '../../ui/kit/drawings/Icon'
import { usePageTitle } from '../../ui/kit/Page'
import { EVERY_MINUTE, useNow } from '../../ui/kit/use-now'
import { useSettled } from '../../ui/kit/waiting/settled'
import { chooseDayView, type DayView, useDayView } from '../../ui/state/preferences'
import { useBookAgain } from './appointment/use-book-again'
import { type Opened, useOpened } from './appointment/use-opened'
import { columnsOf, isSalonDay, type Stylist } from './booked'
import { EmptyDay } from './EmptyDay'
import styles from './Today.module.css'
import { TodayList } from './TodayList'
import { useFocusBack } from './use-focus-back'

const nothing = { default: (): ReactNode => null }
const AppointmentDialog = lazy(() => import('./appointment/AppointmentDialog'))
const DayColumns = lazy(() => import('./columns/DayColumns'))
/** Nobody waits for it: the bookings come first. */
const Waits = lazy(() => import('./Waits').catch(() => nothing))
const CalendarsAway = lazy(() => import('./CalendarsAway').catch(() => nothing))

const long = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
const withYear = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })

function dayWords(day: string, today: string): { title: string; date: string } {
  const at = new Date(`${day}T00:00:00Z`)
  const date = day.slice(0, 4) === today.slice(0, 4) ? long.format(at) : withYear.format(at)
  if (day === today) return { title: 'Today', date }
  if (day === addDays(today, 1)) return { title: 'Tomorrow', date }
  if (day === addDays(today, -1)) return { title: 'Yesterday', date }
  return { title: date, date: day < today ? 'Past' : 'Coming up' }
}

/** Minutes since midnight by this tablet's clock. */
const minuteOn = (now: number): number => {
  const date = new Date(now)
  return date.getHours() * 60 + date.getMinutes()
}

/** `children`: shown before the day itself, such as a new salon's first steps. */
export function Today({ children }: { children?: ReactNode }) {
  const now = useNow(EVERY_MINUTE)
  const today = dayOn(now)
  const [params, setParams] = useSearchParams()
  const asked = params.get('day')
  const day = asked !== null && isSalonDay(asked) ? asked : today
  const show = (next: string): void => {
    setParams(next === today ? {} : { day: next }, { replace: true })
  }
  const people = usePeople()
  const here = useHere()
  const found = useDayCards(day)
  const settled = useSettled()
  const told = useDayTold(settled ? found : undefined)
  const view = useDayView()
  const opened = useOpened(found)
  const heading = useRef<HTMLHeadingElement>(null)
  const focus = useFocusBack(heading)
  const open = (next: Opened): void => {
    focus.opens()
    opened.open(next)
  }
  const booked = useBookAgain(found, () => show(day))
  const dialog = booked ?? opened.shown
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
          <h1 ref={heading} id="today" tabIndex={-1}>
            {title}
          </h1>
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
          <DayInput day={day} onDay={show} />
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
          {!isEmpty && (
            <>
              <Views view={view} />
              <button
                type="button"
                className={styles.add}
                data-quiet={anyoneNow || undefined}
                onClick={() => open({ id: null })}
              >
                <Icon name="add" /> Add appointment
              </button>
            </>
          )}
        </div>
      </header>
      {children}
      {columns === undefined && <div className={styles.place} aria-hidden="true" />}
      {isEmpty && <EmptyDay title={title} isPast={day < today} onAdd={() => open({ id: null })} />}
      {columns && !isEmpty && view === 'list' && found && (
        <TodayList
          columns={columns}
          cards={found.cards}
          told={told}
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
            onFree={(start, stylist) => open({ id: null, start, stylist })}
          />
        </Suspense>
      )}
      {settled && columns && day === today && (
        <Suspense>
          <Waits now={now} />
          <CalendarsAway now={now} />
        </Suspense>
      )}
      {dialog && people && (
        <Suspense>
          <AppointmentDialog
            key={dialog.opened.id ?? 'new'}
            opened={dialog.opened}
            day={dialog.day}
            today={today}
            minute={minute}
            team={team}
            onClose={() => {
              focus.closes()
              if (booked) booked.leave()
              else opened.close()
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

/** A year is typed digit by digit (0002, 0020, 0202), and none of those should be opened. */
function DayInput({ day, onDay }: { day: string; onDay: (day: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <input
      type="date"
      aria-label="Day"
      max="2999-12-31"
      value={typed ?? day}
      onChange={({ target: { value } }) => {
        setTyped(value)
        if (isSalonDay(value)) onDay(value)
      }}
      onBlur={() => setTyped(null)}
    />
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
