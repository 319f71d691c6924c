import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/kit/Icon'
import styles from './ClientMenu.module.css'

type Props = {
  name: string
  onEdit: () => void
  onEarlier: () => void
  onReport: () => void
  onDelete: () => void
  onErase: () => void
}

/** Closed by Escape, by a tap elsewhere and by leaving it with the keyboard. */
function useClosing(open: boolean, close: () => void) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const elsewhere = (event: Event) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      place.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', elsewhere)
    document.addEventListener('focusin', elsewhere)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', elsewhere)
      document.removeEventListener('focusin', elsewhere)
      document.removeEventListener('keydown', onKey)
    }
  }, [open, close])
  return place
}

export function ClientMenu({ name, onEdit, onEarlier, onReport, onDelete, onErase }: Props) {
  const [open, setOpen] = useState(false)
  const [close] = useState(() => () => setOpen(false))
  const place = useClosing(open, close)
  const acts: readonly (readonly [string, () => void])[] = [
    ['Edit', onEdit],
    ['Earlier versions', onEarlier],
    ['What is held', onReport],
    ['Delete', onDelete],
    ['Erase for good', onErase],
  ]
  return (
    <div ref={place} className={styles.menu}>
      <button
        type="button"
        className={styles.opener}
        aria-label={`More for ${name}`}
        data-word="More"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="more" />
      </button>
      {open && (
        <ul className={styles.acts}>
          {acts.map(([label, act]) => (
            <li key={label}>
              <button
                type="button"
                data-grave={act === onErase}
                onClick={() => {
                  setOpen(false)
                  act()
                }}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
