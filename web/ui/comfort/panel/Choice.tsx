import { useId } from 'react'
import type { Comfort } from '../../../../shared/account/comfort'
import styles from './Comfort.module.css'
import type { Control } from './controls'

type ChoiceProps = { control: Control; comfort: Comfort; onChoose: (patch: Partial<Comfort>) => void }

export function Choice({ control, comfort, onChoose }: ChoiceProps) {
  const name = useId()
  const { field, title, says, options } = control
  return (
    <fieldset className={styles.choices}>
      <legend>{title}</legend>
      {says && <p className={styles.says}>{says}</p>}
      <div className={styles.row}>
        {options.map(([value, label]) => (
          <label key={label} className={styles.choice} data-field={field} data-value={value}>
            <input
              type="radio"
              name={name}
              checked={comfort[field] === value}
              onChange={() =>
                onChoose({ [field]: value, ...(field === 'language' && { language_asked: true }) })
              }
            />
            {field === 'tint' && (
              <span
                className={styles.ground}
                data-comfort-sample
                data-comfort-tint={value}
                aria-hidden="true"
              />
            )}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
