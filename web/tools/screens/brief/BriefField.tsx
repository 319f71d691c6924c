// One thing that a post says, as a field that the text fills in.

import { TextInput } from '@mantine/core'
import { useBrought } from '../../../ui/kit/address/use-brought'
import '@mantine/core/styles/Input.css'
import { useRef } from 'react'
import type { Fact, Value } from '../../../../shared/reading/understood/reading'
import styles from './Brief.module.css'
import { Origin } from './Origin'

/** The longest pick we can store. */
const LONGEST = 200

type BriefFieldProps = {
  label: string
  placeholder: string | undefined
  fact: Fact | undefined
  /** Just added: takes the focus. */
  isNew: boolean
  onPick: (value: Value | null) => void
}

export function BriefField({ label, placeholder, fact, isNew, onPick }: BriefFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useBrought(isNew, () => input.current?.focus())
  const value = String(fact?.value ?? '')
  const before = fact?.from === 'picked' ? fact.also : fact?.value
  // Too long for a pick, so it can only be changed in the text itself.
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
