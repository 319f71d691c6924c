import { useState } from 'react'

/** The entry of a timeline that is opened; once it is closed the keys are back where it was opened. */
export function useOpenEntry() {
  const [open, setOpen] = useState<string | null>(null)
  const close = (): void => {
    const from = document.querySelector<HTMLElement>(`[data-entry="${open}"]`)
    setOpen(null)
    from?.focus()
  }
  return { open, setOpen, close }
}
