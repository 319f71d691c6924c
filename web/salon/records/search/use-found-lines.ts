import { type FoundLines, useLineSearch } from '../../../platform/data/queries/queries'
import { useLoaded } from '../../../ui/state/use-loaded'

/** Formulas and notes that match the text. Answers are included once the rules that check them have loaded. */
export function useFoundLines(
  text: string,
  most: number,
): (FoundLines & { text: string }) | 'missing' | undefined {
  const asked = text.trim() !== ''
  const loaded = useLoaded(
    () => (asked ? import('../answers/as-stands') : null),
    [asked],
    'Answers can’t be searched yet.',
  )
  return useLineSearch(text, { most, asStands: loaded?.asStands ?? null })
}
