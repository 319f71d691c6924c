// A draft carries the id that its record will have. A browser that was killed between the two writes has both: the record
// is what counts, and the draft goes before anybody can save it a second time. (docs/decisions/032)
import { currentSalon, databaseState, onDatabase, type Salon } from '../../platform/data/db'
import { newId } from '../../platform/data/ids'
import { kept } from '../../platform/data/kept/kept-store'
import type { StoredRow } from '../../platform/data/row'
import { savedAt } from '../../ui/forms/kept-place'

type Draft = { id: string; left: (row: StoredRow) => object | null }
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const textAt = (from: unknown, name: string): string => {
  const value: unknown = isObject(from) ? Reflect.get(from, name) : undefined
  return typeof value === 'string' ? value : ''
}

const loosely = (text: string): string => text.trim().split(/\s+/).join(' ').toLowerCase()

/** What was typed on while it was being saved. A record holds some fields in its own way: of those nobody can tell. */
function since(typed: string, saved: unknown): string {
  if (saved === null || saved === '') return typed.trim()
  if (typeof saved !== 'string' || loosely(typed) === loosely(saved)) return ''
  return typed.startsWith(saved.trim()) ? typed.slice(saved.trim().length).trim() : typed
}

/** Of a form, in its own words. */
function typedOn(values: object, initial: object, { fields }: StoredRow): Record<string, string> {
  const more = Object.keys(values).map(name => {
    const typed = textAt(values, name)
    return [name, typed === textAt(initial, name) ? '' : since(typed, fields[name])]
  })
  return Object.fromEntries(more.filter(([, text]) => text !== ''))
}

/** A form's (records/kept-form.ts). */
function leftOfForm(draft: object, row: StoredRow): object | null {
  if (!('values' in draft && isObject(draft.values) && 'initial' in draft && isObject(draft.initial)))
    return null
  const { initial } = draft
  const more = typedOn(draft.values, initial, row)
  return Object.keys(more).length === 0 ? null : { initial, values: { ...initial, ...more }, id: newId() }
}

/** A line of a practice, or a note that is spoken (voice/commands/handlers/kept-note.ts): what was said since is the next one. */
function leftOfLine<T extends object>(typed: T, { fields }: StoredRow): T | null {
  const text = since(textAt(typed, 'text'), fields.text)
  return text === '' ? null : { ...typed, text }
}

/** Another new record's (tools/use-kept-record.ts). What is filled in piece by piece stays whole, for the same record. */
function leftOfTyped(draft: object, typed: object, row: StoredRow): object | null {
  if ('text' in typed) {
    const next = leftOfLine(typed, row)
    return next && { id: newId(), typed: { ...next, ...('retries' in next ? { retries: null } : {}) } }
  }
  const isMore = 'saving' in draft && JSON.stringify(draft.saving) !== JSON.stringify(typed)
  return isMore ? draft : null
}

function ofRecord(draft: object): Draft | null {
  if (!('id' in draft) || typeof draft.id !== 'string') return null
  const left: Draft['left'] = row => {
    if ('typed' in draft && isObject(draft.typed)) return leftOfTyped(draft, draft.typed, row)
    if (!('text' in draft)) return leftOfForm(draft, row)
    const next = leftOfLine(draft, row)
    return next && { ...next, id: newId() }
  }
  return { id: draft.id, left }
}

/** A tool's questions, one of which was being sent (tools/form-draft.ts). Typed on meanwhile, it stays, as another question. */
function ofQuestions(draft: object): Draft | null {
  if (!('sending' in draft && 'drafts' in draft) || !isObject(draft.drafts)) return null
  const [id, of] = [textAt(draft.sending, 'id'), textAt(draft.sending, 'of')]
  const typed: unknown = Reflect.get(draft.drafts, of)
  const drafts = { ...draft.drafts }
  const others = Object.fromEntries(Object.entries(drafts).filter(([name]) => name !== of))
  const left: Draft['left'] = ({ fields: { input } }) => {
    const isMore =
      isObject(typed) &&
      isObject(input) &&
      Object.keys(typed).some(name => since(textAt(typed, name), Reflect.get(input, name)) !== '')
    return isMore
      ? { clientId: 'clientId' in draft ? draft.clientId : null, drafts }
      : { clientId: null, drafts: others }
  }
  return id === '' ? null : { id, left }
}

/** Null where what is kept becomes no new record. */
function draftIn(text: string | null): Draft | null {
  try {
    const draft: unknown = JSON.parse(text ?? 'null')
    return isObject(draft) ? (ofRecord(draft) ?? ofQuestions(draft)) : null
  } catch {
    // No draft of a form.
    return null
  }
}

/** Of whatever person: what stands in a record is to be written no more. */
export async function dropSaved({ account, db }: Salon): Promise<void> {
  const found = kept.keys().flatMap(key => {
    const [head, whose = ''] = key.split(':')
    const isOurs = head === 'kept' && (whose === account || whose.startsWith(`${account}~`))
    const text = kept.get(key)
    const draft = isOurs ? draftIn(text) : null
    return draft ? [{ key, text, draft }] : []
  })
  if (found.length === 0) return
  const rows = await db.rows.bulkGet(found.map(({ draft }) => draft.id))
  for (const [at, { key, text, draft }] of found.entries()) {
    const row = rows[at]
    // What was typed meanwhile has an id of its own.
    if (row === undefined || kept.get(key) !== text) continue
    const left = draft.left(row)
    const next = left === null ? null : JSON.stringify(left)
    if (next !== text) savedAt(key, next)
  }
}

/** Before anybody can save anything: as soon as a database is open. */
export function startDropping(): void {
  const looked = new WeakSet<Salon>()
  const look = (): void => {
    const salon = currentSalon()
    if (salon === null || looked.has(salon) || databaseState() !== 'open') return
    looked.add(salon)
    dropSaved(salon).catch(error => console.warn('What was saved could not be told from drafts.', error))
  }
  onDatabase(look)
  look()
}
