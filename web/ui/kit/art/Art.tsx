// The family of pictures: flat shapes with one line, in the page's own colours, so that each is right by day and by night.
// The only other colours are those of hair. Decoration: what a picture shows is also said in words.
import type { ReactNode } from 'react'
import { FIELD } from '../../../../shared/trade/lock-shape'
import { Hair } from '../drawings/Hair'

export function Art({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      stroke="var(--ink)"
      strokeWidth={2.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      style={{ maxWidth: '100%', height: 'auto' }}
    >
      {children}
    </svg>
  )
}

/** Darker than paper by day, lighter by night: the darkest hair is seen on both. */
export const GROUND = 'color-mix(in oklab, var(--line) 55%, var(--paper))'

/** What a small picture stands on. */
export const Ground = () => <circle cx="100" cy="72" r="66" fill={GROUND} stroke="none" />

type LockProps = { x: number; y: number; width: number; height: number; level: number; tone: string }

/** A lock of hair within a picture, in its depth and tone. */
export const Lock = ({ x, y, width, height, level, tone }: LockProps) => (
  <g transform={`translate(${x} ${y}) scale(${width / FIELD.width} ${height / FIELD.height})`}>
    <Hair level={level} tone={tone} />
  </g>
)
