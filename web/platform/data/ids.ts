// Ids of records and changes: UUID v7, so that those made in a row are neighbours in the server's indexes. (Random ids
// cost a push one disk page per change.)
let lastMs = 0
let nth = 0

/** Works without https too, where there is no crypto.randomUUID. */
export function newId(): string {
  const now = Date.now()
  if (now > lastMs) {
    lastMs = now
    nth = 0
  } else if (++nth > 0xfff) {
    // More than 4,096 in a millisecond, or the clock was put back: count on from the last id.
    lastMs++
    nth = 0
  }
  const time = lastMs.toString(16).padStart(12, '0')
  const random = Array.from(crypto.getRandomValues(new Uint8Array(8)), byte =>
    byte.toString(16).padStart(2, '0'),
  )
  const variant = '89ab'.charAt(Number.parseInt(random[0] ?? '0', 16) & 3)
  const tail = random.join('')
  const counter = nth.toString(16).padStart(3, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter}-${variant}${tail.slice(1, 4)}-${tail.slice(4)}`
}
