import { WORDINGS } from '../../../../shared/salon/privacy/wordings'
import type { Row } from '../../../platform/data/queries/queries'
import { whenOf } from '../../../ui/kit/when'
import styles from './Permissions.module.css'

/** Every answer given, with the wording that was shown at the time. */
export function Earlier({ consents }: { consents: readonly Row<'consent'>[] }) {
  return (
    <details className={styles.earlier}>
      <summary>Every answer, and what was asked ({consents.length})</summary>
      <ul>
        {consents.map(({ id, fields }) => (
          <li key={id}>
            <strong>
              {WORDINGS.find(({ about }) => about === fields.about)?.title}:{' '}
              {fields.answer === 'yes' ? 'agreed' : 'said no'}
            </strong>
            <br />
            <small>
              {whenOf(fields.given_at)}, {fields.how}
              {fields.guardian && `, answered by ${fields.guardian}`}
              {fields.who && `, asked by ${fields.who}`}
              {fields.withdrawn_at && `. Taken back ${whenOf(fields.withdrawn_at)}`}
              {fields.withdrawn_why && `: ${fields.withdrawn_why}`}
            </small>
            <blockquote>{fields.wording}</blockquote>
          </li>
        ))}
      </ul>
    </details>
  )
}
