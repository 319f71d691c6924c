// Numbers to compare, drawn as well as written: bars, shares of a whole, a trend over time.
import { type BlockOf, keyed } from '../block'
import styles from './Chart.module.css'
import { shares } from './shares'

type ChartBlock = BlockOf<'chart'>
type Item = ChartBlock['items'][number]

const shownOf = ({ value, shown }: { value: number; shown?: string | undefined }): string =>
  shown ?? value.toLocaleString('en-GB')

/** Only finite numbers: a stored sheet may contain anything. */
const sound = (items: readonly Item[]): Item[] => items.filter(item => Number.isFinite(item.value))

export function Chart({ block }: { block: ChartBlock }) {
  const items = sound(block.items)
  if (items.length === 0) return <p>{block.text}</p>
  return (
    <figure className={styles.chart} aria-label={block.text}>
      {block.title && <figcaption className={styles.title}>{block.title}</figcaption>}
      {block.kind === 'split' ? (
        <Split items={items} />
      ) : block.kind === 'line' ? (
        <Line items={items} mark={block.mark} />
      ) : (
        <Bars items={items} most={block.most} mark={block.mark} />
      )}
    </figure>
  )
}

function Bars({ items, most = 1e-9, mark }: { items: readonly Item[] } & Pick<ChartBlock, 'most' | 'mark'>) {
  const end = Math.max(most, Math.abs(mark?.value ?? 0), ...items.map(item => Math.abs(item.value)))
  const part = (value: number): string => `${(Math.abs(value) / end) * 100}%`
  return (
    <div className={styles.bars}>
      {keyed(items, item => item.label).map(({ key, item }) => (
        <div key={key} className={styles.bar}>
          <span className={styles.label}>{item.label}</span>
          <span className={styles.number}>{shownOf(item)}</span>
          <span className={styles.track}>
            <span className={styles.fill} data-tone={item.tone} style={{ width: part(item.value) }} />
            {mark && <span className={styles.tick} style={{ left: part(mark.value) }} />}
          </span>
        </div>
      ))}
      {mark && (
        <p className={styles.markWords}>
          <span className={styles.markKey} aria-hidden="true" /> {mark.label}: {shownOf(mark)}
        </p>
      )}
    </div>
  )
}

function Split({ items }: { items: readonly Item[] }) {
  const parts = items.filter(item => item.value >= 0)
  const whole = parts.reduce((sum, item) => sum + item.value, 0)
  const share = (value: number): number => (whole > 0 ? (value / whole) * 100 : 0)
  const told = shares(parts.map(({ value }) => value))
  return (
    <>
      <div className={styles.whole} aria-hidden="true">
        {keyed(parts, item => item.label).map(({ key, item }) => (
          <span key={key} data-tone={item.tone} style={{ width: `${share(item.value)}%` }} />
        ))}
      </div>
      <ul className={styles.key}>
        {keyed(parts, item => item.label).map(({ key, item }, at) => (
          <li key={key}>
            <span className={styles.swatch} data-tone={item.tone} aria-hidden="true" />
            <span>{item.label}</span>
            <strong>{shownOf(item)}</strong>
            <span className={styles.soft}>{item.share ?? told[at]}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Each value's position between the lowest and highest drawn, in percent from the top. */
export function placesOf(values: readonly number[], mark?: number): { at: number[]; mark: number | null } {
  const all = mark === undefined ? values : [...values, mark]
  const low = Math.min(...all)
  const high = Math.max(...all)
  const span = high - low
  // If all are equal, the middle. Halved first, so that the largest numbers don't overflow.
  const place = (value: number): number =>
    span === 0 ? 50 : Number.isFinite(span) ? ((high - value) / span) * 100 : 50 - (value / 2 / high) * 100
  return { at: values.map(place), mark: mark === undefined ? null : place(mark) }
}

function Line({ items, mark }: { items: readonly Item[]; mark: ChartBlock['mark'] }) {
  const places = placesOf(
    items.map(item => item.value),
    mark && Number.isFinite(mark.value) ? mark.value : undefined,
  )
  const across = (index: number): number => (items.length === 1 ? 50 : (index / (items.length - 1)) * 100)
  const points = places.at.map((top, index) => `${across(index)},${top}`).join(' ')
  const last = items.at(-1)
  return (
    <>
      <div className={styles.plot} aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false" role="presentation">
          {places.mark !== null && (
            <line className={styles.markLine} x1="0" x2="100" y1={places.mark} y2={places.mark} />
          )}
          {items.length > 1 && <polyline className={styles.course} points={points} />}
        </svg>
        {keyed(items, item => item.label).map(({ key, item }, index) => (
          <span
            key={key}
            className={styles.dot}
            data-tone={item.tone}
            style={{ left: `${across(index)}%`, top: `${places.at[index]}%` }}
          />
        ))}
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{items[0]?.label}</span>
        {items.length > 1 && last && <span>{last.label}</span>}
      </div>
      {mark && places.mark !== null && (
        <p className={styles.markWords}>
          <span className={styles.dashKey} aria-hidden="true" /> {mark.label}
          {mark.shown ? ` ${mark.shown}` : ''}
        </p>
      )}
      <ol className="visually-hidden">
        {keyed(items, item => item.label).map(({ key, item }) => (
          <li key={key}>
            {item.label}: {shownOf(item)}
          </li>
        ))}
      </ol>
    </>
  )
}
