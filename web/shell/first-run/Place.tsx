import styles from './FirstRun.module.css'
import { stoodAsLine } from './kept'

/** As high as what comes. */
export const Place = ({ account }: { account: string }) => (
  <div className={styles.place} data-line={stoodAsLine(account) || undefined} />
)
