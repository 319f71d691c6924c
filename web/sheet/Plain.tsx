// The blocks that are little more than HTML: list, table, cards, chart, image.
import { type BlockOf, keyed } from './block'
import styles from './Plain.module.css'

function Title({ children }: { children: string | null }) {
  return children ? <h3 className={styles.title}>{children}</h3> : null
}

export function List({ block }: { block: BlockOf<'list'> }) {
  return (
    <section>
      <Title>{block.title}</Title>
      <ul className={styles.list}>
        {keyed(block.items, item => item).map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </ul>
    </section>
  )
}

const isNumber = (cell: string): boolean => /^[£$€]?[\d.,%\s+-]+(g|ml|min)?$/.test(cell) && /\d/.test(cell)

export function Table({ block }: { block: BlockOf<'table'> }) {
  return (
    <section>
      <Title>{block.title}</Title>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={block.title ?? 'Table'}>
        <table className={styles.table}>
          <thead>
            <tr>
              {block.columns.map(column => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {keyed(block.rows, row => row.join('|')).map(({ key, item: row }) => (
              <tr key={key}>
                {keyed(row, cell => cell).map(({ key: cellKey, item: cell }) => (
                  <td key={cellKey} data-number={isNumber(cell) || undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

export function Cards({ block }: { block: BlockOf<'cards'> }) {
  return (
    <ul className={styles.cards}>
      {block.items.map(item => (
        <li key={`${item.title}${item.badge}`} className={styles.card}>
          <div className={styles.cardHead}>
            <h3 className={styles.title}>{item.title}</h3>
            {item.badge && <span className={styles.badge}>{item.badge}</span>}
          </div>
          <p>{item.text}</p>
          {item.price && <p className={styles.price}>{item.price}</p>}
        </li>
      ))}
    </ul>
  )
}

export function Chart({ block }: { block: BlockOf<'chart'> }) {
  const most = Math.max(1e-9, ...block.items.map(item => Math.abs(item.value)))
  return (
    <figure className={styles.chart} aria-label={block.text}>
      {block.items.map(item => (
        <div key={item.label} className={styles.bar}>
          <span>{item.label}</span>
          <span className={styles.track}>
            <span style={{ width: `${(Math.abs(item.value) / most) * 100}%` }} />
          </span>
          <span className={styles.number}>{item.value.toLocaleString('en-GB')}</span>
        </div>
      ))}
    </figure>
  )
}

const waiting = {
  waiting: 'The image is being made.',
  failed: 'The image could not be made. The text stands.',
}

export function Picture({ block }: { block: BlockOf<'image'> }) {
  if (block.state === 'ready' && block.source)
    return <img className={styles.image} src={block.source} alt={block.text} />
  return (
    <div className={styles.noImage}>
      <strong>{waiting[block.state === 'waiting' ? 'waiting' : 'failed']}</strong>
      <p>{block.text}</p>
    </div>
  )
}
