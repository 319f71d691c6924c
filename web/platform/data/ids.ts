// Ids of records and changes: UUID v7, so that those made one after the other lie side by side in the server's indexes.
// (Random ones cost a push a page of disk for each change.)
let lastMs = 0
let nth = 0

/** Also where there is no https and so no crypto.randomUUID. */
export function newId(): string {
  const now = Date.now()
  if (now > lastMs) {
    lastMs = now
    nth = 0
  } else if (++nth > 0xfff) {
    // More than 4,096 in a millisecond, or a clock put back: time goes on from the last id.
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
