// The built-in voice: Flite as WebAssembly. One sentence in, samples out. It blocks its thread while it speaks.
import { LEXICON } from './said/lexicon'
import { type Prepared, prepareProgram } from './wasi'

export const VOICES = ['slt', 'rms'] as const
export type VoiceName = (typeof VOICES)[number]
export type Sound = { rate: number; samples: Float32Array }

/** The specification's "six" means the first, as does any voice this server doesn't know. */
export const voiceNamed = (name: string): VoiceName => VOICES.find(each => each === name) ?? 'slt'

export function speakWithFlite(flite: WebAssembly.Module, voice: VoiceName, text: string): Sound {
  return said(prepareProgram(flite, LEXICON), voice, text)
}
const said = (run: Prepared, voice: VoiceName, text: string): Sound =>
  soundOf(run([...asked(voice), '-t', text, '-o', 'said.wav']).file)
const asked = (voice: VoiceName): string[] => ['flite', '-voice', voice, '-add_lex', 'said.lex']

/** The phones it speaks, with silences as "pau": how a pronunciation can be checked without listening. */
export function phonesOf(flite: WebAssembly.Module, text: string): string {
  const run = prepareProgram(flite, LEXICON)
  return run([...asked('slt'), '-ps', '-t', text, 'none']).printed.trim()
}

type Speaker = { speak: (voice: VoiceName, text: string) => Sound; makeReady: () => void }

/** Each sentence needs a new program; `makeReady` prepares the next one while nobody is waiting for sound. */
export function openSpeaker(flite: WebAssembly.Module): Speaker {
  let ready: Prepared | null = null
  return {
    speak: (voice, text) => {
      const run = ready ?? prepareProgram(flite, LEXICON)
      ready = null
      return said(run, voice, text)
    },
    makeReady: () => {
      ready ??= prepareProgram(flite, LEXICON)
    },
  }
}

/** Reads the WAV files that Flite writes: 16 bits, one channel. */
export function soundOf(wav: Uint8Array): Sound {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength)
  const nameAt = (at: number): string => String.fromCharCode(...wav.subarray(at, at + 4))
  if (wav.length < 44 || nameAt(0) !== 'RIFF') throw new Error('The voice wrote no sound')
  let rate = 0
  for (let at = 12; at + 8 <= wav.length; ) {
    const length = view.getUint32(at + 4, true)
    if (nameAt(at) === 'fmt ') rate = view.getUint32(at + 12, true)
    if (nameAt(at) === 'data')
      return { rate, samples: floats(view, at + 8, Math.min(length, wav.length - at - 8)) }
    at += 8 + length + (length % 2)
  }
  throw new Error('The voice wrote no samples')
}

function floats(view: DataView, from: number, length: number): Float32Array {
  const samples = new Float32Array(Math.floor(length / 2))
  for (let n = 0; n < samples.length; n++) samples[n] = view.getInt16(from + 2 * n, true) / 32_768
  return samples
}
