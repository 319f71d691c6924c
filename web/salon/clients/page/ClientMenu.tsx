import { useRef, useState } from 'react'
import { thisPage, useEvents } from '../../../platform/outside'
import { Icon } from '../../../ui/kit/drawings/Icon'
import styles from './ClientMenu.module.css'

type Props = {
  name: string
  onEdit: () => void
  onEarlier: () => void
  onReport: () => void
  onDelete: () => void
  onErase: () => void
}

/** Closes on Escape, on a tap elsewhere and when keyboard focus leaves. */
function useClosing(open: boolean, close: () => void) {
  const place = useRef<HTMLDivElement>(null)
  const elsewhere = ({ target }: Event): void => {
    if (target instanceof Node && !place.current?.contains(target)) close()
  }
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') return
    close()
    place.current?.querySelector('button')?.focus()
  }
  useEvents(thisPage, ['pointerdown', 'focusin'], elsewhere, open)
  useEvents(thisPage, ['keydown'], onKey, open)
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
