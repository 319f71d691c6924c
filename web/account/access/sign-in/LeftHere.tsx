import { useState } from 'react'
import { Button } from '../../../ui/kit/Button'
import { removeLeft } from '../sign-out/leave-tablet'
import { leftHere } from '../sign-out/left'
import styles from './AuthScreen.module.css'

/** After signing out: what stays on this tablet, and how to remove all of it. */
export function LeftHere() {
  const [account, setAccount] = useState(leftHere)
  if (account === null) return null
  return (
    <div className={styles.left}>
      <p>The salon you signed out of is still on this tablet, for the next sign-in.</p>
      <Button
        look="plain"
        onClick={() => void removeLeft(account).then(removed => removed && setAccount(null))}
      >
        Remove this salon from this tablet
      </Button>
    </div>
  )
}
