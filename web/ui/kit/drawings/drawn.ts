// Exports a picture drawn in code as an image file.

/** Renders an SVG at its own size. Throws if the browser can't. */
export async function drawn(
  svg: string,
  { width, height }: { width: number; height: number },
  type: 'image/png' | 'image/jpeg',
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
      canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('Not drawn'))), type, 0.92),
    )
  } finally {
    URL.revokeObjectURL(url)
  }
}

export function saveAs(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser must have read the URL before we revoke it.
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
