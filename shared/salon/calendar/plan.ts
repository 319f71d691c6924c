// What a calendar or a list would change among the appointments, before it does: what is new, what the source changed
// since last time, and what it no longer contains. What people wrote here since then stays, part by part.

import { folded } from '../../fold-text'
import { serviceOf } from '../../trade/services'
import { agreedAnew } from '../appointments/wall'
import type { FieldsOf } from '../records/records'
import type { Entry } from './read'
import { digestOf, idOfKey, isErased, lostIn, wordsDigest } from './source-ids'
import { type Cards, saidIn } from './who'
import { OWN_UID } from './write'

type Fields = FieldsOf<'appointment'>
/** Deleted ones too: an appointment that somebody deleted here doesn't come back by itself. */
export type PresentAppointment = { id: string; fields: Fields }
export type Source = { source: 'calendar' | 'file'; source_id: string; person_id: string | null }
/** Days for which the source lists everything it has: an entry missing from them is gone. */
export type DateRange = { from: string; to: string }

type Addition = { id: string; fields: Fields }
type Alteration = { id: string; before: Fields; patch: Partial<Fields> }
export type CalendarPlan = {
  add: Addition[]
  change: Alteration[]
  /** No longer in the source. */
  gone: Alteration[]
  /** Marked as gone, and now there again. */
  back: Alteration[]
  /**
   * Only the record of which source has them and what it last said changes. Nobody sees a difference, so they count as
   * unchanged.
   */
  noted: Alteration[]
  same: number
  /** Deleted here, and left deleted. */
  left: number
  /** For somebody who was erased, so left out. */
  erased: number
  /** New ones with a name that isn't linked to a card. */
  unlinked: number
}

const USUAL_MINUTES = 30
const MOST_LINE = 500

type Arriving = Pick<
  Fields,
  'starts_at' | 'minutes' | 'all_day' | 'client_id' | 'client_name' | 'service' | 'note' | 'stylist'
> & { key: string; cancelled: boolean; seen: NonNullable<Fields['seen']> }

/** What two entries for one visit share: the same hour, client and service. */
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

/** The parts that the source changed since it was last read. What it says now is remembered in any case. */
function patchOf(
  { id, fields: before }: PresentAppointment,
  now: Arriving,
  { now: at, erased = NOTHING }: Given,
): Partial<Fields> {
  const { seen } = before
  if (JSON.stringify(seen) === JSON.stringify(now.seen)) return {}
  // Made here and exported: what the calendar says at first is an older copy.
  if (seen === null) return { seen: now.seen }
  const patch: Partial<Fields> = {}
  if (seen.when !== now.seen.when) {
    patch.starts_at = now.starts_at
    patch.all_day = now.all_day
  }
  if (seen.length !== now.seen.length) patch.minutes = now.minutes
  if (seen.words !== now.seen.words) {
    patch.service = now.service
    // A link that somebody made by hand stays, unless the source now names another card.
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

/** A note written here stays; the source's new note goes beside it. */
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
 * It came from outside, and its import was undone; deleting by hand would have left the source's name on it. It comes
 * in again as if it had never been here.
 */
const isTakenBack = ({ deletedAt, uid, source }: Fields): boolean =>
  deletedAt !== null && uid === null && (source === 'file' || source === 'calendar')
/** What an undo writes on the records that its import added. */
export const takenBack = (deletedAt: number): Partial<Fields> => ({ deletedAt, uid: null })

const NOTHING: ReadonlySet<string> = new Set()
const MOST_TWINS = 8

type Twin = { id: string } & Pick<Fields, 'uid' | 'seen'>
/**
 * Entries for a visit that is already here: we remember them, so that none comes in by itself once that one is deleted
 * or erased. A hand-made appointment takes the uid of one and moves with it; one with a source notes them in `also`.
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
  /** Who works here: a stylist in a list is linked if one of them has that name. */
  people?: Cards
  source: Source
  told: DateRange | null
  /** The calendars that are followed: appointments of one that no longer exists may be taken over by another. */
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
    // Two calendars may contain the same entry: only the one that brought it first updates it.
    else if (isHeld(fields) && fields.source_id !== source.source_id) plan.same += 1
    else {
      const patch = patchOf(known, now_, given)
      const isBack = fields.vanished_at !== null
      // The same goes for files: the last file with the entry owns it, and may remove it.
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
    // Its own entry is there too: an exported appointment came back, and keeps its uid.
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

/** The days that a file covers: from `today` to its last day; null if it has none. */
export function toldBy(entries: readonly Entry[], today: string): DateRange | null {
  const last = entries.reduce((latest, { starts_at }) => (starts_at > latest ? starts_at : latest), '')
  const first = entries.reduce((least, { starts_at }) => (starts_at < least ? starts_at : least), last)
  return last === ''
    ? null
    : { from: first.slice(0, 10) > today ? first.slice(0, 10) : today, to: `${last.slice(0, 10)}T24:00` }
}

/** "maya-2026-11-27 (2).csv" and next week's file share a name. */
const plainName = (file: string): string =>
  folded(file.replace(/\.[a-z]{2,4}$/i, '')).replace(/[^\p{L}]+/gu, '')

/**
 * Identifies the same program's next file. Two stylists' files from one program differ by whose they say they are, or
 * else by file name.
 */
export const sourceIdOf = (
  { name, by, file }: { name: string; by: string; file: string },
  person: string | null,
): string => `file-${digestOf([by, name, person ?? plainName(file)].join('\n'))}`
