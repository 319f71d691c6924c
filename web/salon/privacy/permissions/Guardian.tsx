import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import styles from './Permissions.module.css'

type Props = {
  minor: boolean
  name: string
  onMinor: (minor: boolean) => void
  onName: (name: string) => void
}

/** For a client under age, a guardian has to answer. */
export function Guardian({ minor, name, onMinor, onName }: Props) {
  return (
    <>
      <label className={styles.choice}>
        <input type="checkbox" checked={minor} onChange={event => onMinor(event.currentTarget.checked)} />
        Under 18: a parent or guardian answers
      </label>
      {minor && (
        <TextInput
          label="Name of the parent or guardian"
          value={name}
          maxLength={200}
          onChange={event => onName(event.currentTarget.value)}
        />
      )}
    </>
  )
}
