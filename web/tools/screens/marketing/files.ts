// Exports a picture as a file: downloaded, or passed to the device's share sheet.
import { drawn, saveAs } from '../../../ui/kit/drawings/drawn'
import { notify } from '../../../ui/kit/notices/notify'

/** "marketing-1764165600000.png" */
const fileName = (now: number): string => `marketing-${now}.png`

export const pngOf = (svg: string, size: { width: number; height: number }): Promise<Blob> =>
  drawn(svg, size, 'image/png')

export function download(blob: Blob): void {
  saveAs(blob, fileName(Date.now()))
  notify({ title: 'Download Started', tone: 'ok' })
}

export const canShareFiles = (): boolean => {
  if (typeof navigator === 'undefined' || !('canShare' in navigator)) return false
  return navigator.canShare({ files: [new File([''], 'a.png', { type: 'image/png' })] })
}

/** Shares the picture and the text together; closing the share sheet isn't an error. */
export async function shareWith(blob: Blob, text: string): Promise<void> {
  const file = new File([blob], fileName(Date.now()), { type: 'image/png' })
  try {
    await navigator.share({ files: [file], text })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    notify({
      title: 'Not shared',
      text: 'This device did not allow it. Download the picture instead.',
      tone: 'stop',
    })
  }
}

export function notDrawn(error: unknown): void {
  console.error(error)
  notify({
    title: 'Not downloaded',
    text: 'This browser could not draw the picture. The text is ready to use.',
    tone: 'stop',
  })
}
