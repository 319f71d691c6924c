// A draft has the id of the record it will become. If the browser dies between the two writes, both exist. Then the
// record wins, and we drop the draft before anybody can save it again. (docs/decisions/032)
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

/** What was typed after saving began. For fields that the record stores in another form, we can't tell. */
function since(typed: string, saved: unknown): string {
  if (saved === null || saved === '') return typed.trim()
  if (typeof saved !== 'string' || loosely(typed) === loosely(saved)) return ''
  return typed.startsWith(saved.trim()) ? typed.slice(saved.trim().length).trim() : typed
}

/** By the form's field names, what was typed after saving began. */
function typedOn(values: object, initial: object, { fields }: StoredRow): Record<string, string> {
  const more = Object.keys(values).map(name => {
    const typed = textAt(values, name)
    return [name, typed === textAt(initial, name) ? '' : since(typed, fields[name])]
  })
  return Object.fromEntries(more.filter(([, text]) => text !== ''))
}

/** For a form's draft (records/kept-form.ts). */
function leftOfForm(draft: object, row: StoredRow): object | null {
  if (!('values' in draft && isObject(draft.values) && 'initial' in draft && isObject(draft.initial)))
    return null
  const { initial } = draft
  const more = typedOn(draft.values, initial, row)
  return Object.keys(more).length === 0 ? null : { initial, values: { ...initial, ...more }, id: newId() }
}

/**
 * For a line of a practice or a spoken note (voice/commands/handlers/kept-note.ts): anything said since then is the
 * next one.
 */
function leftOfLine<T extends object>(typed: T, { fields }: StoredRow): T | null {
  const text = since(textAt(typed, 'text'), fields.text)
  return text === '' ? null : { ...typed, text }
}

/**
 * For another new record's draft (tools/use-kept-record.ts). One that is filled in step by step stays whole, for the
 * same record.
 */
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

/**
 * For a tool's questions, one of them being sent (tools/form-draft.ts). If it was edited meanwhile, it stays as a new
 * question.
 */
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

/** Null if this isn't the draft of a new record. */
function draftIn(text: string | null): Draft | null {
  try {
    const draft: unknown = JSON.parse(text ?? 'null')
    return isObject(draft) ? (ofRecord(draft) ?? ofQuestions(draft)) : null
  } catch {
    // Not a form's draft.
    return null
  }
}

/** For every person on this device: removes drafts that are already saved as records. */
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
    // A draft changed meanwhile already has a new id.
    if (row === undefined || kept.get(key) !== text) continue
    const left = draft.left(row)
    const next = left === null ? null : JSON.stringify(left)
    if (next !== text) savedAt(key, next)
  }
}

/** Runs as soon as a database is open, before anybody can save. */
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
