// Walks the frames of an MP3, and fails where a byte belongs to none.
const KBITS: Record<number, readonly number[]> = {
  // MPEG 1 and MPEG 2 (and 2.5), layer III
  3: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}
const RATES: Record<number, readonly number[]> = { 3: [44_100, 48_000, 32_000], 2: [22_050, 24_000, 16_000] }

export function framesOf(mp3: Uint8Array): { frames: number; seconds: number; rate: number } {
  let [frames, seconds, rate] = [0, 0, 0]
  for (let at = 0; at < mp3.length; ) {
    const [a = 0, b = 0, c = 0] = mp3.subarray(at, at + 3)
    if (a !== 0xff || (b & 0xe0) !== 0xe0) throw new Error(`No frame at byte ${at} of ${mp3.length}`)
    const version = (b >> 3) & 3
    const kbit = KBITS[version]?.[c >> 4] ?? 0
    rate = RATES[version]?.[(c >> 2) & 3] ?? 0
    if (((b >> 1) & 3) !== 1 || kbit === 0 || rate === 0) throw new Error(`Not layer III at byte ${at}`)
    const samples = version === 3 ? 1152 : 576
    const length = Math.floor(((samples / 8) * kbit * 1000) / rate) + ((c >> 1) & 1)
    if (at + length > mp3.length) throw new Error(`The last frame is cut off at byte ${at}`)
    at += length
    frames++
    seconds += samples / rate
  }
  return { frames, seconds, rate }
}
