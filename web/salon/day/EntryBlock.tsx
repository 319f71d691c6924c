// One entry on the timeline: tap to open, drag to move, drag its lower edge to change the length, and keys for all of
// it.
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import { type Changing, move, remove, STEP, stretch } from './change'
import { type DayEntry, isUnsure, type Lane, nameOf, type Placed, textOf } from './lanes'
import styles from './Timeline.module.css'
import { useDrag } from './use-drag'

export type EntryProps = {
  entry: DayEntry & Placed
  lanes: readonly Lane[]
  lane: Lane
  /** The minute at which the drawn day starts, and the pixels per hour. */
  ruler: { from: number; hour: number }
  open: boolean
  day: Changing
  /** A mark from the client's card. */
  mark?: ((entry: DayEntry) => ReactNode) | undefined
  onOpen: () => void
  /** Announces the change to screen readers. */
  onSaid: (words: string) => void
}

const KIND = { client: '', break: 'Break', blocked: 'Blocked' }
const place = (values: Readonly<Record<string, number>>): CSSProperties =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]))

export function EntryBlock({ entry, lanes, lane, ruler, open, day, mark, onOpen, onSaid }: EntryProps) {
  const beside = (by: 1 | -1): string | undefined => {
    const same = lanes.filter(other => other.day === lane.day)
    return same[same.indexOf(lane) + by]?.staff
  }
  const sameDay = (id: string | null | undefined) =>
    lanes.find(other => other.id === id && other.day === lane.day)
  const moving = useDrag(
    ruler.hour,
    ({ by, lane: id }) => onSaid(move(day, entry, by, sameDay(id)?.staff)),
    id => sameDay(id) !== undefined,
  )
  const stretching = useDrag(ruler.hour, ({ by }) => onSaid(stretch(day, entry, by)))

  function onKeyDown(event: KeyboardEvent): void {
    const [key, long] = [event.key, event.shiftKey]
    const other = key === 'ArrowLeft' ? beside(-1) : key === 'ArrowRight' ? beside(1) : undefined
    const by = key === 'ArrowUp' ? -STEP : key === 'ArrowDown' ? STEP : 0
    if (by === 0 && other === undefined && key !== 'Delete') return
    event.preventDefault()
    if (key === 'Delete') onSaid(remove(day, entry))
    else if (other !== undefined) onSaid(move(day, entry, 0, other))
    else onSaid(long ? stretch(day, entry, by) : move(day, entry, by))
  }

  const start = entry.start + (moving.by ?? 0)
  const minutes = Math.max(5, entry.minutes + (stretching.by ?? 0))
  const unsure = isUnsure(entry)
  const words = [
    entry.client === '' ? '' : entry.service,
    KIND[entry.kind],
    entry.movable ? 'may move' : '',
    unsure ? 'please check' : '',
  ].filter(Boolean)
  return (
    <li
      className={styles.entry}
      data-kind={entry.kind}
      data-movable={entry.movable || undefined}
      data-unsure={unsure || undefined}
      data-picked={entry.picked.length > 0 || undefined}
      data-open={open || undefined}
      data-dragged={moving.by !== null || undefined}
      data-size={minutes < 40 ? 'short' : undefined}
      data-clash={entry.clash || undefined}
      style={place({
        at: (start - ruler.from) / 60,
        long: minutes / 60,
        column: entry.column,
        columns: entry.columns,
        across: moving.across,
      })}
    >
      <button
        type="button"
        className={styles.block}
        aria-expanded={open}
        aria-describedby="day-keys"
        title={[`${textOf(start)}–${textOf(start + minutes)}`, nameOf(entry), ...words].join(', ')}
        data-entry={entry.key}
        onClick={() => {
          if (!moving.wasFar.current) onOpen()
        }}
        onKeyDown={onKeyDown}
        {...moving.handlers}
      >
        <span className={styles.time}>
          {textOf(start)}–{textOf(start + minutes)}
        </span>{' '}
        <strong>{nameOf(entry)}</strong>
        {words.length > 0 && <span className={styles.detail}> {words.join(', ')}</span>}
        {mark?.(entry)}
        {entry.processing.map(({ from, to }) => (
          <span key={from} className={styles.develops}>
            {' '}
            Develops {from}–{to}
          </span>
        ))}
      </button>
      {open && <span className={styles.handle} aria-hidden="true" {...stretching.handlers} />}
    </li>
  )
}
