// The ONE audio element. On a tablet, an element only plays if a tap has played it before, so never add another.
let element: HTMLAudioElement | null = null
let unlocked = false

export function voiceElement(): HTMLAudioElement {
  element ??= new Audio()
  element.preload = 'auto'
  return element
}

/** A twentieth of a second of silence. */
function silence(): Blob {
  const rate = 8_000
  const samples = rate / 20
  const view = new DataView(new ArrayBuffer(44 + samples))
  const word = (at: number, text: string): void => {
    for (const [index, letter] of [...text].entries()) view.setUint8(at + index, letter.charCodeAt(0))
  }
  word(0, 'RIFF')
  view.setUint32(4, 36 + samples, true)
  word(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  word(36, 'data')
  view.setUint32(40, samples, true)
  // In 8-bit audio, the middle value is silence.
  for (let at = 0; at < samples; at++) view.setUint8(44 + at, 128)
  return new Blob([view.buffer], { type: 'audio/wav' })
}

/** Call within a tap or key press. True the first time, when it has just primed sound. */
export function prime(): boolean {
  if (unlocked) return false
  unlocked = true
  const audio = voiceElement()
  const source = URL.createObjectURL(silence())
  audio.src = source
  // Refused without a tap; the ladder reports that when it matters.
  audio.play().catch(error => {
    if (error instanceof DOMException && error.name === 'NotAllowedError') unlocked = false
  })
  audio.addEventListener('ended', () => URL.revokeObjectURL(source), { once: true })
  return true
}
