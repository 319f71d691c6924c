// The day by column, time running down; where there is no room for that, a list in its order.
import type { CSSProperties } from 'react'
import styles from './Day.module.css'
import { EntryBlock, type EntryProps } from './EntryBlock'
import { type Lane, rulerOf, textOf } from './lanes'

type TimelineProps = Pick<EntryProps, 'day' | 'clientOf' | 'onSaid'> & {
  lanes: readonly Lane[]
  open: string | null
  /** Minutes from midnight, where the drawn day is today. */
  now?: number | null
  onOpen: (key: string) => void
}

const put = (values: Readonly<Record<string, number | string>>): CSSProperties =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]))

export function Timeline({ lanes, open, now = null, onOpen, day, clientOf, onSaid }: TimelineProps) {
  const { from, hours, hour } = rulerOf(lanes)
  const isNowDrawn = now !== null && now >= from && now <= from + hours * 60
  const ticks = Array.from({ length: hours + 1 }, (_, at) => from + at * 60)
  return (
    <div className={styles.lanes} style={put({ hours, hour: `${hour}px` })}>
      {lanes.map(lane => (
        <section key={lane.id} className={styles.lane} aria-label={lane.label} data-lane={lane.id}>
          <h3 data-only={lanes.length === 1 || undefined}>{lane.label}</h3>
          <div className={styles.ruled}>
            <div className={styles.axis} aria-hidden="true">
              {ticks.map(tick => (
                <span key={tick} style={put({ at: (tick - from) / 60 })}>
                  {textOf(tick)}
                </span>
              ))}
              {isNowDrawn && <i className={styles.now} style={put({ at: (now - from) / 60 })} />}
            </div>
            <ol>
              {inOrder(lane).map(each =>
                'entry' in each ? (
                  <EntryBlock
                    key={each.entry.key}
                    entry={each.entry}
                    lane={lane}
                    lanes={lanes}
                    ruler={{ from, hour }}
                    open={open === each.entry.key}
                    day={day}
                    clientOf={clientOf}
                    onOpen={() => onOpen(each.entry.key)}
                    onSaid={onSaid}
                  />
                ) : (
                  <li
                    key={`${each.tone}${each.at}${each.words}`}
                    className={styles.mark}
                    data-tone={each.tone}
                    style={put({ at: (each.at - from) / 60, long: each.minutes / 60 })}
                  >
                    {each.words}
                  </li>
                ),
              )}
            </ol>
          </div>
        </section>
      ))}
    </div>
  )
}

type Each =
  | { at: number; entry: Lane['entries'][number] }
  | { at: number; minutes: number; words: string; tone: 'gap' | 'overlap' }

function inOrder({ entries, gaps, overlaps }: Lane): Each[] {
  const all: Each[] = [
    ...entries.map(entry => ({ at: entry.start, entry })),
    ...gaps.map(gap => ({ ...gap, tone: 'gap' as const })),
    ...overlaps.map(overlap => ({ ...overlap, tone: 'overlap' as const })),
  ]
  return all.sort((a, b) => a.at - b.at)
}
