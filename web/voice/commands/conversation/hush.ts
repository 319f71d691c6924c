// While anything is read aloud, by a tap or because a timer is up, the microphone is closed: it would hear commands.
import { speaking } from '../../speak/state'

type Ear = {
  isOpen: () => boolean
  close: () => void
  /** Reopens it if it was closed for this. */
  open: () => void
}

export function closedWhileSpeaking({ isOpen, close, open }: Ear): () => void {
  let closed = false
  return speaking.subscribe(() => {
    const { state } = speaking.get()
    const sounds = state === 'loading' || state === 'speaking'
    if (sounds && isOpen()) {
      closed = true
      close()
    } else if (!sounds && closed) {
      closed = false
      open()
    }
  })
}
