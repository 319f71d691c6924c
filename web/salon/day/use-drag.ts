// Drags an entry or its end. Snaps to five minutes; a tap isn't a drag.
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
 * `hour`: pixels per hour. `end`: called on release. `isOpenTo`: whether the entry may move to a column; while dragging
 * it is drawn there, offset by `across` pixels.
 */
export function useDrag(
  hour: number,
  end: (dragged: Dragged) => void,
  isOpenTo: (lane: string | undefined) => boolean = () => false,
) {
  const grip = useRef<{ x: number; y: number; far: boolean } | null>(null)
  /** Swallows the click that follows a drag. */
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
      // In a list the position doesn't stand for the time, so there is nothing to drag.
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
