import { useBrought } from '../../../ui/kit/address/use-brought'

/** Brings the record that a search led to into sight, once, and gives it the focus, which also marks it. */
export function useBroughtTo(at: string | null): void {
  useBrought(at, () => {
    const record = document.querySelector<HTMLElement>(`[data-record="${CSS.escape(at ?? '')}"]`)
    // It comes with the records, not with the page.
    if (!record) return false
    record.scrollIntoView({ block: 'center' })
    record.focus({ preventScroll: true })
  })
}
