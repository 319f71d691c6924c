// What you can ask and do about one client, wherever that client is open.

import { rulesOfSalon, standingAmong } from '../../../../shared/salon/patch-test'
import { openDay, toBookText } from '../../../../shared/salon/rebook'
import { bowlsWords } from '../../../../shared/voice/bowl/bowl-words'
import { formulaLines } from '../../../../shared/voice/bowl/formula-read'
import type { NamedRecord } from '../../../../shared/voice/intents'
import { currentPerson } from '../../../platform/data/account/people'
import { dayAfter } from '../../../platform/data/clock/local-time'
import { newId } from '../../../platform/data/ids'
import { about, list } from '../../../platform/data/queries/queries'
import { create, edit, remove } from '../../../platform/data/saving/save'
import { agoOf, dayOf } from '../../../ui/kit/when'
import type { Done, Handlers, ReadBacks } from './handlers'
import { keptNoteId } from './kept-note'
import { patchSaid } from './patch-said'

const now = (): string => new Date().toISOString()

async function writeNote({ id: client_id, name }: NamedRecord, text: string): Promise<Done> {
  const fields = { client_id, text, written_at: now(), who: currentPerson().name }
  const id = await create('note', fields, keptNoteId(client_id))
  return { say: `Saved the note for ${name}.`, undo: () => remove('note', id) }
}

/** "in 4 weeks, 24 December 2026: Fri 25 Dec is Christmas Day" */
function dueOf(days: number, said: string): { due_on: string; words: string } {
  const { day, moved } = openDay(dayAfter(Date.now(), days))
  return { due_on: day, words: `${said}, ${dayOf(day)}${moved === null ? '' : `: ${moved}`}` }
}

async function remind({ id: client_id, name }: NamedRecord, days: number, said: string): Promise<Done> {
  const { due_on, words } = dueOf(days, said)
  const id = await create(
    'reminder',
    {
      client_id,
      text: toBookText(name),
      due_on,
      made_at: now(),
      done_at: null,
      who: currentPerson().name,
    },
    newId(),
  )
  return {
    say: `A reminder to book ${name} again ${words}.`,
    undo: () => remove('reminder', id),
  }
}

async function allergies({ id, name }: NamedRecord): Promise<Done> {
  const noted = await about('allergy', id)
  if (noted.length === 0) return { say: `No allergies are noted for ${name}. Ask before you colour.` }
  const told = noted.map(({ fields }) =>
    fields.reaction ? `${fields.substance}: ${fields.reaction}` : fields.substance,
  )
  return { say: `Allergies of ${name}: ${told.join('. ')}.` }
}

async function patchTest({ id }: NamedRecord): Promise<Done> {
  const [tests, noted, [salon]] = await Promise.all([
    about('patch_test', id),
    about('allergy', id),
    list('salon', { limit: 1 }),
  ])
  const rules = rulesOfSalon(salon?.fields)
  const standing = standingAmong(
    tests.map(({ fields }) => fields),
    Date.now(),
    rules,
  )
  return { say: patchSaid(standing, noted.length, rules) }
}

/** When something was last done or written down: a service, a formula, a note. */
async function lastVisit({ id, name }: NamedRecord): Promise<Done> {
  const [services, formulas] = await Promise.all([about('service', id), about('formula', id)])
  const days = [
    ...services.map(({ fields }) => fields.started_at),
    ...formulas.map(({ fields }) => fields.made_at),
  ].filter(day => Date.parse(day) < Date.now())
  const last = days.sort().at(-1)
  if (last === undefined) return { say: `No visit of ${name} is recorded.` }
  return { say: `${name} was last here ${agoOf(last, Date.now())}, on ${dayOf(last)}.` }
}

export async function lastFormula({ id, name }: NamedRecord): Promise<Done> {
  const [last] = await about('formula', id)
  if (!last) return { say: `No formula is saved for ${name}.` }
  const { bowls, made_at, remarks } = last.fields
  return {
    say: `Last formula, ${dayOf(made_at)}. ${bowlsWords(bowls)}.${remarks ? ` ${remarks}` : ''}`,
  }
}

async function readFormula({ id, name }: NamedRecord): Promise<Done> {
  const [last] = await about('formula', id)
  if (!last) return { say: `No formula is saved for ${name}.` }
  const { bowls, made_at } = last.fields
  return { lines: [`The formula of ${dayOf(made_at)}.`, ...formulaLines(bowls)] }
}

async function recordAllergy({ id: client_id, name }: NamedRecord, substance: string): Promise<Done> {
  const fields = { client_id, substance, reaction: null, noted_at: now(), who: currentPerson().name }
  const id = await create('allergy', fields, newId())
  return { say: `Recorded for ${name}: allergic to ${substance}.`, undo: () => remove('allergy', id) }
}

async function recordTest({ id: client_id, name }: NamedRecord, product: string): Promise<Done> {
  const id = await create(
    'patch_test',
    {
      client_id,
      product: product.slice(0, 200),
      applied_at: now(),
      result: 'waiting',
      read_at: null,
      who: currentPerson().name,
      remarks: null,
    },
    newId(),
  )
  return {
    say: `Recorded a patch test of ${product} for ${name}, put on now.`,
    undo: () => remove('patch_test', id),
  }
}

/** Only if one test is waiting: with two, only the person who looked knows which it was. */
async function readTest({ id, name }: NamedRecord, result: 'clear' | 'reaction'): Promise<Done> {
  const [test, other] = (await about('patch_test', id)).filter(({ fields }) => fields.result === 'waiting')
  if (!test) return { say: `No patch test of ${name} waits to be read. Record it on the card.` }
  if (other) return { say: `Several patch tests of ${name} wait. Record this one on the card.` }
  await edit('patch_test', test.id, { result, read_at: now() })
  return {
    say: `The patch test of ${name}, ${test.fields.product}: ${result === 'clear' ? 'clear' : 'a reaction. Do not colour'}.`,
    undo: () => edit('patch_test', test.id, { result: 'waiting', read_at: null }),
  }
}

const MOST_NOTES = 3
async function readNotes({ id, name }: NamedRecord): Promise<Done> {
  const notes = await about('note', id)
  if (notes.length === 0) return { say: `There are no notes for ${name}.` }
  const told = notes.slice(0, MOST_NOTES).map(({ fields }) => `${dayOf(fields.written_at)}: ${fields.text}`)
  const more = notes.length > MOST_NOTES ? ` ${notes.length - MOST_NOTES} older ones are on the card.` : ''
  return { say: `${told.join('. ')}.${more}` }
}

export const clientHandlers = (client: NamedRecord): Handlers => ({
  note: ({ text }) => writeNote(client, text),
  'record-allergy': ({ substance }) => recordAllergy(client, substance),
  'record-patch-test': ({ product }) => recordTest(client, product),
  'read-patch-test': ({ result }) => readTest(client, result),
  rebook: ({ days, said }) => remind(client, days, said),
  allergies: () => allergies(client),
  'patch-test': () => patchTest(client),
  'last-visit': () => lastVisit(client),
  'last-formula': () => lastFormula(client),
  'read-formula': () => readFormula(client),
  'read-notes': () => readNotes(client),
})

/** Every read-back names the client, as a note on the wrong card is worse than none. */
export const clientReadBacks = ({ name }: NamedRecord): ReadBacks => ({
  note: ({ text }) => `Note for ${name}: ${text}`,
  'record-allergy': ({ substance }) => `Allergy of ${name}: ${substance}`,
  'record-patch-test': ({ product }) => `Patch test for ${name}: ${product}, put on now`,
  'read-patch-test': ({ result }) =>
    `Patch test of ${name}, read now: ${result === 'clear' ? 'clear' : 'a reaction'}`,
  rebook: ({ days, said }) => `A reminder to book ${name} again ${dueOf(days, said).words}`,
})
