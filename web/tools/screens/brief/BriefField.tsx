// One thing that a post says, in a field that the words fill in.

import { TextInput } from '@mantine/core'
import { useBrought } from '../../../ui/kit/address/use-brought'
import '@mantine/core/styles/Input.css'
import { useRef } from 'react'
import type { Fact, Value } from '../../../../shared/reading/understood/reading'
import styles from './Brief.module.css'
import { Origin } from './Origin'

/** What a pick can hold. */
const LONGEST = 200

type BriefFieldProps = {
  label: string
  placeholder: string | undefined
  fact: Fact | undefined
  /** Asked for just now: one types on in it. */
  isNew: boolean
  onPick: (value: Value | null) => void
}

export function BriefField({ label, placeholder, fact, isNew, onPick }: BriefFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useBrought(isNew, () => input.current?.focus())
  const value = String(fact?.value ?? '')
  const before = fact?.from === 'picked' ? fact.also : fact?.value
  // Longer than a pick may be: it is changed in the words themselves.
  const isLong = value.length > LONGEST
  return (
    <div>
      <TextInput
        ref={input}
        label={label}
        size="md"
        classNames={{ input: styles.input }}
        value={value}
        placeholder={placeholder}
        maxLength={LONGEST}
        readOnly={isLong}
        description={isLong ? 'Please change it in the words above.' : undefined}
        autoComplete="off"
        data-unsure={(fact && !fact.sure) || undefined}
        onChange={({ target: { value: typed } }) =>
          onPick(typed === String(before ?? '') && fact?.sure !== false ? null : typed)
        }
      />
      <Origin label={label} fact={fact} was={String} onPick={onPick} />
    </div>
  )
}
