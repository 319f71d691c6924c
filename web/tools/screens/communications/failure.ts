import { notify } from '../../../ui/kit/notices/notify'

/** A save that failed says why in its own words; anything else in the catalogue's. */
export function tellFailure(error: unknown, words: string): void {
  console.error(error)
  const own = error instanceof Error && error.name === 'SaveError' ? error.message : null
  notify({ title: 'Error', text: own ?? words, tone: 'stop' })
}
