// Inside a page of the product's own address: the salon is put into the tablet's database through the product's own tables,
// and the product's questions are asked. Beside each stands the bare reading of the same rows: one transaction, nothing of ours.

import { addDays } from '../../../shared/salon/appointments/wall'
import { LOOKED_KINDS } from '../../../shared/salon/lists/people'
import { refreshAccount } from '../../../web/platform/data/account/account'
import { openSalon, salon } from '../../../web/platform/data/db'
import { type Day, dayFrom } from '../../../web/platform/data/queries/day-cards'
import { listsFrom, prepareLists } from '../../../web/platform/data/queries/lists'
import { allAbout, asks, list } from '../../../web/platform/data/queries/queries'
import { searchLines } from '../../../web/platform/data/queries/search/lines'
import { prepareLines } from '../../../web/platform/data/queries/search/lines-index'
import { placed, type StoredRow } from '../../../web/platform/data/row'
import { edit } from '../../../web/platform/data/saving/save'
import { clientId } from '../clients'
import { median } from '../line'
import { APPOINTMENTS, CLIENTS, PHOTOS, REGULAR, salonRows } from './rows'

const PIECE = 2_000

export async function enter(account: string): Promise<void> {
  await refreshAccount()
  await openSalon(account)
}

export async function fill(now: number, today: string): Promise<number> {
  const { db } = salon()
  let some: StoredRow[] = []
  const put = async (): Promise<void> => {
    await db.rows.bulkPut(some)
    some = []
  }
  for (const { kind, id, fields } of salonRows(now, today)) {
    some.push(placed({ id, kind, version: 1, fields: { ...fields } }))
    if (some.length === PIECE) await put()
  }
  await put()
  await db.meta.update('this', { lastSyncedAt: now, version: 1, highest: 1 })
  const count = (kind: string) => db.rows.where('place').startsWith(`${kind} `).count()
  const found = [await count('client'), await count('appointment'), await count('photo')]
  if (found.join() !== [CLIENTS, APPOINTMENTS, PHOTOS].join()) throw new Error(`The salon has ${found}`)
  return db.rows.count()
}

// ---- the bare reading -------------------------------------------------------------------------------------------------
type Range = { index: 'place' | 'about'; from: string; to?: string; last?: number }
const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
const store = (): IDBObjectStore => salon().db.backendDB().transaction('rows', 'readonly').objectStore('rows')

function ranged(
  rows: IDBObjectStore,
  { index, from, to = `${from}\uffff`, last }: Range,
): Promise<StoredRow[]> {
  const range = IDBKeyRange.bound(from, to)
  if (last === undefined) return asked(rows.index(index).getAll(range))
  return new Promise((resolve, reject) => {
    const found: StoredRow[] = []
    const cursor = rows.index(index).openCursor(range, 'prev')
    cursor.onerror = () => reject(cursor.error)
    cursor.onsuccess = () => {
      const at = cursor.result
      if (at) found.push(at.value)
      if (!at || found.length === last) resolve(found)
      else at.continue()
    }
  })
}
const all = async (ranges: readonly Range[]): Promise<number> => {
  const rows = store()
  const found = await Promise.all(ranges.map(range => ranged(rows, range)))
  return found.reduce((sum, each) => sum + each.length, 0)
}

async function bareDay(day: string): Promise<number> {
  const rows = store()
  const [booked = [], services = []] = await Promise.all([
    ranged(rows, { index: 'place', from: `appointment ${day}` }),
    ranged(rows, { index: 'place', from: `service ${addDays(day, -2)}`, to: `service ${addDays(day, 2)}` }),
  ])
  const ids = [...new Set(booked.map(({ fields }) => String(fields.client_id)))]
  const found = await Promise.all(
    ids.flatMap(id => [
      asked(rows.get(id)),
      ...['allergy', 'patch_test'].map(kind => ranged(rows, { index: 'about', from: `${id} ${kind} ` })),
      ranged(rows, { index: 'about', from: `${id} formula `, last: 1 }),
    ]),
  )
  return booked.length + services.length + found.flat().length
}

const ABOUT = [
  'note',
  'memo',
  'formula',
  'patch_test',
  'reminder',
  'consent',
  'consultation',
  'photo',
  'allergy',
] as const
const FIRST = 21

type Rows = () => Promise<number>
/** Warm-up apart, in turns: what slows the one slows the other. Both answer how many rows they have. */
async function inTurns(bare: Rows, ours: Rows): Promise<[bare: number, ours: number]> {
  const took: { bare: number[]; ours: number[] } = { bare: [], ours: [] }
  const work = { bare, ours }
  let many: number | undefined
  for (let n = 0; n < WARM_UP + MEASURED; n++)
    for (const side of n % 2 === 0 ? (['bare', 'ours'] as const) : (['ours', 'bare'] as const)) {
      const start = performance.now()
      const rows = await work[side]()
      if (n >= WARM_UP) took[side].push(performance.now() - start)
      many ??= rows
      if (rows !== many) throw new Error(`${rows} rows are not ${many}`)
    }
  return [median(took.bare), median(took.ours)]
}
const WARM_UP = 5
const MEASURED = 31

async function timed(times: number, work: (n: number) => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let n = 0; n < times; n++) {
    const start = performance.now()
    await work(n)
    took.push(performance.now() - start)
  }
  return median(took)
}

let touched = 0
/** What anybody does while a list stands there: one card is changed, and the list is asked for again. */
async function afterOneChange(ask: () => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let n = 0; n < 11; n++) {
    await edit('client', clientId(100 + touched++), { hair_type: `seen at ${touched}` })
    await new Promise(resolve => setTimeout(resolve, 20))
    const start = performance.now()
    await ask()
    took.push(performance.now() - start)
  }
  return median(took)
}

/** Nobody of that day is in the chair: services would be told with their clients alone. */
const rowsOfDay = ({ rows, cards }: Day): number =>
  rows.length +
  [...cards.values()].reduce(
    (sum, { allergies, tests, last }) => sum + 1 + allergies.length + tests.length + (last ? 1 : 0),
    0,
  )

/** Nothing is gathered by these, so that both can be asked in one page. */
export const pairs = {
  today: (day: string) =>
    inTurns(
      () => bareDay(day),
      async () => rowsOfDay(await dayFrom(salon(), day)),
    ),
  client: () =>
    inTurns(
      () => all(ABOUT.map(kind => ({ index: 'about', from: `${REGULAR} ${kind} ` }))),
      async () => Object.values(await allAbout(ABOUT, REGULAR)).flat().length,
    ),
  history: () =>
    inTurns(
      () => all(['formula', 'ask'].map(kind => ({ index: 'place', from: `${kind} `, last: FIRST }))),
      async () =>
        (await Promise.all([list('formula', { limit: FIRST }), asks({ limit: FIRST })])).flat().length,
    ),
} as const

export const reads = {
  lists: (now: number) => timed(1, () => prepareLists(salon()).then(() => listsFrom(salon(), now))),
  bareLists: () => timed(1, () => all(LOOKED_KINDS.map(kind => ({ index: 'place', from: `${kind} ` })))),
  listsAgain: (now: number) => afterOneChange(() => listsFrom(salon(), now)),
  search: () =>
    timed(1, () => prepareLines(salon()).then(() => searchLines(salon(), '6/43 + 20 vol', { most: 5 }))),
  bareSearch: () =>
    timed(1, () =>
      all(
        ['formula', 'note', 'memo', 'client', 'patch_test', 'ask'].map(kind => ({
          index: 'place',
          from: `${kind} `,
        })),
      ),
    ),
  searchAgain: () => {
    const typed = ['6/43 + 20 vol', 'slight tingle', '7/0', 'cooler root', '4/16 10 vol']
    return timed(15, n => searchLines(salon(), typed[n % typed.length] ?? '', { most: 5 }))
  },
} as const
