import type { LineQuery } from '../../../../shared/salon/find/asked'
import { partsOf } from '../../../../shared/salon/find/asked'
import styles from './FoundText.module.css'

/** A line with the matches marked. */
export function FoundText({ line, asked, most }: { line: string; asked: LineQuery; most?: number }) {
  return (
    <span className={styles.line}>
      {partsOf(line, asked, most).map(({ text, marked }, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have their order alone
        marked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
      )}
    </span>
  )
}
