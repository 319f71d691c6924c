// An entry that is dragged: its place, or its end. It snaps to five minutes; a tap is no drag.
import { type PointerEvent, useRef, useState } from 'react'

const SNAP = 5
const TAP = 6

/** `lane`: the column under the pointer. */
type Dragged = { by: number; lane: string | null }

const laneUnder = ({ clientX, clientY }: PointerEvent): HTMLElement | undefined =>
  document
    .elementsFromPoint(clientX, clientY)
    .find((element): element is HTMLElement => element instanceof HTMLElement && 'lane' in element.dataset)

/**
 * `hour`: how many pixels one is high. `end`: what is done once it is let go. `isOpenTo`: whether it may go to a column; until
 * it is let go it is drawn there, `across` pixels from its own.
 */
export function useDrag(
  hour: number,
  end: (dragged: Dragged) => void,
  isOpenTo: (lane: string | undefined) => boolean = () => false,
) {
  const grip = useRef<{ x: number; y: number; far: boolean } | null>(null)
  /** The click that follows a drag opens nothing. */
  const wasFar = useRef(false)
  const [by, setBy] = useState<number | null>(null)
  const [across, setAcross] = useState(0)
  const minutesAt = (y: number, from: number): number => Math.round((((y - from) / hour) * 60) / SNAP) * SNAP
  const stop = (): void => {
    grip.current = null
    setBy(null)
    setAcross(0)
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
      if (!from.far) return
      setBy(minutesAt(event.clientY, from.y))
      const under = laneUnder(event)
      const own = event.currentTarget.closest('[data-lane]')
      const goes = own && under && isOpenTo(under.dataset.lane)
      setAcross(goes ? under.getBoundingClientRect().left - own.getBoundingClientRect().left : 0)
    },
    onPointerUp(event: PointerEvent<HTMLElement>): void {
      const from = grip.current
      stop()
      if (!from?.far) return
      wasFar.current = true
      end({ by: minutesAt(event.clientY, from.y), lane: laneUnder(event)?.dataset.lane ?? null })
    },
    onPointerCancel: stop,
  }
  return { by, across, wasFar, handlers }
}
