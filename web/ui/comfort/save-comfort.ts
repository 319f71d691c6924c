import type { Comfort } from '../../../shared/comfort'
import { asPersonFields } from '../../../shared/comfort-fields'
import { currentSalon } from '../../platform/data/db'
import { currentPerson } from '../../platform/data/people'
import { create } from '../../platform/data/save'

/**
 * Into the record of the person, from where it goes to their other devices. False: no database is open here (a public
 * page). Throws SaveError where it can't be written.
 */
export async function saveComfort(patch: Partial<Comfort>): Promise<boolean> {
  if (currentSalon() === null) return false
  await create('person', asPersonFields(patch), currentPerson().id)
  return true
}
