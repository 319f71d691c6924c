// Several of many, as chips for gloves: each a check box. One tap takes a chip away or adds one; what is not sure is first
// said yes to. A tap on what was picked takes the pick away again.
import { useId } from 'react'
import type { Fact, Reading, Value } from '../../../../shared/reading/understood/reading'
import { ORIGIN } from './Chips'
import type { Pick } from './labels'
import styles from './Picture.module.css'

/** What the next tap picks; null takes a pick away. */
export function nextOf(fact: Fact | undefined): Value | null {
  if (fact === undefined) return true
  if (fact.from !== 'picked') return fact.value === true ? !fact.sure : true
  const before = fact.also ?? false
  if (fact.value === true && before === true) return false
  return fact.value === before ? !before : null
}

type TogglesProps = {
  label: string
  /** The path of each, and its words. */
  chips: readonly (readonly [path: string, words: string])[]
  facts: Reading['facts']
  onPick: Pick
  /** What can't be taken away here. */
  isFixed?: (path: string) => boolean
}

export function Toggles({ label, chips, facts, onPick, isFixed }: TogglesProps) {
  const id = useId()
  if (chips.length === 0) return null
  const isUnsure = chips.some(([path]) => facts[path]?.value === true && !facts[path]?.sure)
  return (
    <fieldset className={styles.chips} aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <div className={styles.options}>
        {chips.map(([path, words]) => {
          const fact = facts[path]
          const stands = fact?.value === true
          const picked = fact?.from === 'picked'
          return (
            <label
              key={path}
              className={styles.chip}
              data-stands={stands || undefined}
              data-unsure={(stands && !fact.sure) || undefined}
              data-picked={(stands && picked) || undefined}
              data-taken={(picked && !stands) || undefined}
            >
              <input
                type="checkbox"
                checked={stands}
                disabled={isFixed?.(path)}
                onChange={() => onPick(path, nextOf(fact))}
              />
              <span>
                {words}
                {stands && !fact.sure && '?'}
              </span>
              {fact && (
                <span className="visually-hidden">
                  , {picked && !stands ? 'taken away' : ORIGIN[fact.from]}
                  {fact.sure ? '' : ', please check'}
                </span>
              )}
            </label>
          )
        })}
      </div>
      {isUnsure && <p className={styles.unread}>Dashed, with a question mark: please check.</p>}
    </fieldset>
  )
}
