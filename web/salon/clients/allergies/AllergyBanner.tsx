// First on every client's page: what this person reacts to, shown with a word and a shape, never by colour alone.
import { lazy, Suspense, useState } from 'react'
import type { Row } from '../../../platform/data/queries/queries'
import { remove, restore } from '../../../platform/data/saving/save'
import { attempt } from '../../../ui/forms/attempt'
import { Button } from '../../../ui/kit/Button'
import { confirmWith } from '../../../ui/kit/dialogs/confirm'
import { dayOf } from '../../../ui/kit/when'
import { Tool } from '../../records/Tool'
import { Unsent } from '../../records/Unsent'
import { EarlierLink } from '../../records/versions/EarlierLink'
import { SecondVersions } from '../../records/versions/SecondVersions'
import { StopShape } from '../StopShape'
import styles from './AllergyBanner.module.css'

const AllergyDialog = lazy(() =>
  import('./AllergyDialog').then(module => ({ default: module.AllergyDialog })),
)

type Props = {
  clientId: string
  /** Undefined while loading. */
  allergies: readonly Row<'allergy'>[] | undefined
  reacted: readonly string[]
}

export function AllergyBanner({ clientId, allergies, reacted }: Props) {
  const [adding, setAdding] = useState(false)

  async function askRemove(id: string, substance: string) {
    const yes = await confirmWith(`Remove the allergy to ${substance} from this client?`, {
      yes: 'Remove',
      no: 'Keep',
    })
    if (!yes) return
    await attempt(() => remove('allergy', id), {
      title: 'Allergy removed',
      text: substance,
      tone: 'stop',
      undo: () => void attempt(() => restore('allergy', id)),
    })
  }

  if (allergies === undefined) return null
  const any = allergies.length > 0 || reacted.length > 0
  return (
    <section className={any ? styles.banner : styles.none} aria-label="Allergies">
      {any ? (
        <>
          <h2>
            <StopShape /> {allergies.length > 0 ? 'Allergies' : 'Reaction to a patch test'}
          </h2>
          <ul>
            {allergies.map(row => (
              <Allergy key={row.id} row={row} onRemove={() => void askRemove(row.id, row.fields.substance)} />
            ))}
            {reacted.map(product => (
              <li key={product}>
                <span className={styles.words}>
                  <strong>Reacted to the patch test: {product}</strong>
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>No allergies noted.</p>
      )}
      <Button onClick={() => setAdding(true)}>Add allergy</Button>
      {adding && (
        <Suspense>
          <AllergyDialog clientId={clientId} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </section>
  )
}

type AllergyRow = Pick<Row<'allergy'>, 'id' | 'fields' | 'pending' | 'problem'>

export function Allergy({ row, onRemove }: { row: AllergyRow; onRemove: () => void }) {
  const { id, fields } = row
  return (
    <li>
      <div className={styles.words}>
        <strong>{fields.substance}</strong>
        {fields.reaction && <span>{fields.reaction}</span>}
        <small>
          Noted {dayOf(fields.noted_at)}
          {fields.who && ` by ${fields.who}`}
        </small>
        <Unsent row={row} />
        {fields.reaction !== null && <EarlierLink kind="allergy" id={id} present={fields} />}
        <SecondVersions kind="allergy" id={id} fields={fields} />
      </div>
      <Tool icon="close" label={`Remove the allergy to ${fields.substance}`} onClick={onRemove} />
    </li>
  )
}
