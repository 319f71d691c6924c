// A browser that was killed between a save and the end of its draft.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { forgetAccount, rememberAccount } from '../../../../web/platform/data/account/account'
import { keptFile } from '../../../../web/platform/data/kept/kept-file'
import { dropSaved } from '../../../../web/salon/records/drop-saved'
import { keepNote, keptNote, keptNoteId } from '../../../../web/voice/commands/handlers/kept-note'
import { emptyKept, kept } from '../../kept'
import { aSalon, saves } from '../../platform/data/device'

const note = (id: string, text: string) =>
  ({
    op: 'create',
    kind: 'note',
    id,
    patch: { client_id: 'ann', text, written_at: '2026-11-21T09:00:00.000Z' },
  }) as const
const draft = (text: string, id?: string) => ({
  initial: { text: '' },
  values: { text },
  ...(id ? { id } : {}),
})
const put = (key: string, value: unknown): boolean => kept.put(key, JSON.stringify(value))
const at = (key: string): unknown => JSON.parse(kept.get(key) ?? 'null')

beforeEach(emptyKept)

describe('at the start', () => {
  test('a draft whose record was saved goes, of whatever person; one that was not saved stays', async () => {
    const salon = aSalon('a1')
    await saves(salon, note('n1', 'Toned with 9V'), note('n2', 'Scalp was dry'))
    put('kept:a1:note:ann', draft('Toned with 9V ', 'n1'))
    put('kept:a1~maria:note:ann', draft('Scalp was dry', 'n2'))
    put('kept:a1:note:bo', draft('Half a', 'n3'))
    put('kept:a1:note:cy', draft('Before drafts had ids'))
    put('kept:a2:note:ann', draft('Of another salon', 'n1'))
    put('kept:a1:used:ask1:0', { id: 'n1', typed: {} })
    await dropSaved(salon)
    expect(kept.keys()).toEqual(['kept:a1:note:bo', 'kept:a1:note:cy', 'kept:a2:note:ann'])
  })

  test('what was typed on while it was being saved stays, and becomes a record of its own', async () => {
    const salon = aSalon('a1')
    await saves(salon, note('n1', 'Toned with 9V'))
    put('kept:a1:note:ann', draft('Toned with 9V, 20 minutes', 'n1'))
    await dropSaved(salon)
    expect(at('kept:a1:note:ann')).toEqual({
      initial: { text: '' },
      values: { text: ', 20 minutes' },
      id: expect.not.stringMatching(/^n1$/),
    })
  })

  test('so does what was changed in the middle, or typed into another field, and not what is only stored tidied', async () => {
    const salon = aSalon('a1')
    const patch = { name: 'Ann Quill', phone: '1', notes: '' }
    await saves(salon, note('n1', 'Toned with 9V'), { op: 'create', kind: 'client', id: 'c1', patch })
    put('kept:a1:note:ann', draft('Toned twice with 9V', 'n1'))
    const initial = { name: '', phone: '', notes: '' }
    const values = { name: 'ann  Quill ', phone: '1', notes: 'Fringe' }
    put('kept:a1:client:new', { initial, values, id: 'c1' })
    await dropSaved(salon)
    expect(at('kept:a1:note:ann')).toMatchObject({ values: { text: 'Toned twice with 9V' } })
    expect(at('kept:a1:client:new')).toEqual({
      initial,
      values: { ...initial, notes: 'Fringe' },
      id: expect.not.stringMatching(/^c1$/),
    })
  })

  test('a practice line, and a spoken note, that went on meanwhile: what was saved goes, the rest is the next one', async () => {
    const salon = aSalon('a1')
    const turn = {
      conversation_id: 'p1',
      role: 'stylist',
      text: 'What do you see?',
      said_at: '2026-11-21T09:00:00.000Z',
    }
    await saves(salon, note('n1', 'Toned with 9V'), { op: 'create', kind: 'turn', id: 't1', patch: turn })
    const line = { id: 't1', typed: { text: 'What do you see? And feel?', retries: 't0' } }
    put('kept:a1:practice:p1', line)
    put('kept:a1:practice:p2', { ...line, typed: { text: 'What do you see? ', retries: null } })
    put('kept:a1:spoken-note', { clientId: 'ann', text: 'Toned with 9V\n20 minutes', id: 'n1' })
    await dropSaved(salon)
    expect(kept.keys().sort()).toEqual(['kept:a1:practice:p1', 'kept:a1:spoken-note'])
    expect(at('kept:a1:practice:p1')).toEqual({
      id: expect.not.stringMatching(/^t1$/),
      typed: { text: 'And feel?', retries: null },
    })
    expect(at('kept:a1:spoken-note')).toEqual({
      clientId: 'ann',
      text: '20 minutes',
      id: expect.not.stringMatching(/^n1$/),
    })
  })

  test('what is filled in piece by piece and was changed while it was being saved stays whole, for the same record', async () => {
    const salon = aSalon('a1')
    const made = { made_at: '2026-11-21T09:00:00.000Z', title: 'Copper', bowls: [] }
    await saves(salon, { op: 'create', kind: 'formula', id: 'f1', patch: { client_id: 'ann', ...made } })
    const saving = { title: 'Copper', bowls: [{ grams: 30 }] }
    const changed = { id: 'f1', typed: { title: 'Copper', bowls: [{ grams: 35 }] }, saving }
    put('kept:a1:used:ask1:0', changed)
    put('kept:a1:used:ask2:0', { id: 'f1', typed: saving, saving })
    const heard: unknown[] = []
    const deaf = kept.hear(event => heard.push(event.key))
    await dropSaved(salon)
    deaf()
    expect([at('kept:a1:used:ask1:0'), at('kept:a1:used:ask2:0')]).toEqual([changed, null])
    expect(heard, 'a tab that still shows it is not told that it was saved').not.toContain(
      'kept:a1:used:ask1:0',
    )
  })

  test('a question that was typed on while it was being sent stays whole, as another one', async () => {
    const salon = aSalon('a1')
    const drafts = { ann: { goal: 'copper, softer', shades: 'one\ntwo' }, new: { goal: 'ash' } }
    put('kept:a1:form:colour', { clientId: 'ann', drafts, sending: { of: 'ann', id: 'ask1' } })
    const patch = { client_id: 'ann', input: { goal: 'copper', shades: ['one', 'two'] } }
    await saves(salon, { op: 'create', kind: 'ask', id: 'ask1', patch })
    await dropSaved(salon)
    expect(at('kept:a1:form:colour')).toEqual({ clientId: 'ann', drafts })
  })

  test('a question that was being sent goes; the others in that form stay', async () => {
    const salon = aSalon('a1')
    const drafts = { ann: { goal: 'copper' }, new: { goal: 'ash' } }
    const form = { clientId: 'ann', drafts, sending: { of: 'ann', id: 'ask1' } }
    put('kept:a1:form:colour-formula', form)
    await dropSaved(salon)
    expect(at('kept:a1:form:colour-formula')).toEqual(form)
    const patch = { client_id: 'ann', input: { goal: 'copper' } }
    await saves(salon, { op: 'create', kind: 'ask', id: 'ask1', patch })
    await dropSaved(salon)
    expect(at('kept:a1:form:colour-formula')).toEqual({ clientId: null, drafts: { new: { goal: 'ash' } } })
  })

  test('the end of a draft is in the database at once', async () => {
    const salon = aSalon('a1')
    await kept.open(keptFile(), null)
    await saves(salon, note('n1', 'Toned'))
    put('kept:a1:note:ann', draft('Toned', 'n1'))
    await kept.flush()
    await dropSaved(salon)
    await kept.flush()
    expect([...(await keptFile().read()).keys()]).toEqual([])
  })
})

const signIn = (): void => {
  const subscription = { subscribed: true, products: [], subscription_end: null }
  rememberAccount({
    id: 'a1',
    email: 'ana@example.com',
    name: 'Ana',
    subscription,
    model: null,
    checkedAt: 1,
  })
}

describe('a note that is being spoken', () => {
  afterEach(forgetAccount)

  test('is written for nobody once the account is gone, and what was spoken before stays where it is found', () => {
    signIn()
    keepNote({ clientId: 'ann', text: 'Toned' })
    forgetAccount()
    keepNote({ clientId: 'ann', text: 'Toned with 9V' })
    const notes = kept.keys().filter(key => key.endsWith(':spoken-note'))
    expect(notes).toEqual(['kept:a1:spoken-note'])
    keepNote(null)
    signIn()
    expect(keptNote('ann')).toBe('Toned')
  })

  test('keeps its id while it grows; after a kill in the middle of saving it is not there again', async () => {
    const salon = aSalon('a1')
    signIn()
    keepNote({ clientId: 'ann', text: 'Toned' })
    const id = keptNoteId('ann')
    keepNote({ clientId: 'ann', text: 'Toned with 9V' })
    expect([keptNoteId('ann'), keptNote('ann'), keptNote('bo')]).toEqual([id, 'Toned with 9V', null])
    await dropSaved(salon)
    expect(keptNote('ann'), 'nothing was saved').toBe('Toned with 9V')
    await saves(salon, note(id, 'Toned with 9V'))
    await dropSaved(salon)
    expect(keptNote('ann')).toBeNull()
    expect(keptNoteId('ann')).not.toBe(id)
  })
})
