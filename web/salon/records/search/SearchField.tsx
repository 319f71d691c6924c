import type { KeyboardEvent, Ref } from 'react'
import { Icon } from '../../../ui/kit/drawings/Icon'
import { Dictated } from '../../../voice/Dictated'
import styles from './SearchField.module.css'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  placeholder?: string
  ref?: Ref<HTMLInputElement>
}

/** A search field; Escape clears it. */
export function SearchField({ label, value, onChange, onKeyDown, placeholder, ref }: Props) {
  return (
    <div className={styles.field}>
      <Icon name="search" />
      <Dictated>
        <input
          ref={ref}
          type="search"
          aria-label={label}
          placeholder={placeholder ?? label}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          value={value}
          onChange={event => onChange(event.currentTarget.value)}
          onKeyDown={event => {
            onKeyDown?.(event)
            if (event.key !== 'Escape' || value === '' || event.defaultPrevented) return
            event.preventDefault()
            onChange('')
          }}
        />
      </Dictated>
    </div>
  )
}
