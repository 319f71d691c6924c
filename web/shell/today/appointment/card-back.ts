// Removes a card that was just made; bookings under it stay, by name.
import { about } from '../../../platform/data/queries/queries'
import type { Row } from '../../../platform/data/queries/read'
import { type Edit, saveAll } from '../../../platform/data/saving/save'

export const cardBackEdits = (id: string, booked: readonly Pick<Row<'appointment'>, 'id'>[]): Edit[] => [
  ...booked.map(
    (each): Edit => ({ op: 'edit', kind: 'appointment', id: each.id, patch: { client_id: null } }),
  ),
  { op: 'edit', kind: 'client', id, patch: { deletedAt: Date.now() } },
]

export const takeCardBack = async (id: string): Promise<void> =>
  saveAll(cardBackEdits(id, await about('appointment', id)))
