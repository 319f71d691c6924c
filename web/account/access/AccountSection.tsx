import { useEffect, useState } from 'react'
import { useAccount } from '../../platform/data/account'
import settings from '../../ui/kit/Settings.module.css'
import { ask } from './ask'
import { DeleteAccount } from './DeleteAccount'

type Storage = { used: number; max: number }

const isStorage = (value: unknown): value is Storage =>
  typeof value === 'object' &&
  value !== null &&
  'used' in value &&
  typeof value.used === 'number' &&
  'max' in value &&
  typeof value.max === 'number'

const inMb = (bytes: number): string => `${Math.ceil(bytes / 1_000_000).toLocaleString('en-GB')} MB`

/** Null: the server can't be asked now. */
function useStorage(): Storage | null {
  const [storage, setStorage] = useState<Storage | null>(null)
  useEffect(() => {
    let gone = false
    void ask('storage').then(found => {
      if (!gone && found.ok && isStorage(found.answer)) setStorage(found.answer)
    })
    return () => {
      gone = true
    }
  }, [])
  return storage
}

export default function AccountSection() {
  const account = useAccount()
  const storage = useStorage()
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
