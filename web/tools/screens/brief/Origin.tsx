// Below a field of the brief: where its value comes from, and a tap to confirm it or to remove a pick.
import type { Fact, Value } from '../../../../shared/reading/understood/reading'
import { Button } from '../../../ui/kit/Button'
import { ORIGIN } from '../understood/Chips'
import styles from './Brief.module.css'

type OriginProps = {
  label: string
  fact: Fact | undefined
  /** In words, what was read before somebody picked. */
  was: (value: Value) => string
  onPick: (value: Value | null) => void
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export function Origin({ label, fact, was, onPick }: OriginProps) {
  if (!fact) return null
  if (fact.from === 'picked')
    return (
      <p className={styles.origin}>
        <span>
          {fact.value === '' ? 'Left out.' : 'Picked.'}
          {fact.also !== undefined && fact.also !== fact.value && ` Read: “${was(fact.also)}”.`}
        </span>
        <Button look="plain" aria-label={`As read: ${label}`} onClick={() => onPick(null)}>
          As read
        </Button>
      </p>
    )
  if (fact.sure) return <p className="visually-hidden">{capital(ORIGIN[fact.from])}</p>
  return (
    <p className={styles.origin}>
      <span>Please check.</span>
      <Button look="plain" aria-label={`That is right: ${label}`} onClick={() => onPick(fact.value)}>
        That is right
      </Button>
    </p>
  )
}
