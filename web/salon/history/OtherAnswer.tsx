// An answer of a tool with no view of its own here: the question, the answer, and a link back to it.
import { Link } from 'react-router-dom'
import type { FieldsOf } from '../../../shared/salon/records/records'
import { answeredWords, askedWords } from '../records/answers/asked'
import styles from './History.module.css'

type Props = { id: string; fields: FieldsOf<'ask'>; title: string }

export function OtherAnswer({ id, fields, title }: Props) {
  const answered = answeredWords(fields)
  return (
    <div className={styles.answer}>
      <h3 className={styles.title}>{askedWords(fields)}</h3>
      {answered && <p className={`${styles.lines} ${styles.few}`}>{answered}</p>}
      <p>
        <Link to={`/${fields.tool}?ask=${encodeURIComponent(id)}`}>Open in {title}</Link>
      </p>
    </div>
  )
}
