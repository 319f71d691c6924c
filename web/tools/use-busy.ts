import { useRef, useState } from 'react'

/** Local work is over before one can read a word: the button only speaks of it when it takes this long. */
const WORTH_SAYING_MS = 300

/** `words` while something takes long enough to be said, else null; a second call while one runs does nothing. */
export function useBusy(label: string) {
  const [words, setWords] = useState<string | null>(null)
  const running = useRef(false)
  async function during(work: () => Promise<void>): Promise<void> {
    if (running.current) return
    running.current = true
    const timer = window.setTimeout(() => setWords(label), WORTH_SAYING_MS)
    try {
      await work()
    } finally {
      window.clearTimeout(timer)
      running.current = false
      setWords(null)
    }
  }
  return { words, during }
}
