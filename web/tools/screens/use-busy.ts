import { useRef, useState } from 'react'

/**
 * `words` while something runs, else null: the button shows them and ignores further taps. A second call while one runs
 * does nothing.
 */
export function useBusy(label: string) {
  const [words, setWords] = useState<string | null>(null)
  const running = useRef(false)
  async function during(work: () => Promise<void>): Promise<void> {
    if (running.current) return
    running.current = true
    setWords(label)
    try {
      await work()
    } finally {
      running.current = false
      setWords(null)
    }
  }
  return { words, during }
}
