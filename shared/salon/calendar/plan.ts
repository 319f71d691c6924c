// What a calendar or a list would change among the appointments, before it changes it: what is new, what its source says
// otherwise than before, and what no longer stands there. What people wrote here since stays, part by part.

import { folded } from '../../fold-text'
import { serviceOf } from '../../trade/services'
import { agreedAnew } from '../appointments/wall'
import type { FieldsOf } from '../records/records'
import type { Entry } from './read'
import { digestOf, idOfKey, isErased, lostIn, wordsDigest } from './source-ids'
import { type Cards, saidIn } from './who'
import { OWN_UID } from './write'

type Fields = FieldsOf<'appointment'>
/** Deleted ones too: what somebody deleted here doesn't come back by itself. */
export type PresentAppointment = { id: string; fields: Fields }
export type Source = { source: 'calendar' | 'file'; source_id: string; person_id: string | null }
/** Days in which the source tells everything it has: what isn't told of them is gone. */
export type DateRange = { from: string; to: string }

type Addition = { id: string; fields: Fields }
type Alteration = { id: string; before: Fields; patch: Partial<Fields> }
export type CalendarPlan = {
  add: Addition[]
  change: Alteration[]
  /** No longer in the source. */
  gone: Alteration[]
  /** Marked as gone, and there again. */
  back: Alteration[]
  /** Only which source has them and what it said last is remembered: nobody sees anything of it, and they count as the same. */
  noted: Alteration[]
  same: number
  /** Deleted here, and left so. */
  left: number
  /** Of somebody who was erased, and left out. */
  erased: number
  /** New ones with a name that is linked to no card. */
  unlinked: number
}

const USUAL_MINUTES = 30
const MOST_LINE = 500

type Arriving = Pick<
  Fields,
  'starts_at' | 'minutes' | 'all_day' | 'client_id' | 'client_name' | 'service' | 'note' | 'stylist'
> & { key: string; cancelled: boolean; seen: NonNullable<Fields['seen']> }

/** Two writings of one visit: the same hour, the same client, the same service. */
const visitOf = ({
  starts_at,
  client_id,
  client_name,
  service,
}: Omit<Arriving, 'seen' | 'key' | 'cancelled'>) =>
  [starts_at, client_id ?? folded(client_name ?? ''), folded(service)].join('|')

function arrivingOf(entry: Entry, cards: Cards): Arriving {
  const { key, starts_at, all_day, summary, note, cancelled, stylist = null } = entry
  const said =
    entry.client === undefined
      ? saidIn(summary, cards)
      : linked(entry.client.trim(), (entry.service ?? '').trim(), cards)
  const minutes = entry.minutes ?? serviceOf(said.service)?.minutes ?? USUAL_MINUTES
  return {
    key,
    starts_at,
    all_day,
    minutes,
    ...said,
    service: said.service.slice(0, MOST_LINE),
    note,
    stylist,
    cancelled,
    seen: {
      when: digestOf(starts_at),
      length: String(minutes),
      words: wordsDigest(entry.client ?? '', entry.service ?? '', summary),
      note: digestOf(note ?? ''),
    },
  }
}

function linked(client: string, service: string, cards: Cards) {
  const id = client === '' ? null : cards.named(client)
  return { client_id: id, client_name: id === null && client !== '' ? client.slice(0, 200) : null, service }
}

/** Which parts its source says otherwise than when it was last read; what it said last is remembered in any case. */
function patchOf(
  { id, fields: before }: PresentAppointment,
  now: Arriving,
  { now: at, erased = NOTHING }: Given,
): Partial<Fields> {
  const { seen } = before
  if (JSON.stringify(seen) === JSON.stringify(now.seen)) return {}
  // Made here and gone out from here: what its calendar says at first is an older copy of what stands.
  if (seen === null) return { seen: now.seen }
  const patch: Partial<Fields> = {}
  if (seen.when !== now.seen.when) {
    patch.starts_at = now.starts_at
    patch.all_day = now.all_day
  }
  if (seen.length !== now.seen.length) patch.minutes = now.minutes
  if (seen.words !== now.seen.words) {
    patch.service = now.service
    // A card that somebody linked by hand stays linked, unless another one is named now.
    if (now.client_id !== null || before.client_id === null) {
      patch.client_id = now.client_id
      patch.client_name = now.client_name
    }
  }
  if (seen.note !== now.seen.note) Object.assign(patch, notePatch(before, seen.note, now.note, at))
  for (const field of lostIn(erased, id, patch)) delete patch[field]
  const isOtherwise = Object.entries(patch).some(
    ([field, value]) => JSON.stringify(Reflect.get(before, field)) !== JSON.stringify(value),
  )
  return isOtherwise ? { ...patch, seen: now.seen } : { seen: now.seen }
}

const FROM_SOURCE = 'calendar:note'

/** A note that was written here stays; the source's new one stands beside it. */
function notePatch(before: Fields, seen: string, note: string | null, at: string): Partial<Fields> {
  if (digestOf(before.note ?? '') === seen) return { note }
  if (note === null || note === before.note) return {}
  const second = {
    id: FROM_SOURCE,
    field: 'note',
    text: note,
    at: Date.parse(at),
    device: 'server',
    person: null,
  }
  return { seconds: [...before.seconds.filter(({ id }) => id !== FROM_SOURCE), second] }
}

const isUnseen = (patch: Partial<Fields>): boolean =>
  Object.keys(patch).every(field => field === 'seen' || field === 'uid')

/**
 * Came from outside, and its import was taken back: whoever deletes one by hand leaves its source's name on it. It comes in
 * again as if it had never been here.
 */
const isTakenBack = ({ deletedAt, uid, source }: Fields): boolean =>
  deletedAt !== null && uid === null && (source === 'file' || source === 'calendar')
/** What an undo writes on what its import had added. */
export const takenBack = (deletedAt: number): Partial<Fields> => ({ deletedAt, uid: null })

const NOTHING: ReadonlySet<string> = new Set()
const MOST_TWINS = 8

type Twin = { id: string } & Pick<Fields, 'uid' | 'seen'>
/**
 * Entries that are one visit with what stands: known by them from now on, so that none comes by itself when that is deleted
 * or erased. What was made by hand takes the name of one, and moves with it; what has a source already notes them beside.
 */
function tie(standing: Fields, twins: readonly Twin[], mayTakeName: boolean): Partial<Fields> | null {
  const [first] = twins
  const taken =
    mayTakeName && first && standing.uid === null && standing.seen === null
      ? { uid: first.uid, seen: first.seen }
      : null
  const also = beside(standing.also, taken ? twins.slice(1) : twins)
  return also === null ? taken : { ...taken, also }
}

function beside(also: readonly string[], twins: readonly Twin[]): string[] | null {
  const ids = new Set(twins.slice(0, MOST_TWINS).map(({ id }) => id))
  const fresh = [...ids].filter(id => !also.includes(id))
  return fresh.length === 0 ? null : [...also, ...fresh].slice(-MOST_TWINS)
}

type Given = {
  entries: readonly Entry[]
  present: readonly PresentAppointment[]
  cards: Cards
  /** Who works here: a stylist that a list names is linked where one bears the name. */
  people?: Cards
  source: Source
  told: DateRange | null
  /** Calendars that are followed: what one brought that isn't any more, another may take over. */
  alive?: ReadonlySet<string>
  /** What is remembered of entries whose appointments were erased (./source-ids.ts). */
  erased?: ReadonlySet<string>
  /** An instant. */
  now: string
  who: string | null
}

export function planOf(given: Given): CalendarPlan {
  const { entries, present, cards, people, source, told, alive, erased = NOTHING, now, who } = given
  const plan: CalendarPlan = {
    add: [],
    change: [],
    gone: [],
    back: [],
    noted: [],
    same: 0,
    left: 0,
    erased: 0,
    unlinked: 0,
  }
  const byKey = new Map(present.flatMap(each => (each.fields.uid === null ? [] : [[each.fields.uid, each]])))
  const byId = new Map(present.map(each => [each.id, each]))
  const byVisit = new Map(
    present.flatMap(each => (each.fields.deletedAt === null ? [[visitOf(each.fields), each.id]] : [])),
  )
  const deleted = new Set(
    present.flatMap(({ fields }) => (fields.deletedAt !== null && !isTakenBack(fields) ? fields.also : [])),
  )
  const keys = new Set(entries.map(({ key }) => key))
  const twins = new Map<string, Twin[]>()
  const heard = new Set<string>()
  const isHeld = ({ source: from, source_id }: Fields): boolean =>
    from === 'calendar' && (alive === undefined || alive.has(source_id ?? ''))
  for (const entry of entries) {
    const now_ = arrivingOf(entry, cards)
    const id = idOfKey(entry.key)
    const known = byKey.get(entry.key) ?? byId.get(id)
    if (!known || isTakenBack(known.fields)) {
      if (now_.cancelled) continue
      const uid = entry.key.slice(0, MOST_LINE)
      if (isErased(erased, { ...now_, uid })) {
        plan.erased += 1
        continue
      }
      const twin = byVisit.get(visitOf(now_))
      if (twin !== undefined) {
        plan.same += 1
        heard.add(twin)
        twins.set(twin, [...(twins.get(twin) ?? []), { id, uid, seen: now_.seen }])
        continue
      }
      if (deleted.has(id)) {
        plan.left += 1
        continue
      }
      byVisit.set(visitOf(now_), id)
      heard.add(id)
      const { key: _key, cancelled: _, stylist, ...fields } = now_
      const person_id = source.person_id ?? (stylist ? (people?.named(stylist) ?? null) : null)
      plan.add.push({
        id,
        fields: {
          ...BLANK,
          ...fields,
          ...source,
          person_id,
          stylist: person_id === null && stylist ? stylist.slice(0, 200) : null,
          uid,
          made_at: now,
          who,
        },
      })
      if (now_.client_id === null && now_.client_name !== null) plan.unlinked += 1
      continue
    }
    if (now_.cancelled) continue
    heard.add(known.id)
    const { fields } = known
    if (fields.deletedAt !== null) plan.left += 1
    // Two calendars may hold one entry: the first that brought it is the one it is heard from.
    else if (isHeld(fields) && fields.source_id !== source.source_id) plan.same += 1
    else {
      const patch = patchOf(known, now_, given)
      const isBack = fields.vanished_at !== null
      // Files too: the last one that held it owns it, and is the one that may drop it.
      const isTaken =
        (fields.source === 'file' || (fields.source === 'calendar' && source.source === 'calendar')) &&
        fields.source_id !== source.source_id
      const taken = isTaken ? { source: source.source, source_id: source.source_id } : {}
      const whole = {
        ...patch,
        ...agreedAnew(fields.starts_at, patch, now),
        ...taken,
        ...(isBack ? { vanished_at: null } : {}),
      }
      if (isBack) plan.back.push({ id: known.id, before: fields, patch: whole })
      else if (!isUnseen(patch)) plan.change.push({ id: known.id, before: fields, patch: whole })
      else {
        plan.same += 1
        if (isTaken || 'seen' in patch) plan.noted.push({ id: known.id, before: fields, patch: whole })
      }
    }
  }
  const added = new Map(plan.add.map(each => [each.id, each]))
  for (const [id, theirs] of twins) {
    const made = added.get(id)
    const row = byId.get(id)
    if (made) made.fields.also = beside([], theirs) ?? []
    // Its own entry is there too: what went out from here came home, and keeps its name.
    else if (row) {
      const patch = tie(row.fields, theirs, !keys.has(`${id}${OWN_UID}`))
      if (patch !== null) plan.noted.push({ id, before: row.fields, patch })
    }
  }
  if (told === null) return plan
  for (const { id, fields } of present) {
    const isOurs = fields.source_id === source.source_id && fields.source === source.source
    const isTold = fields.starts_at >= told.from && fields.starts_at < told.to
    if (!isOurs || !isTold || heard.has(id) || fields.vanished_at !== null || fields.deletedAt !== null)
      continue
    plan.gone.push({ id, before: fields, patch: { vanished_at: now } })
  }
  return plan
}

const BLANK = {
  also: [],
  deletedAt: null,
  seconds: [],
  processing: [],
  may_move: false,
  vanished_at: null,
  sample: false,
}

/** The days that a file tells of: from `today` to the last day that it has; null: it has none. */
export function toldBy(entries: readonly Entry[], today: string): DateRange | null {
  const last = entries.reduce((latest, { starts_at }) => (starts_at > latest ? starts_at : latest), '')
  const first = entries.reduce((least, { starts_at }) => (starts_at < least ? starts_at : least), last)
  return last === ''
    ? null
    : { from: first.slice(0, 10) > today ? first.slice(0, 10) : today, to: `${last.slice(0, 10)}T24:00` }
}

/** "maya-2026-11-27 (2).csv" and the next week's are one. */
const plainName = (file: string): string =>
  folded(file.replace(/\.[a-z]{2,4}$/i, '')).replace(/[^\p{L}]+/gu, '')

/**
 * What the same program's next file is known by. Two stylists' files of one program are two: told apart by whose they are
 * said to be, else by what the file is called.
 */
export const sourceIdOf = (
  { name, by, file }: { name: string; by: string; file: string },
  person: string | null,
): string => `file-${digestOf([by, name, person ?? plainName(file)].join('\n'))}`
