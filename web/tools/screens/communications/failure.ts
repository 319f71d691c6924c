import { notify } from '../../../ui/kit/notices/notify'

/** For a failed save, its own message; for anything else the standard one. */
export function tellFailure(error: unknown, words: string): void {
  console.error(error)
  const own = error instanceof Error && error.name === 'SaveError' ? error.message : null
  notify({ title: 'Error', text: own ?? words, tone: 'stop' })
}
