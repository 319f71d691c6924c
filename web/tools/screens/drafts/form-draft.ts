// Half-written questions: one for each client and one for the New Client, so that text about one person is never sent
// for another.
import { z } from 'zod'
import { folded } from '../../../../shared/fold-text'
import { Picks } from '../../../../shared/reading/understood/reading'

export const Value = z.union([z.string(), z.number(), z.boolean(), z.null(), Picks])
const Values = z.record(z.string(), Value)
export type Values = z.infer<typeof Values>

export const FormDraft = z.object({
  clientId: z.string().nullable(),
  drafts: z.record(z.string(), Values),
  /** The draft being sent, and the id of the ask it will become (records/drop-saved.ts). */
  sending: z.object({ of: z.string(), id: z.string() }).optional(),
})
export type FormDraft = z.infer<typeof FormDraft>

type ClientName = { id: string; name: string }
/** A blank form's values, and which of its fields is the client's name. */
export type Blank = { values: Values; nameField: string | null }

const NEW = 'new'
const MOST = 30
const keyOf = (clientId: string | null): string => clientId ?? NEW
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
/** The picks by path; empty if the value isn't a picks field. */
export const picksOf = (value: Values[string] | undefined): Picks =>
  typeof value === 'object' && value !== null ? value : {}
const hasPicks = (value: Values[string]): boolean => Object.keys(picksOf(value)).length > 0

export const noDraft = (): FormDraft => ({ clientId: null, drafts: {} })

export function valuesOf(draft: FormDraft, blank: Blank): Values {
  return { ...blank.values, ...draft.drafts[keyOf(draft.clientId)] }
}

/** Whether anything was typed or picked apart from the client's name. */
export function hasText(values: Values, blank: Blank): boolean {
  return Object.entries(values).some(
    ([name, value]) =>
      name !== blank.nameField && value !== blank.values[name] && (isText(value) || hasPicks(value)),
  )
}

/** Marks a draft that came from a demo, until it is sent or emptied. */
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
 * Chooses a client. Text typed under 'New Client' was about this client and moves along; text typed for another client
 * stays with that one.
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

/** Opens a client's form from that client's page: their waiting draft, else a blank form. */
export function opened(draft: FormDraft, client: ClientName, blank: Blank): FormDraft {
  const target = { ...draft, clientId: client.id }
  return written(target, named({ ...blank.values, ...target.drafts[client.id] }, client, blank))
}

/** Call before sending. Sending again reuses the id, so it's the same ask. */
export function toSend(
  draft: FormDraft,
  newId: () => string,
  clientId: string | null = draft.clientId,
): { draft: FormDraft; id: string } {
  const of = keyOf(clientId)
  const id = draft.sending?.of === of ? draft.sending.id : newId()
  return { draft: { ...draft, sending: { of, id } }, id }
}

/** Call after sending: the question is saved in its ask, and the form is blank again. */
export function sent(draft: FormDraft, clientId: string | null = draft.clientId): FormDraft {
  const next = draft.clientId === clientId ? null : draft.clientId
  return { clientId: next, drafts: without(draft.drafts, keyOf(clientId)) }
}

/**
 * The same, if somebody may have typed on or chosen another client meanwhile: only drops the draft if it is still what
 * was sent.
 */
export function sentAs(draft: FormDraft, clientId: string | null, values: Values, blank: Blank): FormDraft {
  if (same(valuesOf({ ...draft, clientId }, blank), values)) return sent(draft, clientId)
  return { clientId: draft.clientId, drafts: draft.drafts }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * Merges two tabs: per client and field, this tab's changes since it last looked win, else the other tab's value
 * stands.
 */
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

/** Merges the picks of two tabs, path by path: this tab's changes and removals win, else the other's value stands. */
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

/** Whether a typed name is (part of) the one on the card: "Siobhan" and "siobhan murphy" match Siobhán Murphy. */
export function isNameOf(typed: string, onCard: string): boolean {
  const known = wordsOf(onCard)
  return wordsOf(typed).every(word => known.some(each => each.startsWith(word)))
}

function without(drafts: FormDraft['drafts'], key: string): FormDraft['drafts'] {
  return Object.fromEntries(Object.entries(drafts).filter(([name]) => name !== key))
}
