// The family of pictures: flat shapes with one line, in the page's own colours, so that each is right by day and by night.
// The only other colours are those of hair. Decoration: what a picture shows is also said in words.
import type { ReactNode } from 'react'
import { hairColour } from '../../../../shared/trade/hair'

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
export function Lock({ x, y, width, height, level, tone }: LockProps) {
  const { base, light, dark } = hairColour(level, tone)
  const strands = Math.max(4, Math.round(width / 5))
  const between = (width * 0.72) / (strands - 1)
  const round = width * 0.36
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        width={width}
        height={height}
        rx={round}
        fill={base}
        stroke="var(--ink)"
        strokeWidth="1"
        strokeOpacity=".3"
      />
      {Array.from({ length: strands }, (_, n) => {
        const at = (width * 0.14 + n * between).toFixed(1)
        // The outer strands end where the lock is round.
        const end = n === 0 || n === strands - 1 ? round * 0.75 : round * 0.35
        return (
          <path
            key={at}
            d={`M${at} ${end.toFixed(1)}q${n % 2 ? 1.2 : -1.2} ${height / 2} 0 ${(height - 2 * end).toFixed(1)}`}
            stroke={n % 3 === 1 ? light : dark}
            strokeWidth={Math.min(2.6, between * 0.45).toFixed(1)}
            strokeOpacity={n % 3 === 1 ? 0.7 : 0.45}
          />
        )
      })}
    </g>
  )
}
