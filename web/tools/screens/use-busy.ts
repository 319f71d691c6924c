import { useRef, useState } from 'react'

/**
 * `words` from the first moment on while something runs, else null: the button that began it says so and takes no
 * second tap. A second call while one runs does nothing.
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
