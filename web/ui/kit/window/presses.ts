// Nothing moves under a finger: updates wait until a press and its click are over.

/** A touch's click comes shortly after the finger lifts. */
export const CLICK_MS = 100

/** Runs the given function at once, or after the current press on `target`. */
export function betweenPresses(target: EventTarget): (then: () => void) => void {
  let isDown = false
  let over: ReturnType<typeof setTimeout> | undefined
  const waiting: (() => void)[] = []
  const listen = (type: string, on: () => void): void => target.addEventListener(type, on, true)
  const lifted = (): void => {
    clearTimeout(over)
    over = setTimeout(() => {
      isDown = false
      for (const then of waiting.splice(0)) then()
    }, CLICK_MS)
  }
  listen('pointerdown', () => {
    clearTimeout(over)
    isDown = true
  })
  listen('pointerup', lifted)
  listen('pointercancel', lifted)
  return then => {
    if (isDown) waiting.push(then)
    else then()
  }
}

let ofPage: ReturnType<typeof betweenPresses> | undefined
export const unpressed = (then: () => void): void => {
  ofPage ??= betweenPresses(window)
  ofPage(then)
}
