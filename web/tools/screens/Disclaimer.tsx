import { ToneShape } from '../../ui/sheet/Tone'
import styles from './Disclaimer.module.css'

export function Disclaimer({ text }: { text: string }) {
  return (
    <p className={styles.disclaimer}>
      <ToneShape tone="caution" />
      <span>{text}</span>
    </p>
  )
}
