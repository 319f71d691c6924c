import { type FormEvent, useState } from 'react'
import { useOnce } from '../records/once'
import { notify } from '../ui/notify'

type Refused = { ok: false; words: string }

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
        if (result.ok) return done(result)
        setProblem(result.words)
        notify({ title: 'Error', text: result.words, tone: 'stop' })
      })
    }
  return { busy, problem, setProblem, submit }
}
