import type { Security } from '../../../../shared/api/security'
import settings from '../../../ui/kit/Settings.module.css'
import { SendProof } from './SendProof'

/** Whether the account's email is verified, and why that matters; nothing if the server doesn't ask for it. */
export function SecurityEmail({ email }: { email: Security['email'] }) {
  if (email === null) return null
  return (
    <section className={settings.panel}>
      <h2>Confirm your email</h2>
      {email.proved ? (
        <p>
          <strong>{email.address}</strong> is confirmed.
        </p>
      ) : (
        <>
          <p>
            <strong>{email.address}</strong> is not confirmed yet. Until it is, the built-in engine and voice
            answer here, and the server keeps 20 MB of sounds at most. Everything else works.
          </p>
          <SendProof />
        </>
      )}
    </section>
  )
}
