import { useEffect, useRef } from 'react'

/** Brings the record that a search led to into sight, once, and gives it the focus, which also marks it. */
export function useBroughtTo(at: string | null): void {
  const brought = useRef<string | null>(null)
  // After every drawing: it comes with the records, not with the page.
  useEffect(() => {
    if (at === null || brought.current === at) return
    const record = document.querySelector<HTMLElement>(`[data-record="${CSS.escape(at)}"]`)
    if (!record) return
    brought.current = at
    record.scrollIntoView({ block: 'center' })
    record.focus({ preventScroll: true })
  })
}
