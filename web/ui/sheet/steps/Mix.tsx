// What goes into one bowl, in scale order: the longest bar is the heaviest part.
import type { Step } from '../../../../shared/sheet'
import { keyed } from '../block'
import styles from './Mix.module.css'

type Line = { what: string; grams: number | null; kind: 'colour' | 'developer'; detail: string | null }

/** The lines of a bowl: the colour first, the developer last. */
export function linesOf(step: Step): Line[] {
  const lines: Line[] = step.mix.map(part => ({
    what: part.what,
    grams: part.grams,
    kind: 'colour',
    detail: null,
  }))
  if (step.developer_volume !== null && step.developer_volume > 0)
    lines.push({
      what: `${step.developer_volume} vol`,
      grams: step.developer_grams,
      kind: 'developer',
      detail: step.developer_percent === null ? 'developer' : `${step.developer_percent} % developer`,
    })
  return lines
}

export function Mix({ step }: { step: Step }) {
  const lines = linesOf(step)
  if (lines.length === 0) return null
  const heaviest = Math.max(1, ...lines.map(line => line.grams ?? 0))
  const weighed = lines.filter(line => line.grams !== null)
  const total = weighed.reduce((sum, line) => sum + (line.grams ?? 0), 0)
  return (
    <table className={styles.mix}>
      <caption className="visually-hidden">What goes into the bowl</caption>
      <tbody>
        {keyed(lines, line => line.what).map(({ key, item: line }) => (
          <tr key={key}>
            <th scope="row">
              {line.what} {line.detail && <span className={styles.detail}>{line.detail}</span>}
            </th>
            <td className={styles.scale} aria-hidden="true">
              {line.grams !== null && (
                <span
                  className={line.kind === 'developer' ? `${styles.bar} ${styles.developer}` : styles.bar}
                  style={{ width: `${(line.grams / heaviest) * 100}%` }}
                />
              )}
            </td>
            <td className={styles.grams}>
              {line.grams === null ? (
                <span className={styles.unweighed}>weigh as the maker says</span>
              ) : (
                <>
                  {line.grams} <span>g</span>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
      {weighed.length > 1 && weighed.length === lines.length && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              In the bowl
            </th>
            <td className={styles.grams}>
              {Math.round(total * 10) / 10} <span>g</span>
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
