import settings from '../../ui/kit/Settings.module.css'
import { SendProof } from './SendProof'
import type { Security } from './security'

/** Whether the account's address is proved, and why that matters; nothing where no proof is asked for. */
export function SecurityEmail({ email }: { email: Security['email'] }) {
  if (email === null) return null
  return (
    <section className={settings.panel}>
      <h2>Prove your email</h2>
      {email.proved ? (
        <p>
          <strong>{email.address}</strong> is proved.
        </p>
      ) : (
        <>
          <p>
            <strong>{email.address}</strong> is not proved yet. Until it is, no AI model or paid voice answers
            here: the built-in ones do. And the server keeps 20 MB of sounds at most. All else works.
          </p>
          <SendProof />
        </>
      )}
    </section>
  )
}
