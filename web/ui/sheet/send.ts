// Exports a sheet as text: copied, shared or printed.
import { type Sheet, textOf } from '../../../shared/sheet'
import { notify } from '../kit/notices/notify'

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify({ title: 'Copied', text: 'Content copied to clipboard', tone: 'ok' })
  } catch {
    notify({
      title: 'Not copied',
      text: 'This browser did not allow it. Select the text and copy it by hand.',
      tone: 'stop',
    })
  }
}

export const canShare = (): boolean => typeof navigator !== 'undefined' && 'share' in navigator

/** Opens the device's share sheet; closing it isn't an error. */
export async function shareSheet(sheet: Sheet): Promise<void> {
  try {
    await navigator.share({ title: sheet.title, text: textOf(sheet) })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    await copyText(textOf(sheet))
  }
}

/** Prints only one of the sheets on screen. */
export function printOnly(element: Element): void {
  const others = [...document.querySelectorAll('[data-print-this]')]
  for (const other of others) other.removeAttribute('data-print-this')
  element.setAttribute('data-print-this', '')
  window.addEventListener(
    'afterprint',
    () => {
      element.removeAttribute('data-print-this')
      for (const other of others) other.setAttribute('data-print-this', '')
    },
    { once: true },
  )
  window.print()
}
