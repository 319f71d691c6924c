import type { ComponentProps } from 'react'
import { Kit } from '../../../ui/kit/theme/Kit'
import { AuthLook } from './AuthLook'
import styles from './AuthScreen.module.css'

export function AuthFrame(given: ComponentProps<typeof AuthLook>) {
  return (
    <Kit>
      <AuthLook {...given} />
    </Kit>
  )
}

export function Problem({ words }: { words: string | null }) {
  return words === null ? null : (
    <p className={styles.problem} role="alert">
      {words}
    </p>
  )
}
