// Several choices of many, as chips for gloved hands: each a checkbox. A tap removes a chip or adds one; the first tap
// on an unsure one confirms it. Tapping a pick removes it again.
import { useId } from 'react'
import type { Fact, Reading, Value } from '../../../../shared/reading/understood/reading'
import { ORIGIN } from './Chips'
import type { Pick } from './labels'
import styles from './Picture.module.css'

/** What the next tap picks; null removes a pick. */
export function nextOf(fact: Fact | undefined): Value | null {
  if (fact === undefined) return true
  if (fact.from !== 'picked') return fact.value === true ? !fact.sure : true
  const before = fact.also ?? false
  if (fact.value === true && before === true) return false
  return fact.value === before ? !before : null
}

type TogglesProps = {
  label: string
  /** Each chip's path and label. */
  chips: readonly (readonly [path: string, words: string])[]
  facts: Reading['facts']
  onPick: Pick
  /** Chips that can't be removed here. */
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
