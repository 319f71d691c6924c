// The settings are stored in the person's record, so a choice made on another tablet takes effect here too.
import { chosenBy } from '../../../shared/account/comfort-fields'
import { currentPerson, onPerson } from '../../platform/data/account/people'
import { followRecord } from '../../platform/data/queries/follow'
import { keptUnsaved } from './kept'
import { setComfort, takeIn } from './use-comfort'

/** Call once, when the first screen has rendered. */
export function followComfort(): void {
  let present = currentPerson().id
  let forget = follow()
  onPerson(() => {
    if (currentPerson().id === present) return
    present = currentPerson().id
    forget()
    forget = follow()
  })
}

function follow(): () => void {
  let first = true
  return followRecord(
    'person',
    () => currentPerson().id,
    row => {
      const unsaved = keptUnsaved()
      const left = first && Object.keys(unsaved).length > 0
      first = false
      // Chosen on a page without a database, or while there was no room: saves it to the record now.
      if (left) void setComfort(unsaved).catch(error => console.warn('A comfort setting waits.', error))
      else if (row) takeIn(chosenBy(row.fields))
    },
  )
}
