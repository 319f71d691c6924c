import { Link } from 'react-router-dom'
import { isInTheWay, useDatabaseState } from '../../platform/data/queries/live'
import { useFirstSync, useSyncStatus } from '../../platform/sync/status'
import { Icon } from '../kit/drawings/Icon'
import { useNow } from '../kit/use-now'
import styles from './SyncState.module.css'
import { syncWords } from './sync-words'

/** What is saved where, in words and a picture; links to the page that lists it. */
export function SyncState() {
  const status = useSyncStatus()
  const closed = isInTheWay(useDatabaseState())
  const first = useFirstSync()
  const { icon, text, brief, detail, tone } = syncWords({ ...status, closed, first }, useNow())
  return (
    <Link to="/waiting" className={styles.state} data-tone={tone}>
      <Icon name={icon} size={20} />
      <span className={styles.words}>
        <span className={styles.text}>{text}</span>
        <span className={`${styles.text} ${styles.brief}`}>{brief}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      <span className="visually-hidden" role="status" aria-live="polite">
        {text}
      </span>
    </Link>
  )
}
