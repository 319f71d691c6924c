// For what must not happen by a brush of the sleeve: held for a while, by finger or key, and it fills as it is held. A
// switch or a screen reader can't hold: it activates, and is asked instead.
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { confirmWith } from '../ui/confirm'
import styles from './HoldButton.module.css'

export const HOLD_MS = 1_200
const ROUND = 2 * Math.PI * 20

type HoldButtonProps = {
  children: ReactNode
  /** Asked of who can't hold. */
  asks: { question: string; yes: string; no: string }
  onHeld: () => void
}

export function HoldButton({ children, asks, onHeld }: HoldButtonProps) {
  const [share, setShare] = useState(0)
  const frame = useRef(0)
  const holding = useRef(false)

  function begin(): void {
    if (holding.current) return
    holding.current = true
    const began = performance.now()
    const tick = (now: number): void => {
      if (!holding.current) return
      const next = Math.min(1, (now - began) / HOLD_MS)
      setShare(next)
      if (next < 1) frame.current = requestAnimationFrame(tick)
      else {
        stop()
        onHeld()
      }
    }
    frame.current = requestAnimationFrame(tick)
  }
  function stop(): void {
    holding.current = false
    cancelAnimationFrame(frame.current)
    setShare(0)
  }
  useEffect(
    () => () => {
      holding.current = false
      cancelAnimationFrame(frame.current)
    },
    [],
  )
  const isKey = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' '

  return (
    <button
      type="button"
      className={styles.hold}
      data-holding={share > 0 || undefined}
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId)
        begin()
      }}
      onPointerUp={stop}
      onPointerCancel={stop}
      onKeyDown={event => {
        if (!isKey(event)) return
        event.preventDefault()
        if (!event.repeat) begin()
      }}
      onKeyUp={event => {
        if (!isKey(event)) return
        // A key let go is no click: it was held too short.
        event.preventDefault()
        stop()
      }}
      // After a finger or a mouse the click has a count; without one it was activated.
      onClick={({ detail }) => {
        if (detail === 0) void confirmWith(asks.question, asks).then(yes => yes && onHeld())
      }}
      onBlur={stop}
      onContextMenu={event => event.preventDefault()}
    >
      <svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
        <circle className={styles.track} cx="24" cy="24" r="20" />
        <circle
          className={styles.fill}
          cx="24"
          cy="24"
          r="20"
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - share)}
          transform="rotate(-90 24 24)"
        />
      </svg>
      <span>{children}</span>
    </button>
  )
}
