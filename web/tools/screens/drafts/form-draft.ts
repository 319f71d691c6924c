// Half-written questions: one for each client and one for the New Client, so that words about one head are never
// sent about another.
import { z } from 'zod'
import { folded } from '../../../../shared/fold-text'
import { Picks } from '../../../../shared/reading/understood/reading'

export const Value = z.union([z.string(), z.number(), z.boolean(), z.null(), Picks])
const Values = z.record(z.string(), Value)
export type Values = z.infer<typeof Values>

export const FormDraft = z.object({
  clientId: z.string().nullable(),
  drafts: z.record(z.string(), Values),
  /** Which of them is being sent, and the id of the ask that it becomes (records/drop-saved.ts). */
  sending: z.object({ of: z.string(), id: z.string() }).optional(),
})
export type FormDraft = z.infer<typeof FormDraft>

type ClientName = { id: string; name: string }
/** What a blank form holds, and which of its fields is the client's name. */
export type Blank = { values: Values; nameField: string | null }

const NEW = 'new'
const MOST = 30
const keyOf = (clientId: string | null): string => clientId ?? NEW
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
/** What was picked, by path; none where the value is another's. */
export const picksOf = (value: Values[string] | undefined): Picks =>
  typeof value === 'object' && value !== null ? value : {}
const hasPicks = (value: Values[string]): boolean => Object.keys(picksOf(value)).length > 0

export const noDraft = (): FormDraft => ({ clientId: null, drafts: {} })

export function valuesOf(draft: FormDraft, blank: Blank): Values {
  return { ...blank.values, ...draft.drafts[keyOf(draft.clientId)] }
}

/** Whether something was typed or picked beside the client's name. */
export function hasText(values: Values, blank: Blank): boolean {
  return Object.entries(values).some(
    ([name, value]) =>
      name !== blank.nameField && value !== blank.values[name] && (isText(value) || hasPicks(value)),
  )
}

/** Stands in a draft whose words came from a demo, until it is sent or emptied. */
export const FROM_DEMO = 'fromDemo'
export const isFromDemo = (values: Values, blank: Blank): boolean =>
  values[FROM_DEMO] === true && hasText(values, blank)

export function written(draft: FormDraft, values: Values): FormDraft {
  const drafts = { ...draft.drafts, [keyOf(draft.clientId)]: values }
  const most = Object.entries(drafts).slice(-MOST)
  return { ...draft, drafts: Object.fromEntries(most) }
}

function named(values: Values, client: ClientName | null, blank: Blank): Values {
  if (blank.nameField === null) return values
  return { ...values, [blank.nameField]: client?.name.slice(0, 100) ?? '' }
}

/**
 * A client chosen in the selector. What was typed under 'New Client' was about this one: it comes along. What was
 * typed for another client stays with that one.
 */
export function picked(draft: FormDraft, client: ClientName | null, blank: Blank): FormDraft {
  const here = valuesOf(draft, blank)
  const target = { ...draft, clientId: client?.id ?? null }
  const waiting = target.drafts[keyOf(target.clientId)]
  if (draft.clientId !== null || client === null || !hasText(here, blank))
    return written(target, named({ ...blank.values, ...waiting }, client, blank))
  if (waiting && hasText(waiting, blank)) return target
  return written({ ...target, drafts: without(target.drafts, NEW) }, named(here, client, blank))
}

/** A client's form opened from that client's page: what waits for it, else a blank one. */
export function opened(draft: FormDraft, client: ClientName, blank: Blank): FormDraft {
  const target = { ...draft, clientId: client.id }
  return written(target, named({ ...blank.values, ...target.drafts[client.id] }, client, blank))
}

/** Before it is sent. Sent again because nothing seemed to happen, it is the same ask. */
export function toSend(
  draft: FormDraft,
  newId: () => string,
  clientId: string | null = draft.clientId,
): { draft: FormDraft; id: string } {
  const of = keyOf(clientId)
  const id = draft.sending?.of === of ? draft.sending.id : newId()
  return { draft: { ...draft, sending: { of, id } }, id }
}

/** After it was sent: the question stands in its ask, the form is blank again. */
export function sent(draft: FormDraft, clientId: string | null = draft.clientId): FormDraft {
  const next = draft.clientId === clientId ? null : draft.clientId
  return { clientId: next, drafts: without(draft.drafts, keyOf(clientId)) }
}

/** The same where one could type on, or choose another client, while it was sent: only those very words go. */
export function sentAs(draft: FormDraft, clientId: string | null, values: Values, blank: Blank): FormDraft {
  if (same(valuesOf({ ...draft, clientId }, blank), values)) return sent(draft, clientId)
  return { clientId: draft.clientId, drafts: draft.drafts }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Two tabs: for each client, and within it for each field, what this tab changed since it last looked, else theirs. */
export function joined(theirs: FormDraft, mine: FormDraft, was: FormDraft): FormDraft {
  const drafts: FormDraft['drafts'] = {}
  for (const key of new Set([...Object.keys(theirs.drafts), ...Object.keys(mine.drafts)])) {
    const [my, their, old] = [mine.drafts[key], theirs.drafts[key], was.drafts[key]]
    if (same(my, old)) {
      if (their) drafts[key] = their
    } else if (my && their) {
      const changed = Object.entries(my).filter(([name, value]) => !same(value, old?.[name]))
      const merged = changed.map(([name, value]) => [name, pickedBoth(their[name], value, old?.[name])])
      drafts[key] = { ...their, ...Object.fromEntries(merged) }
    } else if (my) drafts[key] = my
  }
  return { clientId: mine.clientId, drafts, ...(mine.sending ? { sending: mine.sending } : {}) }
}

/** What was picked in two tabs: path by path, what this one changed or took away, else theirs. */
function pickedBoth(
  theirs: Values[string] | undefined,
  mine: Values[string],
  was: Values[string] | undefined,
): Values[string] {
  if (typeof mine !== 'object' || mine === null) return mine
  const [their, old] = [picksOf(theirs), picksOf(was)]
  const paths = new Set([...Object.keys(their), ...Object.keys(mine)])
  return Object.fromEntries(
    [...paths].flatMap(path => {
      const value = same(mine[path], old[path]) ? their[path] : mine[path]
      return value === undefined ? [] : [[path, value]]
    }),
  )
}

const wordsOf = (name: string): string[] =>
  folded(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Whether a typed name is (part of) the one on the card: "Siobhan" and "siobhan murphy" are Siobhán Murphy's. */
export function isNameOf(typed: string, onCard: string): boolean {
  const known = wordsOf(onCard)
  return wordsOf(typed).every(word => known.some(each => each.startsWith(word)))
}

function without(drafts: FormDraft['drafts'], key: string): FormDraft['drafts'] {
  return Object.fromEntries(Object.entries(drafts).filter(([name]) => name !== key))
}
