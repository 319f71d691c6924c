import type { Csv } from '../csv'
import styles from '../Data.module.css'
import { type ListKind, type Mapping, type Target, targets } from '../plan/columns'

type Props = {
  kind: ListKind
  csv: Csv
  mapping: Mapping
  onChange: (column: number, target: Target) => void
}

const isTarget = (kind: ListKind, value: string): value is Target => Object.hasOwn(targets[kind], value)

/** A few real cells of a column, to show what it holds. */
function examplesOf(csv: Csv, column: number): string {
  const found = new Set<string>()
  for (const { cells } of csv.lines.slice(0, 200)) {
    const cell = cells[column]
    if (cell) found.add(cell)
    if (found.size === 3) break
  }
  return [...found].join(' · ')
}

export function MapColumns({ kind, csv, mapping, onChange }: Props) {
  return (
    <div className={styles.map}>
      <table>
        <thead>
          <tr>
            <th scope="col">In the file</th>
            <th scope="col">Is</th>
            <th scope="col">For example</th>
          </tr>
        </thead>
        <tbody>
          {csv.header.map((heading, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; headings may repeat
            <tr key={column}>
              <th scope="row">{heading || `Column ${column + 1}`}</th>
              <td>
                <select
                  aria-label={`What is ${heading || `column ${column + 1}`}?`}
                  value={mapping[column] ?? 'ignore'}
                  onChange={event => {
                    const { value } = event.currentTarget
                    if (isTarget(kind, value)) onChange(column, value)
                  }}
                >
                  {Object.entries(targets[kind]).map(([target, label]) => (
                    <option key={target} value={target}>
                      {label}
                    </option>
                  ))}
                </select>
              </td>
              <td className={styles.examples}>{examplesOf(csv, column)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
