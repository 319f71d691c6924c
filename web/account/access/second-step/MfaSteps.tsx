import { type FormEvent, useState } from 'react'
import { encode } from 'uqr'
import { useOnce } from '../../../ui/forms/once'
import { buttonClass } from '../../../ui/kit/Button'
import { BackupCodes } from './BackupCodes'
import { CodeField } from './CodeField'
import styles from './Mfa.module.css'
import type { Enrolment } from './mfa'

/** Dark on white with a quiet zone in every theme, so phones can scan it. */
function Qr({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code for your authenticator app"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? ''

export function MfaSteps({
  enrolment,
  problem,
  onVerify,
}: {
  enrolment: Enrolment
  problem: string | null
  onVerify: (code: string) => Promise<void>
}) {
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const once = useOnce()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void once(async () => {
      setBusy(true)
      await onVerify(code)
      setBusy(false)
    })
  }
  return (
    <ol className={styles.steps}>
      <li className={styles.card}>
        <h2>Scan the code</h2>
        <div className={styles.scan}>
          <Qr text={enrolment.qr} />
          <div>
            <p>Open the authenticator app on your phone, add an account, and hold the camera here.</p>
            <p className={styles.soft}>On this device, or no camera? Type this key into the app instead:</p>
            <code className={styles.key}>{inFours(enrolment.secret)}</code>
          </div>
        </div>
      </li>
      <li className={styles.card}>
        <h2>Keep the backup codes</h2>
        <p>For when you don’t have your phone. Each works once. They are shown only now.</p>
        <BackupCodes codes={enrolment.backupCodes} />
      </li>
      <li className={styles.card}>
        <h2>Type what the app shows</h2>
        <form onSubmit={submit} className={styles.form}>
          <CodeField label="6-digit code" value={code} onChange={setCode} />
          {problem && (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          )}
          <button type="submit" className={buttonClass('act')} disabled={busy}>
            Verify and Enable
          </button>
        </form>
      </li>
    </ol>
  )
}
