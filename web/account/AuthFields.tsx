import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/PasswordInput.css'
import { PasswordInput, TextInput } from '@mantine/core'

type Props = { value: string; onChange: (value: string) => void }

export function EmailField({ value, onChange }: Props) {
  return (
    <TextInput
      label="Email"
      type="email"
      name="email"
      autoComplete="email"
      // Signing in is typed: who signs in says nothing aloud.
      inputContainer={field => field}
      required
      withAsterisk={false}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}

/** `isNew`: it is chosen here, and says how long it must be. */
export function PasswordField({
  value,
  onChange,
  isNew,
  label = 'Password',
}: Props & { isNew: boolean; label?: string }) {
  return (
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
      visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
    />
  )
}
