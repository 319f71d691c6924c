import type { Comfort } from '../../../shared/account/comfort'
import { asPersonFields } from '../../../shared/account/comfort-fields'
import { currentPerson } from '../../platform/data/account/people'
import { currentSalon } from '../../platform/data/db'
import { create } from '../../platform/data/saving/save'

/**
 * Saves to the person's record, which syncs to their other devices. False if no database is open here (a public page).
 * Throws SaveError if it can't be written.
 */
export async function saveComfort(patch: Partial<Comfort>): Promise<boolean> {
  if (currentSalon() === null) return false
  await create('person', asPersonFields(patch), currentPerson().id)
  return true
}
