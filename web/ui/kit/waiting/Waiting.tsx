import { useLate } from './use-late'
import styles from './Waiting.module.css'

/** A centred spinner that shows only when something takes longer than a blink (300 ms). */
export function Waiting({ label }: { label: string }) {
  const late = useLate(true)
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
