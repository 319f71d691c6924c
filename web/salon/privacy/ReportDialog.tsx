import { useState } from 'react'
import { Dialog } from '../../ui/forms/Dialog'
import { useOnce } from '../../ui/forms/once'
import { Button } from '../../ui/kit/Button'
import { notify } from '../../ui/kit/notices/notify'
import styles from './permissions/Permissions.module.css'
import { downloadJson, downloadPdf, type ReportResult } from './report'

type Props = { clientId: string; name: string; onClose: () => void }

/** For a client who asks what we hold about them. */
export function ReportDialog({ clientId, name, onClose }: Props) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const once = useOnce()
  const take = (make: (clientId: string) => Promise<ReportResult>): void =>
    void once(async () => {
      setBusy(true)
      setProblem(null)
      const made = await make(clientId)
      setBusy(false)
      if (!made.ok) return setProblem(made.words)
      notify({
        title: 'Download Started',
        tone: 'ok',
        ...(made.by === 'tablet'
          ? { text: 'Made from this tablet. Earlier versions and deleted records are on the server.' }
          : {}),
      })
    })
  return (
    <Dialog title="What is held about this client" onClose={onClose}>
      <div className={styles.form}>
        <p>
          Everything about <strong>{name}</strong>: the card, notes, allergies, patch tests, formulas,
          questions and answers, what was sent to a model, memos, which photos there are, permissions, and
          every change with who made it. Other clients are not in it.
        </p>
        <p className={styles.soft}>
          The PDF is for people to read. The JSON file is for another program. Check who is asking before you
          hand it over.
        </p>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <div className={styles.actions}>
          <Button disabled={busy} onClick={() => take(downloadJson)}>
            Download JSON
          </Button>
          <Button look="act" disabled={busy} onClick={() => take(downloadPdf)}>
            {busy ? 'Making the report...' : 'Download PDF'}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
