import type { ReactNode } from 'react'
import styles from './Badge.module.css'

export type BadgeTone = 'plain' | 'info' | 'ok' | 'caution' | 'stop'

/** A word with a shape; each tone has its own shape, so colour is never the only sign. */
export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {tone !== 'plain' && <Shape tone={tone} />}
      {children}
    </span>
  )
}

const shapes: Readonly<Record<Exclude<BadgeTone, 'plain'>, string>> = {
  info: 'M5 1a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  ok: 'M1 5.4 3.9 8.4 9.2 2',
  caution: 'M5 .8 9.6 9H.4z',
  stop: 'M3.1.6h3.8l2.5 2.5v3.8L6.9 9.4H3.1L.6 6.9V3.1z',
}

function Shape({ tone }: { tone: Exclude<BadgeTone, 'plain'> }) {
  const outline = tone === 'ok'
  return (
    <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
      <path
        d={shapes[tone]}
        fill={outline ? 'none' : 'currentColor'}
        stroke={outline ? 'currentColor' : 'none'}
        strokeWidth="1.8"
      />
    </svg>
  )
}
