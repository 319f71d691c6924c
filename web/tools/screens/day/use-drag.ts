// An entry that is dragged: its place, or its end. It snaps to five minutes; a tap is no drag.
import { type PointerEvent, useRef, useState } from 'react'

const SNAP = 5
const TAP = 6

/** `lane`: the column under the pointer. */
export type Dragged = { by: number; lane: string | null }

/** `hour`: how many pixels one is high. `end`: what is done once it is let go. */
export function useDrag(hour: number, end: (dragged: Dragged) => void) {
  const grip = useRef<{ x: number; y: number; far: boolean } | null>(null)
  /** The click that follows a drag opens nothing. */
  const wasFar = useRef(false)
  const [by, setBy] = useState<number | null>(null)
  const minutesAt = (y: number, from: number): number => Math.round((((y - from) / hour) * 60) / SNAP) * SNAP
  const stop = (): void => {
    grip.current = null
    setBy(null)
  }
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      // In a list nothing stands where its time is.
      const { position } = getComputedStyle(event.currentTarget.closest('li') ?? event.currentTarget)
      if (event.button !== 0 || position !== 'absolute') return
      event.stopPropagation()
      wasFar.current = false
      grip.current = { x: event.clientX, y: event.clientY, far: false }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      const from = grip.current
      if (!from) return
      from.far ||= Math.hypot(event.clientX - from.x, event.clientY - from.y) > TAP
      if (from.far) setBy(minutesAt(event.clientY, from.y))
    },
    onPointerUp(event: PointerEvent<HTMLElement>): void {
      const from = grip.current
      stop()
      if (!from?.far) return
      wasFar.current = true
      const under = document
        .elementsFromPoint(event.clientX, event.clientY)
        .find(
          (element): element is HTMLElement => element instanceof HTMLElement && 'lane' in element.dataset,
        )
      end({ by: minutesAt(event.clientY, from.y), lane: under?.dataset.lane ?? null })
    },
    onPointerCancel: stop,
  }
  return { by, wasFar, handlers }
}
