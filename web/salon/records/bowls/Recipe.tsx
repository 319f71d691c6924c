// A saved formula as a recipe: what, how much and how long, in working order.
import type { Bowl, FieldsOf } from '../../../../shared/salon/records/records'
import { percentOf } from '../../../../shared/trade/colour/developers'
import { Strand } from '../../../ui/kit/drawings/Strand'
import styles from './Recipe.module.css'

type Formula = Pick<FieldsOf<'formula'>, 'start' | 'result' | 'bowls' | 'remarks'>

const shadeWords = (shade: FieldsOf<'formula'>['result']): string | null =>
  shade === null ? null : ['level', shade.level, shade.tone].filter(Boolean).join(' ')

export function Recipe({ formula }: { formula: Formula }) {
  const { start, result, bowls, remarks } = formula
  return (
    <div className={styles.recipe}>
      {(start ?? result) && (
        <p className={styles.shades}>
          {start && (
            <span className={styles.shade}>
              <span className={styles.strand}>
                <Strand level={start.level} tone={start.tone ?? 'natural'} />
              </span>
              <span>
                <small>From</small> {shadeWords(start)}
              </span>
            </span>
          )}
          {result && (
            <span className={styles.shade}>
              <span className={styles.strand}>
                <Strand level={result.level} tone={result.tone ?? 'natural'} />
              </span>
              <span>
                <small>To</small> {shadeWords(result)}
              </span>
            </span>
          )}
        </p>
      )}
      {bowls.length > 0 && (
        <ol className={styles.bowls}>
          {bowls.map((bowl, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bowls have no id, and their order is the recipe
            <BowlLine key={index} bowl={bowl} />
          ))}
        </ol>
      )}
      {remarks && <p className={styles.remarks}>{remarks}</p>}
    </div>
  )
}

function BowlLine({ bowl }: { bowl: Bowl }) {
  const { zone, mix, developer_volume, developer_grams, ratio, minutes } = bowl
  return (
    <li>
      <strong className={styles.zone}>{zone}</strong>
      <span className={styles.mix}>
        {mix.map(part => (
          <span key={`${part.shade} ${part.grams}`}>
            <b>{part.grams} g</b> {part.shade}
          </span>
        ))}
        {developer_volume !== null && developer_volume > 0 && (
          <span>
            {developer_grams !== null && <b>{developer_grams} g</b>} {developer_volume} vol (
            {percentOf(developer_volume)} %)
          </span>
        )}
      </span>
      <span className={styles.measures}>
        {ratio && <span>{ratio}</span>}
        {minutes !== null && <span>{minutes} min</span>}
      </span>
    </li>
  )
}
