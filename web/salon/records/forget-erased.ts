// Somebody who was erased must not live on in what this browser stores beside the database: drafts, half-written
// questions, what an import replaced. (SYNC rule 11.) A fully synced database only loses rows by erasure.
import { currentSalon, onDatabase, type Salon } from '../../platform/data/db'
import { kept as texts } from '../../platform/data/kept/kept-store'
import { dropGonePictures, keepsPictures } from '../../platform/data/media/pictures'
import { syncNow } from '../../platform/sync/start'
import { type Ended, heardAll } from '../../platform/sync/sync'
import { eraseAt } from '../../ui/forms/kept-place'
import { askOf } from '../../voice/speak/about'
import { noLongerWanted, wantedNow } from '../../voice/speak/kept-sounds/queue'

/** Drafts with a key that ends in the id of the record they are about. */
export const ABOUT_A_RECORD: ReadonlySet<string> = new Set([
  'client',
  'product',
  'stock',
  'note',
  'note-edit',
  'memo',
  'allergy',
  'patch-test',
  'mixing',
  'gate',
  'used',
  'developer',
  'chair-used',
  'scenario',
  'poster',
  'consent',
  'consultation',
  'consultation-change',
  'consultation-permission',
  'withdraw',
  'keep',
  'message',
  'person',
  'appointment',
  // Booking a client again.
  'booking',
])

/** `without`: what is left without these ids; null if nothing. */
type KeptText = { ids: string[]; without: (gone: ReadonlySet<string>) => unknown }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const idIn = (item: unknown): string => (isRecord(item) && typeof item.id === 'string' ? item.id : '')

function journal(value: unknown): KeptText | null {
  if (!Array.isArray(value)) return null
  const without: KeptText['without'] = gone => {
    const left = value.filter(item => !gone.has(idIn(item)))
    return left.length === 0 ? null : left
  }
  return { ids: value.map(idIn).filter(Boolean), without }
}

const NOBODY = 'new'

function questions(value: unknown): KeptText | null {
  if (!isRecord(value) || !isRecord(value.drafts)) return null
  const { drafts, clientId } = value
  const without: KeptText['without'] = gone => ({
    ...value,
    clientId: typeof clientId === 'string' && gone.has(clientId) ? null : clientId,
    drafts: Object.fromEntries(Object.entries(drafts).filter(([id]) => !gone.has(id))),
  })
  const ids = [...Object.keys(drafts), ...(typeof clientId === 'string' ? [clientId] : [])]
  return { ids: ids.filter(id => id !== NOBODY), without }
}

/** The queue of texts to read aloud. */
function toHear(value: unknown): KeptText | null {
  if (!Array.isArray(value)) return null
  const about = (item: unknown): string => askOf(idIn(item)) ?? ''
  const without: KeptText['without'] = gone => value.filter(item => !gone.has(about(item)))
  return { ids: value.map(about).filter(Boolean), without }
}

/** The client and the answer in an address. */
function namedIn(place: unknown): string[] {
  if (!isRecord(place) || typeof place.path !== 'string') return []
  const [path = '', query] = place.path.split('?')
  const client = /^\/(?:clients|chair)\/([^/]+)/.exec(path)?.[1]
  const asked = new URLSearchParams(query)
  return [client && decodeURIComponent(client), asked.get('ask'), asked.get('client')].flatMap(id => id || [])
}

/** "Where was I" on this device. */
function where(value: unknown): KeptText | null {
  if (!isRecord(value)) return null
  const { place, step } = value
  const left = (at: unknown, gone: ReadonlySet<string>): unknown =>
    namedIn(at).some(id => gone.has(id)) ? null : at
  const without: KeptText['without'] = gone => ({
    ...value,
    place: left(place, gone),
    step: left(step, gone),
  })
  return { ids: [...namedIn(place), ...namedIn(step)], without }
}

/** The draft of a spoken note. */
const spokenNote = (value: unknown): KeptText | null =>
  isRecord(value) && typeof value.clientId === 'string'
    ? { ids: [value.clientId], without: () => null }
    : null

function keptUnder(key: string, text: string, account: string): KeptText | null {
  if (key.startsWith(`chairside.import:${account}:`)) return journal(read(text))
  // For everybody who uses this device (data/people.ts), not only the person working now.
  const [head = '', whose = '', what = '', id] = key.split(':')
  if (whose !== account && !whose.startsWith(`${account}~`)) return null
  if (head === 'chairside.to-hear') return toHear(read(text))
  if (head === 'chairside.where') return where(read(text))
  if (head !== 'kept') return null
  if (what === 'form') return questions(read(text))
  if (what === 'spoken-note') return spokenNote(read(text))
  return id !== undefined && ABOUT_A_RECORD.has(what) ? { ids: [id], without: () => null } : null
}

function allKept(account: string): Map<string, KeptText> {
  const found = new Map<string, KeptText>()
  for (const key of texts.keys()) {
    const kept = keptUnder(key, texts.get(key) ?? '', account)
    if (kept && kept.ids.length > 0) found.set(key, kept)
  }
  return found
}

/** Only for a fully synced database: we take anything missing from it as erased. */
async function forgetWhatIsGone({ account, db }: Salon): Promise<void> {
  const kept = allKept(account)
  const ids = [...new Set([...kept.values()].flatMap(each => each.ids))]
  if (ids.length === 0) return
  const rows = await db.rows.bulkGet(ids)
  const gone = new Set(ids.filter((_, at) => rows[at] === undefined))
  // Also this page's own copy of the queue, which would otherwise be written back with the next text.
  for (const { id } of wantedNow()) if (gone.has(askOf(id) ?? '')) noLongerWanted(id)
  for (const [key, { ids: named, without }] of kept) {
    if (!named.some(id => gone.has(id))) continue
    const left = without(gone)
    if (left === null) eraseAt(key)
    else texts.put(key, JSON.stringify(left))
  }
}

const SOON_MS = 1_000

/**
 * Runs at start-up, for anything the worker erased meanwhile, and after each erasure that arrives. Returns a function
 * to stop it.
 */
export function startForgetting(sync: () => Promise<Ended | null> = syncNow, soon = SOON_MS): () => void {
  const followed = new WeakSet<Salon>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (salon: Salon): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      void (async () => {
        if (currentSalon() !== salon) return
        const pictures = await keepsPictures(salon.account)
        if (!pictures && allKept(salon.account).size === 0) return
        // Until everything has been pulled, a missing row may only not have arrived yet.
        if (!heardAll(await sync()) || currentSalon() !== salon) return
        await forgetWhatIsGone(salon)
        if (pictures) await dropGonePictures(salon)
      })().catch(error => console.warn('What was kept about somebody erased could not be removed.', error))
    }, soon)
  }
  const follow = (): void => {
    const salon = currentSalon()
    if (salon === null || followed.has(salon)) return
    followed.add(salon)
    salon.db.rows.hook('deleting', () => look(salon))
    look(salon)
  }
  follow()
  return onDatabase(follow)
}
