// How to install on an iPad, illustrated: Safari has no install button that a page could trigger.
import styles from '../../../ui/kit/Settings.module.css'

const INK = 'var(--ink)'
const LINE = {
  fill: 'none',
  stroke: INK,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

export function IpadGuide() {
  return (
    <ol className={styles.pictures}>
      <li>
        <svg viewBox="0 0 180 130" aria-hidden="true">
          <rect x="12" y="14" width="156" height="102" rx="10" {...LINE} />
          <path d="M12 36h156M24 25h70" {...LINE} />
          <circle cx="140" cy="25" r="14" fill="var(--act)" />
          <path d="M140 30v-11M136 22l4-4 4 4M134 25v7h12v-7" {...LINE} stroke="var(--act-ink)" />
        </svg>
        <p>1. In Safari, tap the share button at the top.</p>
      </li>
      <li>
        <svg viewBox="0 0 180 130" aria-hidden="true">
          <rect x="40" y="14" width="100" height="102" rx="10" {...LINE} />
          <path d="M54 34h60M54 52h70" {...LINE} opacity="0.4" />
          <rect x="46" y="66" width="88" height="24" rx="6" fill="var(--act)" />
          <path d="M54 78h44M118 72h12v12h-12zM124 75v6M121 78h6" {...LINE} stroke="var(--act-ink)" />
          <path d="M54 102h50" {...LINE} opacity="0.4" />
        </svg>
        <p>2. Choose ‘Add to Home Screen’.</p>
      </li>
      <li>
        <svg viewBox="0 0 180 130" aria-hidden="true">
          <rect x="12" y="14" width="156" height="102" rx="10" {...LINE} />
          <rect x="28" y="30" width="26" height="26" rx="7" {...LINE} opacity="0.4" />
          <rect x="68" y="30" width="26" height="26" rx="7" fill="var(--act)" />
          <path d="M75 50l3-12M81 51v-13M87 50l-3-12" {...LINE} stroke="var(--act-ink)" />
          <rect x="108" y="30" width="26" height="26" rx="7" {...LINE} opacity="0.4" />
        </svg>
        <p>3. Open Chairside from the home screen and sign in there once.</p>
      </li>
    </ol>
  )
}
