import { type FormEvent, useState } from 'react'
import { useOnce } from '../../ui/forms/once'
import { closeNotices, type Notice, notify } from '../../ui/kit/notices/notify'

type Refused = { ok: false; words: string }

/** One word at a time on the way in: the next one takes its place. */
export const WAY_IN = 'way-in'
export const tellOnTheWay = (notice: Notice): void => notify({ ...notice, about: WAY_IN })

/** One form of the way in: busy while it asks, and its refusal in words, beside the form and as a toast. */
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
          // What went wrong before is over.
          closeNotices(WAY_IN)
          return done(result)
        }
        setProblem(result.words)
        tellOnTheWay({ title: 'Error', text: result.words, tone: 'stop' })
      })
    }
  return { busy, problem, setProblem, submit }
}
