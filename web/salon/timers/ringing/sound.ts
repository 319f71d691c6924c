// The sound at a timer's end: two soft notes, synthesised here so that ringing needs no download. Browsers only allow
// sound after a tap; the tap that sets a timer counts.
const EVERY_MS = 2_400
/** Hz and start time in seconds: a third upwards, like an unhurried doorbell. */
const NOTES: readonly (readonly [number, number])[] = [
  [659, 0],
  [784, 0.32],
]
const LOUD = 0.28

let context: AudioContext | null = null
let ringing: ReturnType<typeof setInterval> | null = null

/** Call it within a tap; from then on this page may play sound. */
export function primeSound(): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state !== 'running') void context.resume().catch(() => undefined)
}

function chime(): void {
  if (context?.state !== 'running') return
  for (const [pitch, after] of NOTES) {
    const at = context.currentTime + after
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = 'sine'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0, at)
    volume.gain.linearRampToValueAtTime(LOUD, at + 0.04)
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.9)
    tone.connect(volume).connect(context.destination)
    tone.start(at)
    tone.stop(at + 1)
  }
}

/**
 * Rings until the returned function is called. `onSilent` is told whether the browser blocks the sound until somebody
 * taps.
 */
export function startChime(onSilent: (silent: boolean) => void): () => void {
  primeSound()
  const look = (): void => {
    chime()
    onSilent(context?.state !== 'running')
  }
  const onTap = (): void => {
    primeSound()
    setTimeout(look, 60)
  }
  if (ringing) clearInterval(ringing)
  const mine = setInterval(look, EVERY_MS)
  ringing = mine
  look()
  addEventListener('pointerdown', onTap)
  addEventListener('keydown', onTap)
  return () => {
    clearInterval(mine)
    removeEventListener('pointerdown', onTap)
    removeEventListener('keydown', onTap)
  }
}
