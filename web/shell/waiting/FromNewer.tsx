import { useEffect, useState } from 'react'
import { useSalon } from '../../platform/data/live'
import { countFromNewer, newerWords } from './newer'
import styles from './WaitingScreen.module.css'

/** Counted once, when the page is opened. */
export function FromNewer() {
  const salon = useSalon()
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (salon === null) return
    let left = false
    countFromNewer(salon.db)
      .then(found => left || setCount(found))
      .catch(error => console.warn('What a newer version wrote could not be counted.', error))
    return () => {
      left = true
    }
  }, [salon])
  return count === 0 ? null : <p className={styles.newer}>{newerWords(count)}</p>
}
