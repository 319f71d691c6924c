// Several timers in one write: all of them or none, and one way back.
import { stopped } from '../../shared/timers'
import { newId } from '../data/ids'
import { get } from '../data/queries'
import { creation, saveAll } from '../data/save'
import { type Done, fieldsOf, type NewTimer, primeVoice, tellStarted } from './actions'
import { timerNow } from './clock'
import { primeSound } from './sound'

/** Their ids. */
export async function startTimers(timers: readonly NewTimer[]): Promise<string[]> {
  primeSound()
  primeVoice()
  const made = timers.map(timer => ({ id: newId(), fields: fieldsOf(timer) }))
  await saveAll(made.map(({ id, fields }) => creation('timer', fields, id)))
  tellStarted()
  return made.map(({ id }) => id)
}

/** Takes back their start. */
export const removeTimers = (ids: readonly string[]): Promise<void> =>
  saveAll(ids.map(id => ({ op: 'edit', kind: 'timer', id, patch: { deletedAt: Date.now() } }) as const))

/** Those that still run; null where none does. */
export async function stopTimers(ids: readonly string[]): Promise<Done | null> {
  const rows = await Promise.all(ids.map(id => get('timer', id)))
  const running = rows.flatMap(row => {
    const patch = row && stopped(row.fields, timerNow())
    return row && patch ? [{ id: row.id, name: row.fields.name, patch }] : []
  })
  if (running.length === 0) return null
  await saveAll(running.map(({ id, patch }) => ({ op: 'edit', kind: 'timer', id, patch }) as const))
  return {
    words: `${running.map(({ name }) => name).join(', ')} stopped`,
    undo: () =>
      saveAll(
        running.map(({ id }) => ({ op: 'edit', kind: 'timer', id, patch: { stopped_at: null } }) as const),
      ),
  }
}
