// Text as a QR code: dark on white with a quiet zone in every theme, so phones can scan it.
import { encode } from 'uqr'
import styles from './Qr.module.css'

export default function Qr({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'L', border: 3 })
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
