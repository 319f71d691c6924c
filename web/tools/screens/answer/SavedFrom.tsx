import type { Row } from '../../../platform/data/queries/queries'
import { useAbout, useRecords } from '../../../platform/data/queries/queries'
import { whenOf } from '../../../ui/kit/when'
import styles from './AnswerColumn.module.css'

/** A New Client's formulas have no client to look them up by, so we search the latest. */
const LATEST = 60

/** What was really used, if it was saved from this answer. */
export function SavedFrom({ ask }: { ask: Row<'ask'> }) {
  const clientId = ask.fields.client_id
  const about = useAbout('formula', clientId)
  const latest = useRecords('formula', { limit: clientId === null ? LATEST : 0 })
  const saved = [...(about ?? []), ...(latest ?? [])].filter(row => row.fields.ask_id === ask.id)
  if (saved.length === 0) return null
  return (
    <ul className={styles.saved}>
      {saved.map(({ id, fields }) => (
        <li key={id}>
          <strong>What was used is saved:</strong> {fields.title}, {whenOf(fields.made_at)}
        </li>
      ))}
    </ul>
  )
}
