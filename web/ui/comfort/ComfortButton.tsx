import { lazy, Suspense, useState } from 'react'
import styles from './ComfortButton.module.css'

const ComfortDialog = lazy(() => import('./panel/ComfortDialog'))

/** One tap from anywhere to the settings for how Chairside looks, moves and speaks. */
export function ComfortButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Comfort settings"
        title="Comfort settings"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">
          A<small>a</small>
        </span>
      </button>
      {open && (
        <Suspense>
          <ComfortDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
