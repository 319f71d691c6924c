// How photos are stored: which size, which format, and with nothing in the file that reveals the place or the phone.

/** Pixels on the longer side: sharp on a tablet, at about 300 kB. */
export const LONGEST_SIDE = 1600
export const PHOTO_TYPE = 'image/jpeg'
/** A photo of the longest side at the best quality is half this. */
export const PHOTO_MAX_BYTES = 2_500_000
/** Colours per side of the preview grid, shown until the bytes arrive. */
export const PREVIEW_SIDE = 8
/** A deleted photo can be restored for this long; then its bytes are deleted everywhere. */
export const DELETED_PHOTO_DAYS = 7

/** Scaled down to fit; never enlarged. */
export function fitted(
  width: number,
  height: number,
  longest: number = LONGEST_SIDE,
): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height, 1))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

type Segment = { marker: number; from: number; to: number }

const SCAN = 0xda
/** Up to the image data, which runs to the end of the file; null: not a JPEG, or a broken one. */
function segmentsOf(bytes: Uint8Array): { segments: Segment[]; scan: number } | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null
  const segments: Segment[] = []
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return null
    if (marker === SCAN) return { segments, scan: at }
    const to = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0))
    if (to > bytes.length || to < at + 4) return null
    segments.push({ marker, from: at, to })
    at = to
  }
  return null
}

/** EXIF and XMP (APP1), IPTC (APP13), other metadata that programs add, and comments. */
const tells = ({ marker }: Segment): boolean =>
  (marker >= 0xe1 && marker <= 0xef && marker !== 0xe2 && marker !== 0xee) || marker === 0xfe

/** A JPEG with no metadata (its colour profile stays). */
export function isBarePhoto(bytes: Uint8Array): boolean {
  const read = segmentsOf(bytes)
  return read !== null && !read.segments.some(tells)
}

/** The same picture without metadata; null if it isn't a JPEG. Some browsers write EXIF into what they encode. */
export function barePhoto(bytes: Uint8Array): Uint8Array | null {
  const read = segmentsOf(bytes)
  if (read === null) return null
  const kept = [
    bytes.subarray(0, 2),
    ...read.segments.filter(segment => !tells(segment)).map(({ from, to }) => bytes.subarray(from, to)),
    bytes.subarray(read.scan),
  ]
  const bare = new Uint8Array(kept.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of kept) {
    bare.set(part, at)
    at += part.length
  }
  return bare
}
