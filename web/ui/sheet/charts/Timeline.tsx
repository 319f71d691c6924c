// A day by chair, ruled like a diary: time runs down, with a column per chair. The markup is a readable list.
import type { CSSProperties } from 'react'
import { type BlockOf, clockMinutes, keyed } from '../block'
import styles from './Timeline.module.css'
import { type Lane, type Placed, placed, spanOf } from './timeline-places'

const WORDS: Record<Placed['item']['tone'], string> = {
  booked: '',
  flexible: 'Flexible',
  moved: 'Moved',
  break: 'Break',
  blocked: 'Blocked',
  gap: '',
  overlap: '',
}

/** Hours and columns as CSS variables; the style sheet turns them into positions. */
const at = (values: Readonly<Record<string, number>>): CSSProperties =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]))

export function Timeline({ block }: { block: BlockOf<'timeline'> }) {
  const span = spanOf(block.lanes)
  if (span === null) return <p className={styles.words}>{block.text}</p>
  const hours = Array.from({ length: (span.until - span.from) / 60 + 1 }, (_, at) => span.from + at * 60)
  return (
    <figure className={styles.timeline} data-timeline>
      {block.title && <figcaption>{block.title}</figcaption>}
      <div className={styles.lanes}>
        {keyed(block.lanes, lane => lane.label).map(({ key, item: lane }) => (
          <section key={key} className={styles.lane} aria-label={lane.label}>
            <h3 data-only={block.lanes.length === 1 || undefined}>{lane.label}</h3>
            <div className={styles.day} style={at({ hours: (span.until - span.from) / 60 })}>
              <div className={styles.axis} aria-hidden="true">
                {hours.map(hour => (
                  <span key={hour} style={at({ at: (hour - span.from) / 60 })}>
                    {`${String(hour / 60).padStart(2, '0')}:00`}
                  </span>
                ))}
              </div>
              <ol>
                <Items lane={lane} from={span.from} />
              </ol>
            </div>
          </section>
        ))}
      </div>
    </figure>
  )
}

function Items({ lane, from }: { lane: Lane; from: number }) {
  return keyed(placed(lane.items), ({ item }) => `${item.tone}${item.start}${item.label}`).map(
    ({ key, item: { item, at: start, minutes, column, columns, clash } }) => (
      <li
        key={key}
        data-tone={item.tone}
        data-clash={clash || undefined}
        data-beside={columns > 1 || undefined}
        data-size={minutes < 25 ? 'line' : minutes < 40 ? 'short' : undefined}
        title={`${item.start}–${item.end} ${item.label}${item.detail ? `, ${item.detail}` : ''}`}
        style={at({ at: (start - from) / 60, long: minutes / 60, column, columns })}
      >
        <span className={styles.text}>
          <span className={styles.time}>
            {item.start}
            <span className={styles.until}>–{item.end}</span>
          </span>{' '}
          <strong>{item.label}</strong>
          {item.detail && <span className={styles.detail}> {item.detail}</span>}
          {WORDS[item.tone] !== '' && !says(item, WORDS[item.tone]) && (
            <span className={styles.word}> {WORDS[item.tone]}</span>
          )}
        </span>
        {item.processing.map(window => (
          <span
            key={window.start}
            className={styles.processing}
            style={at({
              at: ((clockMinutes(window.start) ?? start) - start) / 60,
              long: ((clockMinutes(window.end) ?? start) - (clockMinutes(window.start) ?? start)) / 60,
            })}
          >
            <span>
              Develops {window.start}–{window.end}
            </span>
          </span>
        ))}
      </li>
    ),
  )
}

const says = (item: Placed['item'], word: string): boolean =>
  `${item.label} ${item.detail ?? ''}`.toLowerCase().includes(word.toLowerCase()) ||
  /lunch|tea|coffee/i.test(item.label)
