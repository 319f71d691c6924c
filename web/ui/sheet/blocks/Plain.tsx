// Blocks that are little more than HTML: lists and tables.
import { type BlockOf, keyed } from '../block'
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

/** "£1,250.00", "−A$3", "30.0%", "5 (2.9%)", "45 min" */
const isNumber = (cell: string): boolean =>
  /^[−+-]?(?:[AC]?[£$€])?[\d.,%\s()+−-]+(g|ml|min)?$/.test(cell) && /\d/.test(cell)

/** Its heading is aligned with its figures. */
const isColumnOfNumbers = (rows: readonly string[][], index: number): boolean =>
  rows.length > 0 && rows.every(row => isNumber(row[index] ?? ''))

export function Table({ block }: { block: BlockOf<'table'> }) {
  return (
    <section>
      <Title>{block.title}</Title>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={block.title ?? 'Table'}>
        <table className={styles.table}>
          <thead>
            <tr>
              {block.columns.map((column, index) => (
                <th key={column} scope="col" data-number={isColumnOfNumbers(block.rows, index) || undefined}>
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
