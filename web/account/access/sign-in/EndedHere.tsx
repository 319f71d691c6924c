import { useSyncExternalStore } from 'react'
import { endedHere } from '../../../platform/data/account/ended-here'
import { kept } from '../../../platform/data/kept/kept-store'
import { Icon } from '../../../ui/kit/drawings/Icon'
import styles from './AuthScreen.module.css'

/** No name and no count, as whoever holds the tablet may not be its owner. */
export function EndedHere() {
  const ended = useSyncExternalStore(kept.hear, endedHere)
  if (ended === null) return null
  return (
    <p className={styles.ended} role="status">
      <Icon name="info" size={20} /> This tablet was signed out from another device. Sign in to carry on.
      Nothing you wrote here is lost.
    </p>
  )
}
