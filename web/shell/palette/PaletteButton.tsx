import { lazy, Suspense, useState } from 'react'
import { Icon } from '../../ui/kit/Icon'
import { useWindowKey } from '../../ui/kit/use-window-key'

const Palette = lazy(() => import('./Palette'))

/** Ctrl/Cmd+K, or a tap: everything of the app by its name. What it searches is loaded when it is opened. */
export function PaletteButton({ className }: { className: string | undefined }) {
  const [open, setOpen] = useState(false)
  useWindowKey(event => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    // What a dialog asks comes first.
    if (!document.querySelector('dialog:modal')) setOpen(true)
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
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
      </button>
      {open && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
