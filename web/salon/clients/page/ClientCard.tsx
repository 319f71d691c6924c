import { birthdayWords } from '../../../../shared/salon/records/birthday'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import { dayOf } from '../../../ui/kit/when'
import { Badge } from '../../records/Badge'
import { Tool } from '../../records/Tool'
import styles from './ClientCard.module.css'

type Props = { fields: FieldsOf<'client'>; onEdit: () => void }

/** Shows only the fields that are filled in. */
export function ClientCard({ fields, onEdit }: Props) {
  const { phone, email, hair_type, concerns, notes, created_at, no_ai, birthday } = fields
  return (
    <section className={styles.card} aria-label="Card" data-record="card" tabIndex={-1}>
      <dl>
        {hair_type && (
          <div>
            <dt>Hair Type</dt>
            <dd>{hair_type}</dd>
          </div>
        )}
        {concerns.length > 0 && (
          <div>
            <dt>Concerns</dt>
            <dd className={styles.concerns}>
              {concerns.map(concern => (
                <Badge key={concern}>{concern}</Badge>
              ))}
            </dd>
          </div>
        )}
        {no_ai && (
          <div>
            <dt>Models</dt>
            <dd>No AI: the built-in engine answers alone</dd>
          </div>
        )}
        {notes && (
          <div className={styles.wide}>
            <dt>Notes</dt>
            <dd className={styles.notes}>{notes}</dd>
          </div>
        )}
        {phone && (
          <div>
            <dt>Phone</dt>
            <dd>
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>Email</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
        {birthday && (
          <div>
            <dt>Birthday</dt>
            <dd>{birthdayWords(birthday)}</dd>
          </div>
        )}
        <div>
          <dt>Client since</dt>
          <dd>{dayOf(created_at)}</dd>
        </div>
      </dl>
      <Tool icon="edit" label={`Edit ${fields.name}`} onClick={onEdit} />
    </section>
  )
}
