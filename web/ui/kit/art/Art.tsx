// Our illustrations: flat shapes with one line weight, in the page's own colours, so they work in light and dark. The
// only other colours are hair colours. Decoration only: words always say the same.
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

/** Darker than paper in light mode, lighter in dark mode, so the darkest hair shows on both. */
export const GROUND = 'color-mix(in oklab, var(--line) 55%, var(--paper))'

/** The circle behind a small picture. */
export const Ground = () => <circle cx="100" cy="72" r="66" fill={GROUND} stroke="none" />

type LockProps = { x: number; y: number; width: number; height: number; level: number; tone: string }

/** A lock of hair in a picture, in its level and tone. */
export const Lock = ({ x, y, width, height, level, tone }: LockProps) => (
  <g transform={`translate(${x} ${y}) scale(${width / FIELD.width} ${height / FIELD.height})`}>
    <Hair level={level} tone={tone} />
  </g>
)
