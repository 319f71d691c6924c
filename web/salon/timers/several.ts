// Changes several timers in one transaction: all or none, with one undo.
import { paused, resumed, stopped, type TimerFields } from '../../../shared/salon/timers'
import { newId } from '../../platform/data/ids'
import { get } from '../../platform/data/queries/queries'
import { creation, saveAll } from '../../platform/data/saving/save'
import { type Done, fieldsOf, type NewTimer, primeVoice, tellStarted } from './actions'
import { timerNow } from './clock'
import { primeSound } from './ringing/sound'

/** Returns their ids. */
export async function startTimers(timers: readonly NewTimer[]): Promise<string[]> {
  primeSound()
  primeVoice()
  const made = timers.map(timer => ({ id: newId(), fields: fieldsOf(timer) }))
  await saveAll(made.map(({ id, fields }) => creation('timer', fields, id)))
  tellStarted()
  return made.map(({ id }) => id)
}

/** Undoes their start. */
export const removeTimers = (ids: readonly string[]): Promise<void> =>
  saveAll(ids.map(id => ({ op: 'edit', kind: 'timer', id, patch: { deletedAt: Date.now() } }) as const))

type Times = Partial<Pick<TimerFields, 'ends_at' | 'paused_left' | 'stopped_at'>>
type Change = (timer: TimerFields, now: number) => Times | null
type Changed = { id: string; name: string; patch: Times }

async function changesOf(ids: readonly string[], change: Change): Promise<Changed[]> {
  const rows = await Promise.all(ids.map(id => get('timer', id)))
  return rows.flatMap(row => {
    const patch = row && change(row.fields, timerNow())
    return row && patch ? [{ id: row.id, name: row.fields.name, patch }] : []
  })
}
const saveChanged = (changed: readonly Changed[]): Promise<void> =>
  saveAll(changed.map(({ id, patch }) => ({ op: 'edit', kind: 'timer', id, patch }) as const))

/** Changes the timers it applies to; null if there are none. */
async function changeAll(
  ids: readonly string[],
  change: Change,
  done: (names: string, isOne: boolean) => string,
  back: Change,
): Promise<Done | null> {
  const changed = await changesOf(ids, change)
  if (changed.length === 0) return null
  await saveChanged(changed)
  return {
    words: done(changed.map(({ name }) => name).join('; '), changed.length === 1),
    undo: async () =>
      saveChanged(
        await changesOf(
          changed.map(({ id }) => id),
          back,
        ),
      ),
  }
}

export const stopTimers = (ids: readonly string[]): Promise<Done | null> =>
  changeAll(
    ids,
    stopped,
    names => `${names} stopped`,
    () => ({ stopped_at: null }),
  )
export const pauseTimers = (ids: readonly string[]): Promise<Done | null> =>
  changeAll(ids, paused, names => `${names} paused`, resumed)
export const resumeTimers = (ids: readonly string[]): Promise<Done | null> =>
  changeAll(ids, resumed, (names, isOne) => `${names} ${isOne ? 'goes' : 'go'} on`, paused)
