// One button, three ways: hold it while speaking, tap it and speak, or tap it on and off. A tap listens until it is
// tapped again or the browser ends it; a hold ends when the hand is lifted. Nothing begins as the finger comes down: it
// may be about to scroll, and a browser may not count that for a tap.

/** From here on a press is a hold. */
export const HOLD_MS = 300

type Talk = { isOn: () => boolean; start: () => void; stop: () => void }

/** For the button's pointer events and its click; the keyboard clicks. */
export function talkGestures({ isOn, start, stop }: Talk) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isHeld = false
  return {
    down: (): void => {
      isHeld = false
      clearTimeout(timer)
      if (isOn()) return
      timer = setTimeout(() => {
        isHeld = true
        start()
      }, HOLD_MS)
    },
    /** Lifted, or the system took the pointer. */
    up: (): void => {
      clearTimeout(timer)
      if (isHeld && isOn()) stop()
    },
    click: (): void => {
      clearTimeout(timer)
      // The click that comes at the end of a hold.
      if (isHeld) isHeld = false
      else if (isOn()) stop()
      else start()
    },
  }
}
