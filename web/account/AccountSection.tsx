import { useAccount } from '../data/account'
import { DeleteAccount } from './DeleteAccount'
import settings from './Settings.module.css'

export default function AccountSection() {
  const account = useAccount()
  if (account === null) return null
  return (
    <>
      <section className={settings.panel}>
        <h2>Account</h2>
        <p>
          You are signed in as <strong>{account.email}</strong>. This address is how everybody in the salon
          signs in.
        </p>
      </section>
      <DeleteAccount />
    </>
  )
}
