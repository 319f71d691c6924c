import { useNavigate } from 'react-router-dom'
import { knownAccount } from '../../platform/data/account'
import { outboxCount } from '../../platform/data/outbox-count'
import { confirmWith } from '../../ui/kit/confirm'
import { type Notice, notify } from '../../ui/kit/notify'
import { signOut } from './auth'
import { rememberLeft, unsentWords } from './left'

/** The sidebar's and the top bar's words differ, as specified. */
export const SIGNED_OUT = {
  sidebar: { title: 'Signed out successfully', tone: 'ok' },
  topbar: { title: 'Signed out', text: 'You have been signed out successfully.', tone: 'ok' },
} as const satisfies Record<string, Notice>

const NOT_REMOVED: Notice = {
  title: 'Error',
  text: 'This salon could not be removed from this tablet. Everything is still here; load the page again and try once more.',
  tone: 'stop',
}

export function useSignOut(from: keyof typeof SIGNED_OUT): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    const waiting = await outboxCount()
    const account = knownAccount()?.id ?? null
    const remove = async (): Promise<void> => {
      try {
        await (await import('./leave-tablet')).signOutAndRemove(() => navigate('/auth'))
      } catch (error) {
        console.warn('The salon could not be removed.', error)
        notify(NOT_REMOVED)
      }
    }
    const text =
      waiting === 1
        ? 'It stays on this tablet and is sent when you sign in here again. Until then no other device has it.'
        : 'They stay on this tablet and are sent when you sign in here again. Until then no other device has them.'
    if (
      waiting > 0 &&
      !(await confirmWith(unsentWords(waiting), {
        text,
        yes: 'Sign out anyway',
        no: 'Stay signed in',
        instead: { words: 'Sign out and remove this salon from this tablet', act: () => void remove() },
      }))
    )
      return
    const result = await signOut()
    if (!result.ok) return notify({ title: 'Error', text: result.words, tone: 'stop' })
    rememberLeft(account)
    notify(SIGNED_OUT[from])
    navigate('/auth')
  }
}
