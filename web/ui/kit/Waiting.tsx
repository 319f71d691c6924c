import { useEffect, useState } from 'react'
import styles from './Waiting.module.css'

/** A centred spinner that shows only when something takes longer than a blink (300 ms). */
export function Waiting({ label }: { label: string }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 300)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.waiting} role="status">
      {late && (
        <>
          <span className={styles.ring} />
          <span className="visually-hidden">{label}</span>
        </>
      )}
    </div>
  )
}
