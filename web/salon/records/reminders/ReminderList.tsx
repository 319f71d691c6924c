// Reminders as listed on a client's card, at the chair and on the dashboard.
import { Link } from 'react-router-dom'
import { dayOn } from '../../../platform/data/clock/local-time'
import type { Row } from '../../../platform/data/queries/queries'
import { edit, remove, restore } from '../../../platform/data/saving/save'
import { attempt } from '../../../ui/forms/attempt'
import { Button } from '../../../ui/kit/Button'
import { Unsent } from '../Unsent'
import styles from './ReminderList.module.css'
import { dueWords } from './reminders'
import { useOpenReminders } from './use-open-reminders'

type Reminder = Pick<Row<'reminder'>, 'id' | 'fields' | 'pending' | 'problem'>
type ReminderListProps = {
  reminders: readonly Reminder[]
  /** The text links to the client's card. */
  linked?: boolean
  tell?: Tell | undefined
}

/** Lists the reminders not done yet. */
export function ReminderList({ reminders, ...rest }: ReminderListProps) {
  return <OpenReminders open={useOpenReminders(reminders) ?? []} {...rest} />
}

type OpenProps = Omit<ReminderListProps, 'reminders'> & { open: readonly Reminder[] }
export function OpenReminders({ open, linked = false, tell }: OpenProps) {
  const today = dayOn(Date.now())
  if (open.length === 0) return null
  return (
    <ul className={styles.reminders} aria-label="Reminders">
      {open.map(({ id, fields, ...row }) => (
        <li key={id} data-due={fields.due_on <= today || undefined}>
          <div className={styles.words}>
            <strong>
              {linked && fields.client_id ? (
                <Link to={`/clients/${encodeURIComponent(fields.client_id)}`}>{fields.text}</Link>
              ) : (
                fields.text
              )}
            </strong>
            <span>{dueWords(fields.due_on, today)}</span>
            <Unsent row={row} />
          </div>
          <span className={styles.acts}>
            <Button aria-label={`Done: ${fields.text}`} onClick={() => void done(id, tell)}>
              Done
            </Button>
            <Button look="plain" aria-label={`Delete: ${fields.text}`} onClick={() => void drop(id, tell)}>
              Delete
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Shows what was done and its undo in a bar; screens without a bar use a notice. */
type Tell = (words: string, undo: () => unknown) => void

async function done(id: string, tell?: Tell): Promise<void> {
  const at = new Date().toISOString()
  await told(
    'Reminder done',
    () => edit('reminder', id, { done_at: at }),
    () => edit('reminder', id, { done_at: null }),
    tell,
  )
}

const drop = (id: string, tell?: Tell): Promise<void> =>
  told(
    'Reminder deleted',
    () => remove('reminder', id),
    () => restore('reminder', id),
    tell,
  )

async function told(
  words: string,
  act: () => Promise<void>,
  back: () => Promise<void>,
  tell: Tell | undefined,
): Promise<void> {
  const undo = (): void => void attempt(back)
  if (!tell) await attempt(act, { title: words, tone: 'ok', undo })
  else if (await attempt(act)) tell(words, undo)
}
