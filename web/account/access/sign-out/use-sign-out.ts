import { useNavigate } from 'react-router-dom'
import { knownAccount } from '../../../platform/data/account/account'
import { outboxCount } from '../../../platform/data/outbox/outbox-count'
import { reachable } from '../../../platform/sync/reachable'
import { makeOnce } from '../../../ui/forms/once'
import { confirmWith } from '../../../ui/kit/dialogs/confirm'
import { closeNotices, type Notice, notify } from '../../../ui/kit/notices/notify'
import { rememberLeft, unsentWords } from './left'
import { signOut } from './sign-out'

/** The sidebar and the top bar have different wording, from the specification. */
export const SIGNED_OUT = {
  sidebar: { title: 'Signed out successfully', tone: 'ok' },
  topbar: { title: 'Signed out', text: 'You have been signed out successfully.', tone: 'ok' },
} as const satisfies Record<string, Notice>

const NOT_REMOVED: Notice = {
  title: 'Error',
  text: 'This salon could not be removed from this tablet. Everything is still here. Reload the page and try again.',
  tone: 'stop',
}

/** How long recent changes get to reach the server before we ask about them. */
const ON_ITS_WAY_MS = 3_000
/** Anything slower shows a notice, so that nobody taps a button again because it seems dead. */
const SAID_AFTER_MS = 300
const SENDING = {
  title: 'Sending what is waiting...',
  tone: 'info',
  about: 'sending-before-sign-out',
} as const satisfies Notice

/** One for all buttons, as the tapped menu may be closed by then. */
const once = makeOnce()

async function stillWaiting(): Promise<number> {
  const waiting = await outboxCount()
  if (waiting === 0 || !reachable.get()) return waiting
  const deadline = new Promise(done => setTimeout(done, ON_ITS_WAY_MS))
  const saying = setTimeout(() => notify(SENDING), SAID_AFTER_MS)
  const sent = import('../../../platform/sync/start').then(({ syncNow }) => syncNow()).catch(() => null)
  await Promise.race([sent, deadline])
  clearTimeout(saying)
  closeNotices(SENDING.about)
  return outboxCount()
}

export function useSignOut(from: keyof typeof SIGNED_OUT): () => Promise<void> {
  const navigate = useNavigate()
  const leave = async (): Promise<void> => {
    const waiting = await stillWaiting()
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
  return () => once(leave)
}
