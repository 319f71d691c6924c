// One button, three ways: hold it while speaking, tap it and speak, or tap it on and off. A tap listens until it is
// tapped again or the browser ends it; a hold ends when the hand is lifted. Nothing is heard as the finger comes down: it
// may be about to scroll, and a browser may not count that for a tap.

/** From here on a press is a hold. */
export const HOLD_MS = 300

type Talk = {
  isOn: () => boolean
  start: () => void
  /** Tapped while it is on. */
  stop: () => void
  /** A hand that held it is lifted. */
  release?: () => void
  /** The finger comes down where it isn't on. */
  press?: () => void
  /** And went away again: it was no tap. */
  leave?: () => void
}

/** For the button's pointer events and its click; the keyboard clicks. */
export function talkGestures({ isOn, start, stop, release = stop, press, leave }: Talk) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isHeld = false
  /** Whether it was on as the finger came down: a press may set it on. Null: there is no finger on it. */
  let wasOn: boolean | null = null
  let isDown = false
  const lift = (): void => {
    isDown = false
    clearTimeout(timer)
    if (isHeld && isOn()) release()
  }
  return {
    down: (): void => {
      isHeld = false
      clearTimeout(timer)
      isDown = true
      wasOn = isOn()
      if (wasOn) return
      press?.()
      timer = setTimeout(() => {
        isHeld = true
        start()
      }, HOLD_MS)
    },
    /** Lifted: a click follows. */
    up: lift,
    /** The pointer left it, or the system took it; a finger that was lifted leaves it too. */
    away: (): void => {
      if (!isDown) return
      lift()
      if (wasOn === false && !isHeld) leave?.()
      wasOn = null
    },
    click: (): void => {
      clearTimeout(timer)
      const stood = wasOn ?? isOn()
      wasOn = null
      // The click that comes at the end of a hold.
      if (isHeld) isHeld = false
      else if (stood) stop()
      else start()
    },
  }
}
