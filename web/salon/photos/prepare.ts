// Prepares a picked file for storage: upright, scaled down, re-encoded, and without any metadata.
import {
  barePhoto,
  fitted,
  PHOTO_MAX_BYTES,
  PHOTO_TYPE,
  PREVIEW_SIDE,
} from '../../../shared/salon/records/photos'

export type Prepared = { bytes: ArrayBuffer; width: number; height: number; preview: string }

/** The message says what to do instead. Nothing was saved. */
export class NoPhoto extends Error {
  override readonly name = 'NoPhoto'
}
/** Retrying won't help: the file isn't a photo. */
export class NeverPhoto extends NoPhoto {}

/** More than a raw photo from the largest cameras. */
const FILE_MAX_BYTES = 60_000_000
const QUALITIES = [0.82, 0.7, 0.55]

export async function prepare(file: File): Promise<Prepared> {
  if (file.size === 0) throw new NeverPhoto('This file is empty. Choose another one.')
  if (file.size > FILE_MAX_BYTES)
    throw new NeverPhoto(
      'This file is too large (60 MB at most). Choose a smaller one, or take the photo here.',
    )
  const picture = await pictureIn(file)
  try {
    return await encoded(picture)
  } finally {
    if ('close' in picture) picture.close()
  }
}

async function encoded(picture: ImageBitmap | HTMLImageElement): Promise<Prepared> {
  const size = fitted(picture.width, picture.height)
  // White behind a PNG's transparent parts, which would turn black in a JPEG.
  const canvas = scaled(picture, size, '#fff').canvas
  const preview = previewOf(canvas)
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, PHOTO_TYPE, quality))
    const bare = blob && barePhoto(new Uint8Array(await blob.arrayBuffer()))
    if (!bare) break
    if (bare.length <= PHOTO_MAX_BYTES) return { bytes: bare.slice().buffer, ...size, preview }
  }
  throw new NoPhoto('This browser could not save the photo. Try again, or choose another one.')
}

/** Decodes a picture and turns it upright. */
export async function pictureIn(file: File): Promise<ImageBitmap | HTMLImageElement> {
  const isSvg = file.type === 'image/svg+xml'
  if (!isSvg && 'createImageBitmap' in globalThis)
    try {
      return await createImageBitmap(file, { imageOrientation: 'from-image' })
    } catch (error) {
      console.info('The file is read another way.', error)
    }
  // Fallback: any image that the browser can display, it can also draw.
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    if (!isSvg) await image.decode()
    if (isSvg || image.width === 0) throw new Error('Nothing to see')
    return image
  } catch (error) {
    console.info('The file could not be read.', error)
    throw new NeverPhoto(notReadable(file))
  } finally {
    URL.revokeObjectURL(url)
  }
}

function notReadable({ name, type }: File): string {
  if (/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name))
    return 'This browser cannot read HEIC photos. Take the photo here, or save it as JPEG on the phone first.'
  if (type !== '' && !type.startsWith('image/')) return 'This file is not a photo. Choose a JPEG or PNG.'
  return 'This photo cannot be read: it may be broken. Choose another one, or take it here.'
}

/** Scales a picture. `ground`: a background for its transparent parts; without one they stay transparent. */
export function scaled(
  picture: CanvasImageSource,
  { width, height }: { width: number; height: number },
  ground?: string,
): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const draw = canvas.getContext('2d')
  if (draw === null)
    throw new NoPhoto('This browser could not draw the photo. Close other apps and try again.')
  if (ground !== undefined) {
    draw.fillStyle = ground
    draw.fillRect(0, 0, width, height)
  }
  draw.imageSmoothingQuality = 'high'
  draw.drawImage(picture, 0, 0, width, height)
  return draw
}

function previewOf(photo: HTMLCanvasElement): string {
  const draw = scaled(photo, { width: PREVIEW_SIDE, height: PREVIEW_SIDE })
  const { data } = draw.getImageData(0, 0, PREVIEW_SIDE, PREVIEW_SIDE)
  let hex = ''
  for (let at = 0; at < data.length; at += 4)
    for (let part = 0; part < 3; part++) hex += (data[at + part] ?? 0).toString(16).padStart(2, '0')
  return hex
}
