// What is written down at the chair about the client: a note, and what to do later.
import { newId } from '../../platform/data/ids'
import { currentPerson } from '../../platform/data/people'
import { creation, remove, saveAll } from '../../platform/data/save'
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

const DAY_MS = 86_400_000

/** "2027-01-09": the day on this device's clock. */
export function dayAfter(now: number, days: number): string {
  const date = new Date(now + days * DAY_MS)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** `said`: "in 6 weeks". */
export async function remind(chair: Chair, days: number, said: string, id: string = newId()): Promise<Act> {
  const say = `Reminder to rebook ${said}`
  const fields = {
    client_id: chair.clientId,
    text: `Book ${chair.client.fields.name.slice(0, 200)} again`,
    due_on: dayAfter(Date.now(), days),
    made_at: new Date().toISOString(),
    done_at: null,
    who: currentPerson().name,
  }
  await saveAll([creation('reminder', fields, id), ...serviceEdits(chair, say)])
  return { say, undo: () => remove('reminder', id) }
}
