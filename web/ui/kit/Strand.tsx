import { hairColour } from '../../../shared/trade/hair'

/** Where the strands lie across the lock, how wide they are and how they are lit: fixed, so that a lock never flickers. */
const STRANDS: readonly [number, number, 'base' | 'light' | 'dark', number][] = [
  [2, 6, 'dark', 2],
  [7, 3, 'base', -2],
  [10, 2, 'light', 1],
  [14, 5, 'base', 3],
  [18, 2, 'dark', -2],
  [21, 3, 'light', 2],
  [25, 5, 'base', -3],
  [29, 2, 'dark', 1],
  [32, 3, 'base', 3],
  [35, 2, 'light', -2],
  [39, 5, 'base', 2],
  [43, 2, 'dark', -1],
  [46, 3, 'light', 1],
  [50, 5, 'base', -2],
  [54, 2, 'light', 2],
  [58, 5, 'dark', 2],
]

/** A lock of hair in its depth and tone, as on a swatch ring. Fills what it stands in; words beside it say the shade. */
export function Strand({ level, tone }: { level: number; tone: string }) {
  const colour = hairColour(level, tone)
  return (
    <svg
      viewBox="0 0 60 100"
      preserveAspectRatio="none"
      width="100%"
      height="100%"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="60" height="100" fill={colour.base} />
      {STRANDS.map(([x, width, light, bend]) => (
        <path
          key={x}
          d={`M${x} -2 C ${x + bend} 30, ${x - bend} 66, ${x + bend / 2} 102`}
          stroke={colour[light]}
          strokeWidth={width}
          strokeOpacity={light === 'base' ? 1 : 0.55}
          fill="none"
        />
      ))}
    </svg>
  )
}
