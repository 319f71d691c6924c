// Saves every drag, stretch or key on the timeline straight away, each with an undo.

import { useRef, useState } from 'react'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import { edit, remove, restore } from '../../../platform/data/saving/save'
import { useTold } from '../../../platform/outside'
import type { Changing } from '../../../salon/day/change'
import { attempt } from '../../../ui/forms/attempt'
import type { Placed, Stylist } from '../booked'
import { type namedColumns, patchOf, startOf } from './entries'

type Step = { words: string; undo: () => Promise<void> }
type BookedTime = Pick<FieldsOf<'appointment'>, 'starts_at' | 'minutes' | 'person_id' | 'stylist'>
const MOST = 50

export function useMoves(columns: ReturnType<typeof namedColumns>, team: readonly Stylist[]) {
  const [steps, setSteps] = useState<readonly Step[]>([])
  const bookings = columns.flatMap(column => column.bookings)
  /** Saved but not rendered yet: the next key continues from here. */
  const ahead = useRef(new Map<string, BookedTime>())
  // Once that has rendered, the rows are up to date.
  useTold(JSON.stringify(bookings.map(({ id, fields }) => [id, fields])), () => ahead.current.clear())

  const knownOf = ({ id, fields }: Placed): BookedTime =>
    ahead.current.get(id) ?? {
      starts_at: fields.starts_at,
      minutes: fields.minutes,
      person_id: fields.person_id,
      stylist: fields.stylist,
    }

  const changing: Changing = {
    pick({ key }, fields, words) {
      const booking = bookings.find(({ id }) => id === key)
      if (!booking) return
      const did = (undo: () => Promise<void>): void => setSteps(was => [...was.slice(-MOST), { words, undo }])
      if (fields.gone === true) {
        void attempt(() => remove('appointment', key)).then(
          done => done && did(() => restore('appointment', key)),
        )
        return
      }
      const known = knownOf(booking)
      const column =
        fields.staff === undefined ? null : (columns.find(({ name }) => name === fields.staff) ?? null)
      const patch = patchOf(known, fields, column, team)
      const back: Partial<BookedTime> = {
        ...('starts_at' in patch ? { starts_at: known.starts_at } : {}),
        ...('minutes' in patch ? { minutes: known.minutes } : {}),
        ...('person_id' in patch ? { person_id: known.person_id, stylist: known.stylist } : {}),
      }
      const next = { ...known, ...patch }
      ahead.current.set(key, next)
      void attempt(() => edit('appointment', key, patch)).then(done => {
        if (done) did(() => edit('appointment', key, back))
        else if (ahead.current.get(key) === next) ahead.current.delete(key)
      })
    },
    now(entry) {
      const known = ahead.current.get(entry.key)
      return known ? { ...entry, start: startOf(known), minutes: known.minutes } : entry
    },
  }

  function undo(): void {
    const last = steps.at(-1)
    if (!last) return
    setSteps(was => was.filter(step => step !== last))
    void attempt(last.undo).then(done => !done && setSteps(was => [...was, last]))
  }
  return { changing, undo, last: steps.at(-1)?.words ?? null }
}
