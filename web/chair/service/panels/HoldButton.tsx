// For what must not happen by a brush of the sleeve: you hold it for a while, by finger or key, and it fills up. A
// switch or a screen reader can't hold it, only activate it, and then gets a question right here. A dialog would cover
// the allergies and the talk button.

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useLeave } from '../../../platform/outside'
import { useBrought } from '../../../ui/kit/address/use-brought'
import { Button } from '../../../ui/kit/Button'
import styles from './HoldButton.module.css'

const HOLD_MS = 1_200
const ROUND = 2 * Math.PI * 20

type HoldButtonProps = {
  children: ReactNode
  /** The question for anyone who can't hold it. */
  asks: { question: string; yes: string; no: string }
  onHeld: () => void
}

export function HoldButton({ children, asks, onHeld }: HoldButtonProps) {
  const [share, setShare] = useState(0)
  const [asking, setAsking] = useState(false)
  /** Answered: the focus goes back to where it was, even if the act fails. */
  const back = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
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
  useLeave(() => {
    holding.current = false
    cancelAnimationFrame(frame.current)
  })
  useBrought(!asking, () => {
    if (!back.current) return
    back.current = false
    button.current?.focus()
  })
  const isKey = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' '

  if (asking)
    return (
      <Question
        {...asks}
        onAnswer={yes => {
          setAsking(false)
          back.current = true
          if (yes) onHeld()
        }}
      />
    )
  return (
    <button
      ref={button}
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
        // Released too early, so don't let the key click it.
        event.preventDefault()
        stop()
      }}
      // A click by finger or mouse has a `detail` count; at 0, a switch or screen reader activated it.
      onClick={({ detail }) => {
        if (detail === 0) setAsking(true)
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

type QuestionProps = HoldButtonProps['asks'] & { onAnswer: (yes: boolean) => void }

/** The safe answer has the focus; Escape picks it too. */
export function Question({ question, yes, no, onAnswer }: QuestionProps) {
  const asked = useId()
  const box = useRef<HTMLDivElement>(null)
  useBrought(true, () => box.current?.querySelector('button')?.focus())
  const leave = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') onAnswer(false)
  }
  return (
    <div ref={box} className={styles.question}>
      <p id={asked}>{question}</p>
      <Button aria-describedby={asked} onKeyDown={leave} onClick={() => onAnswer(false)}>
        {no}
      </Button>
      <Button look="stop" aria-describedby={asked} onKeyDown={leave} onClick={() => onAnswer(true)}>
        {yes}
      </Button>
    </div>
  )
}
