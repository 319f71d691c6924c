import type { Comfort } from '../../../shared/account/comfort'
import { asPersonFields } from '../../../shared/account/comfort-fields'
import { currentPerson } from '../../platform/data/account/people'
import { currentSalon } from '../../platform/data/db'
import { create } from '../../platform/data/saving/save'

/**
 * Into the record of the person, from where it goes to their other devices. False: no database is open here (a public
 * page). Throws SaveError where it can't be written.
 */
export async function saveComfort(patch: Partial<Comfort>): Promise<boolean> {
  if (currentSalon() === null) return false
  await create('person', asPersonFields(patch), currentPerson().id)
  return true
}
