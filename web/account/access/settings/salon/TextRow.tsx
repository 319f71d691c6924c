import { type InputHTMLAttributes, useId } from 'react'
import styles from '../../../../ui/kit/Settings.module.css'
import { Dictated } from '../../../../voice/Dictated'

type Props = InputHTMLAttributes<HTMLInputElement> & { label: string; hint?: string }

/** A line of text in the settings. The label is beside the field, so it doesn't include the dictation button. */
export function TextRow({ label, hint, ...input }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <Dictated>
        <input id={id} aria-describedby={hint && `${id}-hint`} {...input} />
      </Dictated>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  )
}
