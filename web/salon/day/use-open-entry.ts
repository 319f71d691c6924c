import { useState } from 'react'

/** The open entry of a timeline; closing it returns the focus to where it was opened. */
export function useOpenEntry() {
  const [open, setOpen] = useState<string | null>(null)
  const close = (): void => {
    const from = document.querySelector<HTMLElement>(`[data-entry="${open}"]`)
    setOpen(null)
    from?.focus()
  }
  return { open, setOpen, close }
}
