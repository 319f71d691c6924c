import { type FormEvent, useState } from 'react'
import { useOnce } from '../../ui/forms/once'
import { closeNotices, type Notice, notify } from '../../ui/kit/notices/notify'

type Refused = { ok: false; words: string }

/** Sign-in shows one message at a time: each replaces the last. */
export const WAY_IN = 'way-in'
export const tellOnTheWay = (notice: Notice): void => notify({ ...notice, about: WAY_IN })

/** State of a sign-in form: busy while it asks, and its error as text, both beside the form and as a toast. */
export function useAuthForm(first: string | null = null) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(first)
  const once = useOnce()
  const submit =
    <T extends { ok: true }>(work: () => Promise<T | Refused>, done: (result: T) => void) =>
    (event: FormEvent): void => {
      event.preventDefault()
      void once(async () => {
        setBusy(true)
        setProblem(null)
        const result = await work()
        setBusy(false)
        if (result.ok) {
          // Clears the earlier error.
          closeNotices(WAY_IN)
          return done(result)
        }
        setProblem(result.words)
        tellOnTheWay({ title: 'Error', text: result.words, tone: 'stop' })
      })
    }
  return { busy, problem, setProblem, submit }
}
