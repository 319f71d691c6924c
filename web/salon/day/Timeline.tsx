// The day in columns, with time running down; where there is no room, a list in order.
import { type CSSProperties, type MouseEvent, useRef } from 'react'
import { EntryBlock, type EntryProps } from './EntryBlock'
import { freeIn, type Lane, type Mark, rulerOf, tappedStart, textOf } from './lanes'
import styles from './Timeline.module.css'

type TimelineProps = Pick<EntryProps, 'day' | 'mark' | 'onSaid'> & {
  lanes: readonly Lane[]
  open: string | null
  /** Minutes since midnight when the day shown is today. */
  now?: number | null
  onOpen: (key: string) => void
  /** Free time was tapped: in which column, and from when. */
  onFree?: (lane: Lane, start: number) => void
}
/** Minutes shown before the first entry and after the last, where free time can be tapped. */
const SPARE = 60
/** Anything drawn lower than this, in pixels, is too small to tap: we only show its words. */
const TOUCH = 44

const put = (values: Readonly<Record<string, number | string>>): CSSProperties =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]))

export function Timeline({ lanes, open, now = null, onOpen, onFree, day, mark, onSaid }: TimelineProps) {
  const ruler = rulerOf(lanes, onFree ? SPARE : 0)
  const { from, hours, hour } = ruler
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
              {inOrder(onFree ? { ...lane, gaps: freeIn(lane, ruler) } : lane).map(each =>
                'entry' in each ? (
                  <EntryBlock
                    key={each.entry.key}
                    entry={each.entry}
                    lane={lane}
                    lanes={lanes}
                    ruler={{ from, hour }}
                    open={open === each.entry.key}
                    day={day}
                    mark={mark}
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
                    {onFree && each.tone === 'gap' && (each.minutes / 60) * hour >= TOUCH ? (
                      <Free free={each} lane={lane} onFree={onFree} />
                    ) : (
                      each.words
                    )}
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

type FreeProps = { free: Mark; lane: Lane; onFree: (lane: Lane, start: number) => void }

const JUST_MS = 1_500

/**
 * When drawn to scale, a finger picks the time. In a list, or for a screen reader (which clicks the middle), it's the
 * start of the free time, as the label says.
 */
export function Free({ free, lane, onFree }: FreeProps) {
  const down = useRef<number | null>(null)
  function tapped({ currentTarget, clientY, detail, timeStamp }: MouseEvent<HTMLElement>): void {
    const isFinger = detail > 0 && down.current !== null && timeStamp - down.current < JUST_MS
    down.current = null
    const { top, height } = currentTarget.getBoundingClientRect()
    const isByClock = getComputedStyle(currentTarget.closest('li') ?? currentTarget).position === 'absolute'
    onFree(lane, tappedStart(free, isByClock && isFinger ? (clientY - top) / height : 0))
  }
  return (
    <button
      type="button"
      className={styles.free}
      onPointerDown={({ timeStamp }) => {
        down.current = timeStamp
      }}
      onPointerCancel={() => {
        down.current = null
      }}
      onClick={tapped}
    >
      <span className={styles.words}>{free.words}</span>
      <span className="visually-hidden">
        : add an appointment at {textOf(free.at)}, {lane.label}
      </span>
    </button>
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
