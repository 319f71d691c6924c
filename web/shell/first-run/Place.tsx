import styles from './FirstRun.module.css'
import { stoodAsLine } from './kept'

/** As tall as what will appear. */
export const Place = ({ account }: { account: string }) => (
  <div className={styles.place} data-line={stoodAsLine(account) || undefined} />
)
