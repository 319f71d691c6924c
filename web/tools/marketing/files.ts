// A picture leaves the app as a file: downloaded, or handed to the device's own share sheet.
import { notify } from '../../ui/notify'

/** "marketing-1764165600000.png" */
export const fileName = (now: number): string => `marketing-${now}.png`

/** An SVG drawn to a PNG of its own size. Throws where the browser can't. */
export async function pngOf(
  svg: string,
  { width, height }: { width: number; height: number },
): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image(width, height)
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('No canvas')
    context.drawImage(image, 0, 0, width, height)
    return await new Promise<Blob>((resolve, reject) =>
      canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('No PNG'))), 'image/png'),
    )
  } finally {
    URL.revokeObjectURL(url)
  }
}

export function download(blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName(Date.now())
  link.click()
  // The browser has to have read it before it goes.
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000)
  notify({ title: 'Download Started', tone: 'ok' })
}

export const canShareFiles = (): boolean => {
  if (typeof navigator === 'undefined' || !('canShare' in navigator)) return false
  return navigator.canShare({ files: [new File([''], 'a.png', { type: 'image/png' })] })
}

/** Picture and text together; closing the share sheet is no failure. */
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
    text: 'This browser could not draw the picture. The text stands.',
    tone: 'stop',
  })
}
