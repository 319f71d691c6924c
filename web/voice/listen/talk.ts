// One button, three ways: hold it while speaking, tap it and speak, or tap it on and off. A tap listens until the next
// tap or the browser ends it; a hold ends on release. It doesn't start as the finger comes down, which may be about to
// scroll, and a browser may not count that as a tap.

/** Any longer press is a hold. */
export const HOLD_MS = 300

type Talk = {
  isOn: () => boolean
  start: () => void
  /** Tapped while it is on. */
  stop: () => void
  /** Released after a hold. */
  release?: () => void
  /** The finger comes down while it is off. */
  press?: () => void
  /** The finger goes away again: it wasn't a tap. */
  leave?: () => void
}

/** For the button's pointer events and its click; the keyboard only clicks. */
export function talkGestures({ isOn, start, stop, release = stop, press, leave }: Talk) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isHeld = false
  /** Whether it was on when the finger came down, as a press may switch it on. Null when no finger is on it. */
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
    /** Released: a click follows. */
    up: lift,
    /** The pointer left the button or the system took it over; lifting a finger counts as leaving too. */
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
      // This click ends a hold.
      if (isHeld) isHeld = false
      else if (stood) stop()
      else start()
    },
  }
}
