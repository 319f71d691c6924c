// What is written down about the client at the chair: a note, and things to do later.

import { openDay, shortDay, toBookText } from '../../../shared/salon/rebook'
import { currentPerson } from '../../platform/data/account/people'
import { dayAfter } from '../../platform/data/clock/local-time'
import { newId } from '../../platform/data/ids'
import { creation, remove, saveAll } from '../../platform/data/saving/save'
import { type Act, serviceEdits } from './acts'
import type { Chair } from './use-chair'

export async function writeNote(chair: Chair, text: string, id: string = newId()): Promise<Act> {
  const say = 'Saved the note'
  const fields = {
    client_id: chair.clientId,
    text: text.trim(),
    written_at: new Date().toISOString(),
    who: currentPerson().name,
  }
  await saveAll([creation('note', fields, id), ...serviceEdits(chair, say)])
  return { say, undo: () => remove('note', id) }
}

/** `said`: "in 6 weeks". */
export async function remind(chair: Chair, days: number, said: string, id: string = newId()): Promise<Act> {
  const { day, moved } = openDay(dayAfter(Date.now(), days))
  const say = `Reminder to rebook ${said}${moved === null ? '' : `, on ${shortDay(day)}: ${moved}`}`
  const fields = {
    client_id: chair.clientId,
    text: toBookText(chair.client.fields.name),
    due_on: day,
    made_at: new Date().toISOString(),
    done_at: null,
    who: currentPerson().name,
  }
  await saveAll([creation('reminder', fields, id), ...serviceEdits(chair, say)])
  return { say, undo: () => remove('reminder', id) }
}
