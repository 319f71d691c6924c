import { notify } from '../../ui/kit/notices/notify'

/** Runs a save; an expected failure is said in its own words and answered with null. The text stays where it is. */
export async function tried<T>(save: () => Promise<T>): Promise<{ value: T } | null> {
  try {
    return { value: await save() }
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'SaveError') throw error
    notify({ title: 'Not saved', text: error.message, tone: 'stop' })
    return null
  }
}
