// One of several, as chips for gloves: a radio group, so that every key and every screen reader knows it. What was read is
// marked; what was picked is filled. A second tap on what was picked takes the pick away.
import { useId } from 'react'
import type { Fact, Value } from '../../../../shared/reading/understood/reading'
import { Strand } from '../../../ui/kit/drawings/Strand'
import type { Options } from './labels'
import styles from './Picture.module.css'

type RowProps = {
  options: Options
  fact: Fact | undefined
  onPick: (value: Value | null) => void
  /** Hair that a chip shows beside its word. */
  hairOf?: (value: Value) => { level: number; tone: string }
}
type ChipsProps = RowProps & {
  label: string
  /** Swatches that stand close, as on a ring. */
  as?: 'ring'
}

/** How what is shown came to be, for one who can't see it. */
export const ORIGIN = {
  picked: 'picked',
  card: 'from the card',
  formula: 'from last time',
  said: 'as written',
  assumed: 'assumed',
}

export function Chips({ label, as, ...row }: ChipsProps) {
  const id = useId()
  return (
    <fieldset className={styles.chips} data-as={as} aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <ChipRow {...row} />
    </fieldset>
  )
}

export function ChipRow({ options, fact, onPick, hairOf }: RowProps) {
  const name = useId()
  return (
    <div className={styles.options}>
      {options.map(([value, words]) => {
        const stands = fact?.value === value
        const offered = fact !== undefined && !fact.sure && fact.also === value
        const picked = stands && fact.from === 'picked'
        return (
          <label
            key={String(value)}
            className={styles.chip}
            data-stands={stands || undefined}
            data-unsure={(stands && !fact.sure) || offered || undefined}
          >
            <input
              type="radio"
              name={name}
              checked={picked}
              onChange={() => onPick(value)}
              onClick={() => picked && onPick(null)}
            />
            {hairOf && (
              <span className={styles.swatch} aria-hidden="true">
                <Strand {...hairOf(value)} />
              </span>
            )}
            <span>{words}</span>
            {stands && !picked && (
              <span className="visually-hidden">
                , {ORIGIN[fact.from]}
                {fact.sure ? '' : ', please check'}
              </span>
            )}
          </label>
        )
      })}
    </div>
  )
}
