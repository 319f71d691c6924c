import type { Reply } from '../../../../shared/api/endpoint'
import { records } from '../../../../shared/api/records'
import { useAccount } from '../../../platform/data/account/account'
import { askApi } from '../../../platform/data/api'
import settings from '../../../ui/kit/Settings.module.css'
import { useLoaded } from '../../../ui/state/use-loaded'
import { DeleteAccount } from '../delete-account/DeleteAccount'

const inMb = (bytes: number): string => `${Math.ceil(bytes / 1_000_000).toLocaleString('en-GB')} MB`

/** Null if the server can't be reached. */
async function storageNow(): Promise<Reply<typeof records.storage> | null> {
  const found = await askApi(records.storage, {})
  return found.ok ? found.answer : null
}

export default function AccountSection() {
  const account = useAccount()
  const storage = useLoaded(storageNow, [], 'How much is stored on the server is not known.')
  if (account === null) return null
  return (
    <>
      <section className={settings.panel}>
        <h2>Account</h2>
        <p>
          You are signed in as <strong>{account.email}</strong>. This address is how everybody in the salon
          signs in.
        </p>
        {storage && (
          <p>
            Sounds and pictures on the server: {inMb(storage.used)} of {inMb(storage.max)} used.
          </p>
        )}
      </section>
      <DeleteAccount />
    </>
  )
}
