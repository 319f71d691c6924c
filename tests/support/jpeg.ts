// JPEGs by hand: one that says where it was taken, by which phone, and more.

/** Stands where a phone writes its maker; the place itself is two numbers. */
export const PLACE = 'Phone of the salon, 53.3498 N 6.2603 W'

const segment = (marker: number, ...parts: (string | readonly number[])[]): number[] => {
  const body = parts.flatMap(part =>
    typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : [...part],
  )
  return [0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff, ...body]
}

const u16 = (n: number): number[] => [n >> 8, n & 0xff]
const u32 = (n: number): number[] => [...u16(n >>> 16), ...u16(n & 0xffff)]
/** tag, type, count, value or offset */
const entry = (tag: number, type: number, count: number, value: readonly number[]): number[] => [
  ...u16(tag),
  ...u16(type),
  ...u32(count),
  ...value,
]

/** EXIF with an orientation, a maker and a place. */
export function exifSegment(orientation = 1): number[] {
  const text = [...Buffer.from(`${PLACE}\0`, 'latin1')]
  const gpsAt = 8 + 2 + 3 * 12 + 4
  const gps = [...u16(2), ...entry(1, 2, 2, [78, 0, 0, 0]), ...entry(2, 5, 3, u32(gpsAt + 30)), ...u32(0)]
  const degrees = [53, 1, 20, 1, 59, 1].flatMap(u32)
  const textAt = gpsAt + gps.length + degrees.length
  return segment(
    0xe1,
    'Exif\0\0',
    'MM',
    u16(42),
    u32(8),
    u16(3),
    entry(0x010f, 2, text.length, u32(textAt)),
    entry(0x0112, 3, 1, [...u16(orientation), 0, 0]),
    entry(0x8825, 4, 1, u32(gpsAt)),
    u32(0),
    gps,
    degrees,
    text,
  )
}

/** With all that programs write beside a picture. What stands for the picture is no picture. */
export const aJpegWithPlace = (): Uint8Array =>
  new Uint8Array([
    0xff,
    0xd8,
    ...segment(0xe0, 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...exifSegment(),
    ...segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>'),
    ...segment(0xe2, 'ICC_PROFILE\0', [1, 1]),
    ...segment(0xed, 'Photoshop 3.0\0'),
    ...segment(0xfe, 'a comment'),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    ...Buffer.from('the picture itself', 'latin1'),
    0xff,
    0xd9,
  ])

/** A real JPEG (of a browser's canvas, say) with that EXIF put into it. */
export function withPlace(jpeg: Uint8Array, orientation = 1): Uint8Array {
  return new Uint8Array([0xff, 0xd8, ...exifSegment(orientation), ...jpeg.subarray(2)])
}
