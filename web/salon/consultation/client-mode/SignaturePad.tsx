import { type PointerEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/kit/Button'
import { BOX, type Point, pointIn, strokeOf, withStroke } from '../signature'
import styles from './ClientMode.module.css'

type Props = { path: string; onPath: (path: string) => void }

/** Drawn with a finger, a pen or the mouse. */
export function SignaturePad({ path, onPath }: Props) {
  const points = useRef<Point[]>([])
  const [stroke, setStroke] = useState('')

  function draw(event: PointerEvent<SVGSVGElement>): void {
    if (event.type === 'pointerdown') {
      event.currentTarget.setPointerCapture(event.pointerId)
      points.current = []
    } else if (points.current.length === 0) return
    points.current.push(pointIn(event, event.currentTarget.getBoundingClientRect()))
    setStroke(strokeOf(points.current))
  }
  function lift(): void {
    if (points.current.length === 0) return
    onPath(withStroke(path, strokeOf(points.current)))
    points.current = []
    setStroke('')
  }
  return (
    <div className={styles.pad}>
      <svg
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        role="img"
        aria-label={path === '' ? 'Sign here with a finger' : 'Your signature'}
        onPointerDown={draw}
        onPointerMove={draw}
        onPointerUp={lift}
        onPointerCancel={lift}
      >
        <path className={styles.line} d={`M30 ${BOX.height - 40}h${BOX.width - 60}`} />
        <path className={styles.ink} d={path + stroke} />
      </svg>
      {path !== '' && (
        <Button look="plain" onClick={() => onPath('')}>
          Start again
        </Button>
      )}
    </div>
  )
}
