// A day by chair: one lane a chair, drawn on the hours that are used.
import { type BlockOf, clockMinutes } from './block'
import styles from './Timeline.module.css'

export function Timeline({ block }: { block: BlockOf<'timeline'> }) {
  const times = block.lanes.flatMap(lane =>
    lane.items.flatMap(item => [clockMinutes(item.start), clockMinutes(item.end)]),
  )
  const known = times.filter(time => time !== null)
  if (known.length === 0) return <p>{block.text}</p>
  const from = Math.floor(Math.min(...known) / 60) * 60
  const until = Math.ceil(Math.max(...known) / 60) * 60
  const span = Math.max(60, until - from)
  const place = (time: string): number => (((clockMinutes(time) ?? from) - from) / span) * 100
  return (
    <figure className={styles.timeline} aria-label={block.text}>
      {block.lanes.map(lane => (
        <div key={lane.label} className={styles.lane}>
          <h3>{lane.label}</h3>
          <ol style={{ backgroundSize: `${6000 / span}% 100%` }}>
            {lane.items.map(item => (
              <li
                key={`${item.start}${item.label}`}
                data-tone={item.tone}
                title={`${item.start}–${item.end} ${item.label}`}
                style={{ left: `${place(item.start)}%`, width: `${place(item.end) - place(item.start)}%` }}
              >
                <span>{item.start}</span> {item.label}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </figure>
  )
}
