// Everything half done on this tablet, from the database and this browser's storage.
import { addDays } from '../../../../shared/salon/appointments/wall'
import { cards } from '../../../../shared/tools/cards'
import { dayOn } from '../../../platform/data/clock/local-time'
import type { SalonDb } from '../../../platform/data/db'
import { kept } from '../../../platform/data/kept/kept-store'
import { appointmentsFrom } from '../../../platform/data/queries/appointments'
import { useSalonQuery } from '../../../platform/data/queries/live'
import { getFrom, listFrom, type Row } from '../../../platform/data/queries/read'
import { type Draft, draftsHere } from './half-written'
import type { HalfWritten, OpenService } from './unfinished'
import { A_DAY_AT_WORK_MS } from './where'

const LATEST = 20

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Null if there is no sheet, or one of another version. */
function stepsOf(ask: Row<'ask'> | null): number | null {
  const blocks: unknown = ask?.fields.sheet?.blocks
  if (!Array.isArray(blocks)) return null
  const counts = blocks.map(block => {
    if (!isObject(block) || Reflect.get(block, 'block') !== 'steps') return 0
    const items: unknown = Reflect.get(block, 'items')
    return Array.isArray(items) ? items.length : 0
  })
  return counts.reduce((sum, each) => sum + each, 0) || null
}

async function openServices(db: SalonDb, now: number): Promise<OpenService[]> {
  const rows = await listFrom(db, 'service', { limit: LATEST })
  const open = rows.filter(
    ({ fields }) => fields.ended_at === null && now - Date.parse(fields.started_at) < A_DAY_AT_WORK_MS,
  )
  if (open.length === 0) return []
  const day = dayOn(now)
  const today = await appointmentsFrom(db, day, addDays(day, 1))
  return Promise.all(
    open.map(async ({ id, fields }) => {
      const client = await getFrom(db, 'client', fields.client_id)
      const of = fields.ask_id === null ? null : stepsOf(await getFrom(db, 'ask', fields.ask_id))
      return {
        id,
        clientId: fields.client_id,
        name: client?.fields.name ?? 'A client',
        step: fields.step,
        of: of !== null && fields.step < of ? of : null,
        lastDone: fields.last_done,
        at: Date.parse(fields.last_done_at ?? fields.started_at),
        onToday: today.some(booked => booked.fields.client_id === fields.client_id),
      }
    }),
  )
}

async function named(db: SalonDb, { id, kind, what, clientId }: Draft): Promise<HalfWritten[]> {
  const client = clientId === null ? null : await getFrom(db, 'client', clientId)
  const about = client ? ` about ${client.fields.name}` : ''
  if (kind === 'note')
    return client ? [{ id, text: `A note${about} is half written.`, to: `/clients/${clientId}` }] : []
  const card = cards.find(tool => tool.id === what)
  return card ? [{ id, text: `A question to ${card.title}${about} is half written.`, to: card.path }] : []
}

/** `again`: a change of this value reads everything again. */
export function useUnfinished(again: string) {
  return useSalonQuery(
    async ({ db }) => {
      const drafts = await Promise.all(draftsHere(kept).map(draft => named(db, draft)))
      return { services: await openServices(db, Date.now()), half: drafts.flat() }
    },
    [again],
  )
}
