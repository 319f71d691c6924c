import { useId } from 'react'
import own from './Marketing.module.css'

type ChoiceProps<T extends string> = {
  legend: string
  name: string
  options: Readonly<Record<T, string>>
  value: T
  onChange: (value: T) => void
}

/** One choice of a few, all of them visible. */
export function Choice<T extends string>({ legend, name, options, value, onChange }: ChoiceProps<T>) {
  const id = useId()
  const entries = Object.entries(options) as [T, string][]
  return (
    <fieldset className={own.choice}>
      <legend>{legend}</legend>
      {entries.map(([option, label]) => (
        <label key={option}>
          <input
            type="radio"
            name={`${name}-${id}`}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
