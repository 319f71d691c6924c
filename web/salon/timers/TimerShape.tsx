// A lock of hair that gets shorter as the time runs out, visible from across the room, with words beside it.
import { useId } from 'react'
import { OUTLINE } from '../../../shared/trade/lock-shape'
import { Hair } from '../../ui/kit/drawings/Hair'
import styles from './TimerShape.module.css'

/** A shade for each name, to tell several timers apart: as in hair, dark at the roots and light at the ends. */
const SHADES: readonly (readonly [RegExp, number, string])[] = [
  [/root|regrowth/i, 5, 'natural'],
  [/mid/i, 6, 'copper'],
  [/ends|length/i, 8, 'gold'],
  [/bleach|lighten/i, 10, 'yellow'],
  [/toner|gloss|glaze/i, 8, 'beige'],
]
const shadeOf = (name: string) =>
  SHADES.find(([known]) => known.test(name)) ?? ([/./, 6, 'mahogany'] as const)

/** `share`: 1 means all the time is left. `name` picks the colour. Fills its container. */
export function TimerShape({ name, share, dim = false }: { name: string; share: number; dim?: boolean }) {
  const id = useId()
  const [, level, tone] = shadeOf(name)
  return (
    <svg viewBox="0 0 60 100" className={styles.shape} data-dim={dim} aria-hidden="true" focusable="false">
      <defs>
        <clipPath id={id}>
          <rect width="60" height={Math.max(0, share) * 100} />
        </clipPath>
      </defs>
      <path d={OUTLINE} className={styles.gone} />
      <g clipPath={`url(#${id})`}>
        <Hair level={level} tone={tone} />
      </g>
      <path d={OUTLINE} className={styles.edge} />
    </svg>
  )
}
