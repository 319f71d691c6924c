// The ONE audio element. A tablet lets an element play only if a tap has played it before, so none is ever added.
let element: HTMLAudioElement | null = null
let unlocked = false

export function voiceElement(): HTMLAudioElement {
  element ??= new Audio()
  element.preload = 'auto'
  return element
}

/** Half a tenth of a second of nothing. */
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
  // The middle of eight bits is silence.
  for (let at = 0; at < samples; at++) view.setUint8(44 + at, 128)
  return new Blob([view.buffer], { type: 'audio/wav' })
}

/** To be called within a tap or a key press. True the first time: sound was primed just now. */
export function prime(): boolean {
  if (unlocked) return false
  unlocked = true
  const audio = voiceElement()
  const source = URL.createObjectURL(silence())
  audio.src = source
  // Refused without a tap; the ladder then says so where it matters.
  audio.play().catch(error => {
    if (error instanceof DOMException && error.name === 'NotAllowedError') unlocked = false
  })
  audio.addEventListener('ended', () => URL.revokeObjectURL(source), { once: true })
  return true
}
