import { lazy, Suspense, useState } from 'react'
import { Icon } from '../../../ui/kit/drawings/Icon'

const StartFromHeader = lazy(() => import('./StartFromHeader'))

/** One tap from anywhere to a timer. */
export function TimerButton({ className }: { className: string | undefined }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label="Start a timer"
        data-word="Timer"
        title="Start a timer"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="timer" />
      </button>
      {open && (
        <Suspense>
          <StartFromHeader onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
