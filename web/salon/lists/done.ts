// "Done" is a record of its own, so that other tablets know. For a reminder from the chair's Rebook, the reminder
// itself is marked done.
import type { ListRow } from '../../../shared/salon/lists/lists'
import { currentPerson } from '../../platform/data/account/people'
import { get } from '../../platform/data/queries/queries'
import { create, edit } from '../../platform/data/saving/save'
import { attempt } from '../../ui/forms/attempt'

/** The same id on every tablet, so two taps at once make one record. */
export const contactedId = ({ list, client, of }: Pick<ListRow, 'list' | 'client' | 'of'>): string =>
  `${list}:${client}:${of}`.slice(-80)

async function put(row: ListRow, done_at: string | null): Promise<void> {
  if (row.list === 'rebook' && row.after === null) return edit('reminder', row.of, { done_at })
  const id = contactedId(row)
  const who = currentPerson().name
  if (await get('contacted', id)) return edit('contacted', id, { done_at, who })
  await create('contacted', { client_id: row.client, list: row.list, of: row.of, done_at, who }, id)
}

export const markDone = (row: ListRow): Promise<boolean> =>
  attempt(() => put(row, new Date().toISOString()), {
    title: `Done: ${row.name}`,
    tone: 'ok',
    undo: () => void attempt(() => put(row, null)),
  })
