// One choice of several, as chips for gloved hands: a radio group, so keys and screen readers work. What was read is
// outlined; what was picked is filled. A second tap on a pick removes it.
import { useId } from 'react'
import type { Fact, Value } from '../../../../shared/reading/understood/reading'
import { Strand } from '../../../ui/kit/drawings/Strand'
import type { Options } from './labels'
import styles from './Picture.module.css'

type RowProps = {
  options: Options
  fact: Fact | undefined
  onPick: (value: Value | null) => void
  /** Hair to show beside a chip's word. */
  hairOf?: (value: Value) => { level: number; tone: string }
}
type ChipsProps = RowProps & {
  label: string
  /** Swatches close together, as on a ring. */
  as?: 'ring'
}

/** Where the shown value comes from, for screen readers. */
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
