import { notify } from '../../ui/kit/notices/notify'

/** Runs a save. An expected failure shows its own message and returns null. The text stays where it is. */
export async function tried<T>(save: () => Promise<T>): Promise<{ value: T } | null> {
  try {
    return { value: await save() }
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'SaveError') throw error
    notify({ title: 'Not saved', text: error.message, tone: 'stop' })
    return null
  }
}
