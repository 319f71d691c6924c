import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/PasswordInput.css'
import { PasswordInput, TextInput } from '@mantine/core'
import { PasswordMeter } from '../password/PasswordMeter'
import { loadJudge } from '../password/strength'

type Props = { value: string; onChange: (value: string) => void }

export function EmailField({ value, onChange }: Props) {
  return (
    <TextInput
      label="Email"
      type="email"
      name="email"
      autoComplete="email"
      // Sign-in is typed: nobody should have to say it aloud.
      inputContainer={field => field}
      required
      withAsterisk={false}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}

/** `isNew`: for choosing a password; shows the required length and the strength. `own`: the email it is for. */
export function PasswordField({
  value,
  onChange,
  isNew,
  label = 'Password',
  own = '',
}: Props & { isNew: boolean; label?: string; own?: string }) {
  const field = (
    <PasswordInput
      label={label}
      name="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      description={isNew ? 'At least 6 characters.' : undefined}
      required
      withAsterisk={false}
      minLength={6}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
      onFocus={isNew ? () => void loadJudge() : undefined}
      visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
    />
  )
  if (!isNew) return field
  return (
    <div>
      {field}
      <PasswordMeter password={value} own={own} />
    </div>
  )
}
