// What you can do at the chair, by touch or voice. Each act is one save, and returns what was done in words and its
// undo.
import type { Bowl, ChairBowl, FieldsOf } from '../../../shared/salon/records/records'
import { currentPerson } from '../../platform/data/account/people'
import { deviceId } from '../../platform/data/db'
import { newId } from '../../platform/data/ids'
import { get } from '../../platform/data/queries/queries'
import { creation, type Edit, edit, remove, saveAll } from '../../platform/data/saving/save'
import { type ChairStep, keptBowl, stepWords, withBowl, zoneOf } from './bowls/recipe'
import type { Chair } from './use-chair'

/** `say`: what was done, in words. */
export type Act = { say: string; undo: () => Promise<unknown> }
type ServicePatch = Partial<FieldsOf<'service'>>

const instant = (): string => new Date().toISOString()
const doneNow = (words: string): ServicePatch => ({ last_done: words, last_done_at: instant() })

/** The service with this patch and these words; no edits when none is under way (a note may come before it begins). */
export function serviceEdits({ service }: Chair, words: string, patch: ServicePatch = {}): Edit[] {
  return service === null
    ? []
    : [{ op: 'edit', kind: 'service', id: service.id, patch: { ...patch, ...doneNow(words) } }]
}

/** Restores the named fields, and the words about what was last done. */
export function serviceBack({ service }: Chair, fields: readonly (keyof FieldsOf<'service'>)[]): Edit[] {
  if (service === null) return []
  const names: readonly (keyof FieldsOf<'service'>)[] = [...fields, 'last_done', 'last_done_at']
  const patch = Object.fromEntries(names.map(name => [name, service.fields[name]]))
  return [{ op: 'edit', kind: 'service', id: service.id, patch }]
}

type Which = FieldsOf<'service'>['which']

/** A new service; those left open on other days are ended. */
export function beginEdits(chair: Chair, id: string, say: string, patch: ServicePatch): Edit[] {
  const fields = {
    client_id: chair.clientId,
    started_at: instant(),
    ended_at: null,
    step: 0,
    device: deviceId(),
    who: currentPerson().name,
    ...patch,
    ...doneNow(say),
  }
  return [...closed(chair), creation('service', fields, id)]
}

export async function begin(chair: Chair, askId: string | null, which: Which): Promise<Act> {
  const id = newId()
  const say = `Started the service for ${chair.client.fields.name}`.slice(0, 500)
  await saveAll(beginEdits(chair, id, say, { ask_id: askId, which }))
  return { say, undo: () => remove('service', id) }
}

const closed = ({ forgotten }: Chair): Edit[] =>
  forgotten === null
    ? []
    : [
        {
          op: 'edit',
          kind: 'service',
          id: forgotten.id,
          patch: { ended_at: forgotten.fields.last_done_at ?? forgotten.fields.started_at },
        },
      ]

export async function goTo(chair: Chair, at: number): Promise<Act> {
  const count = chair.work?.steps.length ?? 0
  const to = Math.max(0, Math.min(at, count - 1))
  const step = chair.work?.steps[to]?.step
  const say = `${stepWords(to, count)}: ${step ? step.title : ''}`
  await saveAll(serviceEdits(chair, say, { step: to }))
  return { say, undo: () => saveAll(serviceBack(chair, ['step'])) }
}

/** Bowls that were mixed stay with the service, whichever recipe comes next. */
export function begunBowls({ service }: Chair): ChairBowl[] {
  return (service?.fields.bowls ?? [])
    .filter(bowl => bowl.started_at !== null)
    .map(bowl => (bowl.step === null ? bowl : { ...bowl, id: newId(), step: null }))
}

/** Works from this answer from now on. Changes to the previous one go, unless they were mixed. */
export async function workFrom(chair: Chair, askId: string, which: Which, say: string): Promise<Act> {
  await saveAll(serviceEdits(chair, say, { ask_id: askId, which, step: 0, bowls: begunBowls(chair) }))
  return { say, undo: () => saveAll(serviceBack(chair, ['ask_id', 'which', 'step', 'bowls'])) }
}

/** Saves one bowl. Undo restores that bowl alone, so later changes to the others stay. */
async function putBowl(chair: Chair, bowl: ChairBowl, say: string): Promise<Act> {
  const { service } = chair
  if (service === null) return { say: 'Start the service first.', undo: async () => undefined }
  const before = service.fields.bowls.find(each => each.id === bowl.id)
  await saveAll(serviceEdits(chair, say, { bowls: withBowl(service.fields.bowls, bowl) }))
  return { say, undo: () => backTo(service.id, bowl.id, before) }
}

async function backTo(serviceId: string, bowlId: string, before: ChairBowl | undefined): Promise<void> {
  const present = await get('service', serviceId)
  if (present === null) return
  const others = present.fields.bowls
  await edit('service', serviceId, {
    bowls: before ? withBowl(others, before) : others.filter(each => each.id !== bowlId),
    last_done: null,
    last_done_at: null,
  })
}

export const changeBowl = (
  chair: Chair,
  step: ChairStep,
  patch: Partial<Bowl>,
  say: string,
  reason: string | null = null,
): Promise<Act> => putBowl(chair, { ...keptBowl(step), ...patch, reason }, say)

export const startBowl = (chair: Chair, step: ChairStep): Promise<Act> =>
  putBowl(chair, { ...keptBowl(step), started_at: instant() }, `Colour’s on: ${zoneOf(step.step)}`)

/** Adds what was said as a recipe of one's own, and shows the first of its bowls. */
export async function addBowls(chair: Chair, bowls: readonly Bowl[]): Promise<Act> {
  const { service, work } = chair
  const say = `Added: ${bowls.map(bowl => bowl.zone || 'a bowl').join(', ')}`.slice(0, 500)
  if (service === null) return { say: 'Start the service first.', undo: async () => undefined }
  const added = bowls.map(bowl => ({
    ...bowl,
    id: newId(),
    step: null,
    started_at: null,
    reason: null,
  }))
  await saveAll(
    serviceEdits(chair, say, {
      bowls: [...service.fields.bowls, ...added],
      step: work?.steps.length ?? 0,
    }),
  )
  const ids = new Set(added.map(({ id }) => id))
  return {
    say,
    undo: async () => {
      const present = await get('service', service.id)
      if (present === null) return
      const bowls = present.fields.bowls.filter(({ id }) => !ids.has(id))
      await edit('service', service.id, { bowls, step: service.fields.step })
    },
  }
}

/** A bowl from the answer goes back to what the answer says; an added one is removed. */
export async function removeBowl(chair: Chair, step: ChairStep): Promise<Act> {
  const { service } = chair
  const { bowl } = step
  const say =
    step.from === null ? `Removed the bowl: ${zoneOf(step.step)}` : `Back to the answer: ${zoneOf(step.step)}`
  if (service === null || bowl === null)
    return { say: 'Nothing was changed there.', undo: async () => undefined }
  const bowls = service.fields.bowls.filter(each => each.id !== bowl.id)
  await saveAll(serviceEdits(chair, say, { bowls }))
  return { say, undo: () => backTo(service.id, bowl.id, bowl) }
}

/** Ends the service. That can be undone like anything else, so ending by mistake loses nothing. */
export async function endService(chair: Chair): Promise<Act> {
  const say = `Ended the service for ${chair.client.fields.name}`
  await saveAll(serviceEdits(chair, say, { ended_at: instant() }))
  return { say, undo: () => saveAll(serviceBack(chair, ['ended_at'])) }
}
