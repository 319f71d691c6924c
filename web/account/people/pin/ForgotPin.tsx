import { type FormEvent, useState } from 'react'
import { create } from '../../../platform/data/saving/save'
import { wordsOf } from '../../../ui/forms/attempt'
import { useOnce } from '../../../ui/forms/once'
import { buttonClass } from '../../../ui/kit/Button'
import { notify } from '../../../ui/kit/notices/notify'
import { PasswordRow } from '../../access/password/PasswordRow'
import type { Someone } from '../use-people'
import styles from './Form.module.css'
import { checkAccountPassword } from './password'
import { forgetTries } from './tries'

/** For a forgotten PIN: the account's password removes it, and the person chooses another. */
export function ForgotPin({ person, onIn }: { person: Someone; onIn: () => void }) {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const once = useOnce()

  async function open(): Promise<void> {
    setProblem(null)
    const answer = await checkAccountPassword(password)
    if (!answer.ok) return setProblem(answer.words)
    try {
      await create('person', { pin: null, passkeys: [] }, person.id)
    } catch (error) {
      return setProblem(wordsOf(error))
    }
    forgetTries(person.id)
    onIn()
    notify({
      title: `${person.name} has no PIN now`,
      text: 'Set a new one in Settings, under People.',
      tone: 'info',
    })
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    void once(open)
  }
  return (
    <form className={`${styles.form} ${styles.narrow}`} onSubmit={submit}>
      <p>
        Type the password this salon signs in with, and {person.name} no longer has a PIN. This needs a
        signal.
      </p>
      <PasswordRow label="The account’s password" value={password} onChange={setPassword} />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        <button type="submit" className={buttonClass('act')}>
          Remove this PIN
        </button>
      </div>
    </form>
  )
}
