// A lock of hair from root to ends, each zone in its level and tone; unknown parts are only sketched.
import { useId } from 'react'
import { hairColour } from '../../../../shared/trade/hair'

export type ZoneShade = { level: number; tone: string } | null
type LockProps = {
  root: ZoneShade
  lengths: ZoneShade
  ends: ZoneShade
  /** Percent; drawn as single light hairs. */
  grey?: number
}

/** The strands' position, width, light and how they hang. Fixed values, so nothing flickers. */
const STRANDS: readonly [number, number, 'base' | 'light' | 'dark', number][] = [
  [6, 7, 'dark', 3],
  [12, 4, 'base', -2],
  [16, 3, 'light', 2],
  [21, 6, 'base', 4],
  [26, 3, 'dark', -3],
  [31, 4, 'light', 2],
  [36, 6, 'base', -4],
  [42, 3, 'dark', 2],
  [46, 4, 'base', 4],
  [51, 3, 'light', -3],
  [56, 6, 'base', 2],
  [62, 3, 'dark', -2],
  [67, 4, 'light', 3],
  [72, 6, 'base', -3],
  [78, 3, 'light', 2],
  [84, 7, 'dark', 3],
]
/** Where grey hairs grow, in order of appearance. */
const GREYS = Array.from({ length: 40 }, (_, at) => ({
  x: 5 + ((at * 37) % 80),
  drop: 28 + ((at * 53) % 26),
}))
const SKETCH = { base: 'var(--sunken)', light: 'var(--raised)', dark: 'var(--line)' }

const colourOf = (shade: ZoneShade) => (shade ? hairColour(shade.level, shade.tone) : SKETCH)
const LIGHTS = ['base', 'light', 'dark'] as const
/** Where one zone blends into the next, in percent of the lock: soft thirds. */
const STOPS = [0, 27, 39, 61, 73, 100]
/** Full at the root, tapering to tips at the ends. */
const HANGS =
  'M4 0 H86 C 90 50, 88 96, 85 132 C 84 150, 82 168, 78 182 C 76 174, 74 168, 72 162 C 70 174, 67 182, 63 188 C 61 178, 59 170, 56 164 C 54 176, 50 184, 46 188 C 43 180, 40 172, 37 164 C 35 174, 31 182, 27 187 C 24 178, 22 170, 20 161 C 18 169, 15 175, 12 180 C 8 166, 6 150, 5 132 C 2 96, 0 50, 4 0 Z'

export function Lock({ root, lengths, ends, grey = 0 }: LockProps) {
  const id = useId()
  const zones = [root, root, lengths, lengths, ends, ends].map(colourOf)
  const isGrown =
    root === null || lengths === null || (root.level === lengths.level && root.tone === lengths.tone)
  return (
    <svg
      viewBox="0 0 90 188"
      preserveAspectRatio="none"
      width="100%"
      height="100%"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        {LIGHTS.map(light => (
          <linearGradient
            key={light}
            id={`${id}${light}`}
            x1="0"
            y1="0"
            x2="0"
            y2="188"
            gradientUnits="userSpaceOnUse"
          >
            {STOPS.map((stop, at) => (
              <stop key={stop} offset={`${stop}%`} stopColor={zones[at]?.[light]} />
            ))}
          </linearGradient>
        ))}
        <clipPath id={`${id}lock`}>
          <path d={HANGS} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}lock)`}>
        <rect width="90" height="188" fill={`url(#${id}base)`} />
        {STRANDS.map(([x, width, light, bend]) => (
          <path
            key={x}
            d={`M${x} -2 C ${x + bend} 60, ${x - bend} 124, ${45 + (x - 45) * 0.84 + bend / 2} 190`}
            stroke={`url(#${id}${light})`}
            strokeWidth={width}
            strokeOpacity={light === 'base' ? 1 : 0.6}
            fill="none"
          />
        ))}
        {GREYS.slice(0, Math.round((Math.min(100, grey) / 100) * GREYS.length)).map(({ x, drop }) => (
          <path
            key={x}
            d={`M${x} -2 Q ${x + 3} ${drop / 2}, ${x} ${isGrown ? drop * 3.4 : drop}`}
            stroke="hsl(40 12% 90%)"
            strokeWidth="1.1"
            strokeOpacity="0.9"
            fill="none"
          />
        ))}
      </g>
      <path
        d={HANGS}
        fill="none"
        stroke="var(--line-strong)"
        strokeOpacity="0.45"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
