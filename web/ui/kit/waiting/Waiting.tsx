import { useLate } from './use-late'
import styles from './Waiting.module.css'

/** A centred spinner, only shown after 300 ms. */
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
