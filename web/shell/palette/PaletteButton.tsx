import { lazy, Suspense, useRef, useState } from 'react'
import { Icon } from '../../ui/kit/drawings/Icon'
import { useWindowKey } from '../../ui/kit/window/use-window-key'
import { type Early, withKey } from './early-keys'

const Palette = lazy(() => import('./Palette'))

/** Ctrl/Cmd+K or a tap: finds everything in the app by name. The search itself only loads on opening. */
export function PaletteButton({ className }: { className: string | undefined }) {
  const [open, setOpen] = useState(false)
  /** Null while it isn't loading. */
  const early = useRef<Early | null>(null)
  function show(): void {
    if (open) return
    early.current = { text: '', entered: false }
    setOpen(true)
  }
  function close(): void {
    early.current = null
    setOpen(false)
  }
  function takeEarly(): Early | null {
    const typed = early.current
    early.current = null
    return typed
  }
  useWindowKey(event => {
    if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      // An open dialog's question comes first.
      if (!document.querySelector('dialog:modal')) show()
    } else if (early.current && !document.querySelector('dialog:modal')) {
      const typed = withKey(early.current, event)
      if (typed === null && event.key !== 'Escape') return
      event.preventDefault()
      if (typed === null) close()
      else early.current = typed
    }
  })
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label="Search"
        data-word="Search"
        title="Search (Ctrl+K)"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={show}
      >
        <Icon name="search" />
      </button>
      {open && (
        <Suspense>
          <Palette takeEarly={takeEarly} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
