import { isOver } from '../../../shared/salon/privacy/kept'
import { useRecords } from '../../platform/data/queries/queries'
import { remove, restore } from '../../platform/data/saving/save'
import { attempt } from '../../ui/forms/attempt'
import { Button } from '../../ui/kit/Button'
import { confirmWith } from '../../ui/kit/dialogs/confirm'
import settings from '../../ui/kit/Settings.module.css'
import { dayOf } from '../../ui/kit/when'
import { Unsent } from '../records/Unsent'
import { todayOf, WHAT_WORDS } from './keep'
import styles from './Privacy.module.css'

async function askDelete(id: string): Promise<void> {
  const yes = await confirmWith('Delete this record before its last day?', {
    text: 'An insurer or a court may ask for it.',
    yes: 'Delete',
    no: 'Keep',
  })
  if (!yes) return
  await attempt(() => remove('kept_record', id), {
    title: 'Record deleted',
    tone: 'stop',
    undo: () => void attempt(() => restore('kept_record', id)),
  })
}

/** What the salon must keep about people who were erased. After its last day a record is hidden, and then erased. */
export function KeptList() {
  const today = todayOf(Date.now())
  const kept = useRecords('kept_record')?.filter(({ fields }) => !isOver(fields.keep_until, today))
  if (kept === undefined) return null
  if (kept.length === 0)
    return (
      <p className={settings.soft}>
        Nothing yet. When you erase a client after a reaction or a claim, you can keep the least that an
        insurer asks for, without the name. It stays here until its last day.
      </p>
    )
  return (
    <ul className={styles.kept}>
      {kept.map(({ id, fields, ...row }) => (
        <li key={id}>
          <div className={styles.words}>
            <strong>{WHAT_WORDS.find(([what]) => what === fields.what)?.[1]}</strong>
            <p>{fields.facts}</p>
            <small>
              Until {dayOf(fields.keep_until)}, then deleted automatically. {fields.reason}
              {fields.who && ` Kept by ${fields.who}, ${dayOf(fields.made_at)}.`}
            </small>
            <Unsent row={row} />
          </div>
          <Button
            aria-label={`Delete the record kept until ${dayOf(fields.keep_until)}`}
            onClick={() => void askDelete(id)}
          >
            Delete
          </Button>
        </li>
      ))}
    </ul>
  )
}
