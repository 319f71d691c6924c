// Encodes samples as MP3. Each sentence is encoded separately so that sentences can be cached and sent one by one: MP3
// is a series of frames, and series of frames can be joined.
import { createMp3Encoder } from 'wasm-media-encoders'
import type { Sound } from './flite'

const KBIT = 48
/** Samples per call: the encoder owns its output until we copy it. */
const AT_ONCE = 16_384

type Mp3 = (sound: Sound) => Uint8Array<ArrayBuffer>

/** A reusable encoder; not for two callers at once. */
export async function openMp3(): Promise<Mp3> {
  const encoder = await createMp3Encoder()
  return ({ rate, samples }) => {
    encoder.configure({ sampleRate: rate, channels: 1, bitrate: KBIT })
    const pieces: Uint8Array[] = []
    for (let at = 0; at < samples.length; at += AT_ONCE)
      pieces.push(encoder.encode([samples.subarray(at, at + AT_ONCE)]).slice())
    pieces.push(encoder.finalize().slice())
    const mp3 = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
    let end = 0
    for (const piece of pieces) {
      mp3.set(piece, end)
      end += piece.length
    }
    return mp3
  }
}
