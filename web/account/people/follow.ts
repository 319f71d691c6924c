// Follows the current person's record: a new name from another tablet shows here, and if they are removed there, this
// tablet asks who it is.
import { OWNER_ID } from '../../../shared/sync/kinds'
import { hereNow, onPerson, takeInPerson } from '../../platform/data/account/people'
import { wasRemoved } from '../../platform/data/queries/everyone'
import { followRecord } from '../../platform/data/queries/follow'
import { lock } from '../../ui/state/lock'

async function leaveIfRemoved(person: string): Promise<void> {
  if (person !== OWNER_ID && (await wasRemoved(person)) && hereNow().id === person) await lock()
}

function follow(person: string): () => void {
  return followRecord(
    'person',
    () => person,
    row => {
      if (hereNow().id !== person) return
      if (row) takeInPerson(row.fields.name, row.fields.colour)
      else
        leaveIfRemoved(person).catch(error => console.warn('Who works here could not be looked up.', error))
    },
  )
}

/** Call once, when the first screen is up. */
export function followPerson(): void {
  let present = hereNow().id
  let forget = follow(present)
  onPerson(() => {
    if (hereNow().id === present) return
    present = hereNow().id
    forget()
    forget = follow(present)
  })
}
