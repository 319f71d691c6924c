// What this person typed but neither saved nor asked: the tools' forms and chair notes, as stored in this browser
// (tools/kept.ts, records/kept-form.ts).
import { cards } from '../../../../shared/tools/cards'
import { knownAccount } from '../../../platform/data/account/account'
import { draftsOf } from '../../../platform/data/account/people'
import type { KeptStore } from '../../../platform/data/kept/kept-texts'

export type Draft = { id: string; kind: 'form' | 'note'; what: string; clientId: string | null }

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const has = (value: object, name: string): unknown => Reflect.get(value, name)

function parsed(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

/** A name alone isn't a question yet: choosing a client fills it in. */
function saysSomething(fields: unknown): boolean {
  if (!isObject(fields)) return false
  return Object.entries(fields).some(
    ([name, value]) => typeof value === 'string' && value.trim().length > 2 && !/name|type|tone/i.test(name),
  )
}

function formsIn(tool: string, kept: object): Draft[] {
  const card = cards.find(({ id }) => id === tool)
  const drafts = has(kept, 'drafts')
  const clientId = has(kept, 'clientId')
  const key = typeof clientId === 'string' ? clientId : null
  if (!card || !isObject(drafts) || !saysSomething(has(drafts, key ?? 'new'))) return []
  const size = JSON.stringify(drafts).length
  return [{ id: `form:${tool}:${size}`, kind: 'form', what: tool, clientId: key }]
}

function noteIn(clientId: string, kept: object): Draft[] {
  const values = has(kept, 'values')
  const text = isObject(values) ? has(values, 'text') : null
  if (typeof text !== 'string' || text.trim() === '') return []
  return [{ id: `note:${clientId}:${text.length}`, kind: 'note', what: 'note', clientId }]
}

export function draftsHere(shelf: Pick<KeptStore, 'keys' | 'get'>): Draft[] {
  const mine = `kept:${draftsOf(knownAccount()?.id ?? '')}:`
  return shelf
    .keys()
    .filter(key => key.startsWith(mine))
    .sort()
    .flatMap(key => {
      const [kind = '', ...rest] = key.slice(mine.length).split(':')
      const kept = parsed(shelf.get(key))
      if (kind === 'form') return formsIn(rest.join(':'), kept)
      return kind === 'note' ? noteIn(rest.join(':'), kept) : []
    })
}
