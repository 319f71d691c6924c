import type { Comfort } from '../../../shared/comfort'
import { asPersonFields } from '../../../shared/comfort-fields'
import { currentSalon } from '../../platform/data/db'
import { currentPerson } from '../../platform/data/people'
import { create } from '../../platform/data/save'
import { keepUnsaved } from './kept'

/**
 * Into the record of the person, from where it goes to their other devices. Where no database is open (a public page) or
 * it can't be written, it is kept for the next start; the second throws SaveError.
 */
export async function saveComfort(patch: Partial<Comfort>): Promise<void> {
  keepUnsaved(patch)
  if (currentSalon() === null) return
  await create('person', asPersonFields(patch), currentPerson().id)
  keepUnsaved(null)
}
