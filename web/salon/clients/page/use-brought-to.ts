import { useBrought } from '../../../ui/kit/address/use-brought'

/** Scrolls once to the record that a search led to, and focuses it; the focus also highlights it. */
export function useBroughtTo(at: string | null): void {
  useBrought(at, () => {
    const record = document.querySelector<HTMLElement>(`[data-record="${CSS.escape(at ?? '')}"]`)
    // It arrives with the records, after the page itself.
    if (!record) return false
    record.scrollIntoView({ block: 'center' })
    record.focus({ preventScroll: true })
  })
}
