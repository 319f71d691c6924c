import { useId } from 'react'
import type { When } from './keep'
import styles from './Photos.module.css'
import { WHEN_WORDS } from './pairs'

const WHENS = ['before', 'after', 'other'] as const

type Props = { legend: string; value: When; onChange: (when: When) => void }

export function WhenChoice({ legend, value, onChange }: Props) {
  const name = useId()
  return (
    <fieldset className={styles.when}>
      <legend className="visually-hidden">{legend}</legend>
      {WHENS.map(when => (
        <label key={when} data-on={when === value}>
          <input type="radio" name={name} checked={when === value} onChange={() => onChange(when)} />
          {WHEN_WORDS[when]}
        </label>
      ))}
    </fieldset>
  )
}
