// A lock of hair that gets shorter as the time runs out. What is left is seen from across the room; words stand beside it.
import { useId } from 'react'
import { hairColour } from '../../../shared/trade/hair'
import styles from './TimerShape.module.css'

/** Each its own depth, so that several are told apart: as hair is dark at the roots and light at the ends. */
const SHADES: readonly (readonly [RegExp, number, string])[] = [
  [/root|regrowth/i, 5, 'natural'],
  [/mid/i, 6, 'copper'],
  [/ends|length/i, 8, 'gold'],
  [/bleach|lighten/i, 10, 'yellow'],
  [/toner|gloss|glaze/i, 8, 'beige'],
]
const shadeOf = (name: string) =>
  SHADES.find(([known]) => known.test(name)) ?? ([/./, 6, 'mahogany'] as const)

/** A lock that hangs: full above, to a point below. 60 × 100. */
const LOCK = 'M6 0 H54 C57 34 50 66 31 99 Q30 101 29 99 C10 66 3 34 6 0 Z'
const LINES = [
  'M14 0 C12 36 18 68 29 96',
  'M22 0 C19 36 24 68 30 97',
  'M30 0 C32 36 29 68 30 98',
  'M39 0 C42 36 36 68 30 97',
  'M47 0 C49 36 42 68 31 96',
]

/** `share`: 1 = all is left. `name` chooses its colour. Fills what it stands in. */
export function TimerShape({ name, share, dim = false }: { name: string; share: number; dim?: boolean }) {
  const id = useId()
  const [, level, tone] = shadeOf(name)
  const { base, light, dark } = hairColour(level, tone)
  return (
    <svg viewBox="0 0 60 100" className={styles.shape} data-dim={dim} aria-hidden="true" focusable="false">
      <defs>
        <clipPath id={id}>
          <path d={LOCK} />
        </clipPath>
      </defs>
      <path d={LOCK} className={styles.gone} />
      <g clipPath={`url(#${id})`}>
        <svg x="0" y="0" width="60" height={Math.max(0, share) * 100} aria-hidden="true" focusable="false">
          <rect width="60" height="100" fill={base} />
          {LINES.map((line, n) => (
            <path
              key={line}
              d={line}
              fill="none"
              stroke={n % 2 === 0 ? dark : light}
              strokeWidth="3"
              strokeOpacity=".55"
            />
          ))}
        </svg>
      </g>
      <path d={LOCK} className={styles.edge} />
    </svg>
  )
}
