// A dialog over the whole page, or at the chair over all but the foot, so the talk button stays in reach.
import { type RefObject, useEffect } from 'react'
import { thisPage, useEvents } from '../../../platform/outside'

const behind = (): Element[] => [...document.querySelectorAll('[data-chair-behind]')]

/** How many dialogs are open above the foot: the page behind stays inert until the last one closes. */
let standing = 0

export function useShown(
  dialog: RefObject<HTMLDialogElement | null>,
  aboveFoot: boolean,
  onClose: () => void,
): void {
  // Follows the native dialog and the page behind it.
  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    if (!aboveFoot) {
      if (!element.open) element.showModal()
      return
    }
    const before = document.activeElement
    standing += 1
    for (const each of behind()) each.setAttribute('inert', '')
    if (!element.open) element.show()
    return () => {
      standing -= 1
      if (standing === 0) for (const each of behind()) each.removeAttribute('inert')
      if (before instanceof HTMLElement) before.focus()
    }
  }, [dialog, aboveFoot])
  useEvents(thisPage, ['keydown'], ({ key }) => key === 'Escape' && onClose(), aboveFoot)
}
