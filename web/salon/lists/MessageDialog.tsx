import type { ListRow } from '../../../shared/salon/lists/lists'
import { smsLink, whatsAppLink } from '../../../shared/salon/lists/words'
import type { FieldsOf } from '../../../shared/salon/records/records'
import { useRecord } from '../../platform/data/queries/queries'
import { useAskedClose } from '../../ui/forms/asked-close'
import { Dialog } from '../../ui/forms/Dialog'
import { NOT_KEPT, useKeptForm } from '../../ui/forms/kept-form'
import { useOnce } from '../../ui/forms/once'
import { Button, buttonClass } from '../../ui/kit/Button'
import { notify } from '../../ui/kit/notices/notify'
import { Dictated } from '../../voice/Dictated'
import { contactedId, markDone } from './done'
import styles from './Lists.module.css'
import { messageFor } from './say'

type Props = { row: ListRow; salon: FieldsOf<'salon'> | undefined; onClose: () => void }

const canShare = (): boolean => typeof navigator.share === 'function'

async function share(text: string): Promise<void> {
  try {
    await navigator.share({ text })
  } catch (error) {
    // The share dialog was closed without sending, so there is nothing to report.
    if (error instanceof DOMException && error.name === 'AbortError') return
    notify({ title: 'Sharing did not open', text: 'Copy the message instead.', tone: 'stop' })
  }
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify({ title: 'Copied', tone: 'ok' })
  } catch {
    notify({ title: 'It could not be copied', text: 'Select the text and copy it.', tone: 'stop' })
  }
}

/** The words are ready; the tablet's own apps send them. */
export function MessageDialog({ row, salon, onClose }: Props) {
  const client = useRecord('client', row.client)
  const form = useKeptForm(`message:${row.client}:${contactedId(row)}`, { text: messageFor(row, salon) })
  const { text } = form.values
  const close = useAskedClose(form, onClose)
  const once = useOnce()
  const phone = client?.fields.phone ?? null

  const done = (): Promise<void> =>
    once(async () => {
      if (!(await markDone(row))) return
      form.forget()
      onClose()
    })

  return (
    <Dialog title={`Message to ${row.name}`} onClose={() => void close()} held={form.changed}>
      <div className={styles.message}>
        {form.found && <p className={styles.soft}>You typed this before. It was kept for you.</p>}
        {!form.kept && <p role="alert">{NOT_KEPT}</p>}
        <Dictated>
          <textarea
            aria-label="Message"
            rows={6}
            value={text}
            onChange={event => form.set('text', event.currentTarget.value)}
          />
        </Dictated>
        <p className={styles.soft}>
          {phone ? `To ${phone}. ` : 'No phone number is on the card: choose who it goes to. '}
          Chairside sends nothing itself: your own app opens with these words, and you send them.
        </p>
        <div className={styles.ways}>
          {canShare() && <Button onClick={() => void share(text)}>Share</Button>}
          {phone && (
            <a className={buttonClass()} href={smsLink(phone, text)}>
              Text message
            </a>
          )}
          <a
            className={buttonClass()}
            href={whatsAppLink(phone, text, salon?.currency ?? null)}
            target="_blank"
            rel="noopener noreferrer"
          >
            WhatsApp
          </a>
          <Button onClick={() => void copy(text)}>Copy</Button>
        </div>
        <div className={styles.foot}>
          <Button look="act" onClick={() => void done()}>
            Sent: mark as done
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
