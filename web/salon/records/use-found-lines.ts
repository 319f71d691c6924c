import { useEffect, useState } from 'react'
import { type FoundLines, useLineSearch } from '../../platform/data/queries'

type AsStands = typeof import('./as-stands').asStands

/** Formulas and notes that hold what was typed. Answers are among them once the rules that check them are loaded. */
export function useFoundLines(
  text: string,
  most: number,
): (FoundLines & { text: string }) | 'missing' | undefined {
  const [loaded, setLoaded] = useState<{ asStands: AsStands } | null>(null)
  const asked = text.trim() !== ''
  useEffect(() => {
    if (!asked) return
    let gone = false
    import('./as-stands').then(
      ({ asStands }) => !gone && setLoaded(was => was ?? { asStands }),
      error => console.info('Answers can’t be searched yet.', error),
    )
    return () => {
      gone = true
    }
  }, [asked])
  return useLineSearch(text, { most, asStands: loaded?.asStands ?? null })
}
