// Who is coming, in order: past bookings in one line each, the client here now stands out, and the next one shows how
// soon.
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { presentService } from '../../chair/service/service'
import type { DayCard, DayTold } from '../../platform/data/queries/day-cards'
import { StopShape } from '../../salon/clients/StopShape'
import { Badge } from '../../salon/records/Badge'
import { ButtonLink } from '../../ui/kit/Button'
import { Icon } from '../../ui/kit/drawings/Icon'
import { Strand } from '../../ui/kit/drawings/Strand'
import { agoOf } from '../../ui/kit/when'
import { type Column, clockOf, inWords, type Placed, shortBowl, wantsCard, whoOf } from './booked'
import styles from './Today.module.css'

/** What the card says; loads once the day is up. */
const RowCare = lazy(() => import('./RowCare').catch(() => ({ default: (): ReactNode => null })))

const CardLine = lazy(() =>
  import('./appointment/CardLine').catch(() => ({ default: (): ReactNode => null })),
)

type Shared = {
  cards: ReadonlyMap<string, DayCard>
  told: DayTold | undefined
  now: number
  minute: number | null
  nameOf: (id: string) => string
  settled: boolean
  onOpen: (id: string) => void
}

export function TodayList({ columns, ...shared }: Shared & { columns: readonly Column[] }) {
  const several = columns.length > 1
  return (
    <div className={styles.columns}>
      {columns.map(({ key, name, bookings }) => (
        <section key={key} aria-label={name || 'No stylist named'}>
          {(several || name !== '') && (
            <h2 className={styles.stylist} data-only={!several || undefined}>
              {name || 'No stylist named'}
            </h2>
          )}
          <ol className={styles.rows}>{withNow(bookings, shared)}</ol>
        </section>
      ))}
    </div>
  )
}

/** The line with the current time, above the first booking still to come. */
function withNow(bookings: readonly Placed[], shared: Shared): ReactNode[] {
  const { minute } = shared
  const rows = bookings.map(booking => <BookingRow key={booking.id} booking={booking} {...shared} />)
  const at = bookings.findIndex(({ when }) => when === 'next')
  if (minute === null || at < 0 || bookings.every(({ when }) => when === 'next' || when === 'later'))
    return rows
  rows.splice(
    at,
    0,
    <li key="now" className={styles.now} aria-hidden="true">
      <span className={styles.clock}>{clockOf(minute)}</span>
    </li>,
  )
  return rows
}

function BookingRow({
  booking,
  cards,
  told,
  now,
  minute,
  nameOf,
  settled,
  onOpen,
}: Shared & { booking: Placed }) {
  const { id, fields, start, end, when, clashes, pending, problem } = booking
  const card = fields.client_id === null ? undefined : cards.get(fields.client_id)
  const name = whoOf(fields, card?.client.fields.name)
  const called = name || fields.service || 'Blocked'
  const sits = card !== undefined && presentService(card.services, now) !== null
  const over = when === 'over' && !sits
  const gone = fields.vanished_at !== null
  const apart = card && told?.apart.get(card.client.id)
  const isUnknown = !over && !gone && name !== '' && wantsCard(fields)
  return (
    <li
      className={styles.row}
      data-when={sits ? 'now' : when}
      data-gone={gone || undefined}
      data-nobody={name === '' || undefined}
    >
      <p className={styles.time}>
        {fields.all_day ? (
          'All day'
        ) : (
          <>
            <time>{clockOf(start)}</time>
            <span className={styles.until}>–{clockOf(end)}</span>
          </>
        )}
      </p>
      <span className={styles.strand} aria-hidden="true">
        {card?.last?.fields.result && (
          <Strand level={card.last.fields.result.level} tone={card.last.fields.result.tone ?? 'natural'} />
        )}
      </span>
      <div className={styles.words}>
        <p className={styles.who}>
          {card ? (
            <Link to={`/clients/${encodeURIComponent(card.client.id)}`}>{name}</Link>
          ) : (
            <strong>{called}</strong>
          )}
          {name !== '' && fields.service && <span>{fields.service}</span>}
          {apart && <span className={styles.apart}>{apart}</span>}
        </p>
        {!over && card?.last && (
          <p className={styles.last}>
            Last: {shortBowl(card.last.fields.bowls) || card.last.fields.title},{' '}
            {agoOf(card.last.fields.made_at, now)}
          </p>
        )}
        {!over && fields.note && <p className={styles.note}>{fields.note}</p>}
        <p className={styles.marks}>
          {sits ? (
            <Badge tone="info">In the chair</Badge>
          ) : (
            when === 'now' && name !== '' && <Badge tone="info">Now</Badge>
          )}
          {when === 'next' && !sits && minute !== null && (
            <Badge tone="info">Next, {inWords(start - minute)}</Badge>
          )}
          {card && card.allergies.length > 0 && (
            <span className={styles.allergy}>
              <StopShape size={18} /> Allergy: {card.allergies.map(row => row.fields.substance).join(', ')}
            </span>
          )}
          {card && !over && settled && (
            <Suspense>
              <RowCare
                card={card}
                told={told}
                service={fields.service}
                now={now}
                sits={sits || when === 'now'}
              />
            </Suspense>
          )}
          {!over &&
            clashes.map(other => (
              <Badge key={other} tone="caution">
                Same time as {nameOf(other)}
              </Badge>
            ))}
          {!over && fields.may_move && <Badge>May move</Badge>}
          {!over &&
            fields.processing.map(({ from, minutes }) => (
              <Badge key={from}>
                Develops {clockOf(start + from)}–{clockOf(start + from + minutes)}
              </Badge>
            ))}
          {gone && <Badge tone="caution">No longer in the calendar</Badge>}
          {problem && <Badge tone="caution">Not sent</Badge>}
          {pending && !problem && <span className="visually-hidden">Waiting to send</span>}
        </p>
        {isUnknown && (
          // Its space is reserved, so nothing moves when it appears.
          <div className={styles.whose}>
            {settled && (
              <Suspense>
                <CardLine id={id} name={name} onOpen={() => onOpen(id)} />
              </Suspense>
            )}
          </div>
        )}
      </div>
      {card && (sits || when === 'now' || when === 'next') && (
        <p className={styles.chair}>
          <ButtonLink
            look={sits || when === 'now' ? 'act' : 'quiet'}
            to={`/chair/${encodeURIComponent(card.client.id)}`}
            aria-label={['Chair mode for', name, apart].filter(Boolean).join(' ')}
          >
            Chair
          </ButtonLink>
        </p>
      )}
      <button
        type="button"
        className={styles.edit}
        data-edit
        aria-label={`Change ${called}, ${clockOf(start)}`}
        title={`Change ${called}, ${clockOf(start)}`}
        onClick={() => onOpen(id)}
      >
        <Icon name="edit" size={22} />
      </button>
    </li>
  )
}
