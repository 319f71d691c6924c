import { describe, expect, test } from 'vitest'
import { draftsHere } from '../../../../web/ui/comfort/where-was-i/half-written'
import { type Given, unfinishedOf, whose } from '../../../../web/ui/comfort/where-was-i/unfinished'

const ago = (at: number): string => `${at} minutes ago`
const nothing: Given = { services: [], step: null, half: [], place: null, dismissed: [] }
const step = { at: 1, of: 4, title: 'Colour formula – Siobhan', path: '/colour-formula?ask=a1', when: 3 }
const service = {
  id: 's1',
  clientId: 'c1',
  name: 'Amara Okafor',
  step: 2,
  of: 5,
  lastDone: 'started the bowl',
  at: 2,
  onToday: false,
}
const place = { path: '/clients/c9', title: 'Chidi Eze', at: 7 }
const texts = (given: Partial<Given>): string[] =>
  unfinishedOf({ ...nothing, ...given }, ago).map(({ text }) => text)

describe('where was I', () => {
  test('says the step, of how many, of whose answer, and how long ago', () => {
    expect(texts({ step })).toEqual(['You were on step 2 of 4 of Siobhan’s colour formula, 3 minutes ago.'])
    expect(whose('Colour formula, with care – Ann Lee')).toBe('Ann Lee’s colour formula')
    expect(whose('The day as it was read')).toBe('“The day as it was read”')
  })

  test('a client in the chair comes first, then the step, what is half written, and the place', () => {
    const half = [{ id: 'note:c2:4', text: 'A note about Ann Lee is half written.', to: '/clients/c2' }]
    expect(texts({ services: [service], step, half, place })).toEqual([
      'Amara Okafor is in the chair, on step 3 of 5. Last: started the bowl, 2 minutes ago.',
      'You were on step 2 of 4 of Siobhan’s colour formula, 3 minutes ago.',
      'A note about Ann Lee is half written.',
      'You were on “Chidi Eze”, 7 minutes ago.',
    ])
  })

  test('does not guess how many steps there are, nor what was done', () => {
    expect(texts({ services: [{ ...service, of: null, lastDone: null }] })).toEqual([
      'Amara Okafor is in the chair, on step 3. Started 2 minutes ago.',
    ])
  })

  test('what was dismissed stays away until it is somewhere else', () => {
    const dismissed = unfinishedOf({ ...nothing, step }, ago).map(({ id }) => id)
    expect(texts({ step, dismissed })).toEqual([])
    expect(texts({ step: { ...step, at: 2 }, dismissed })).toHaveLength(1)
  })

  test('leads to one place once', () => {
    expect(texts({ step, place: { ...place, path: step.path } })).toHaveLength(1)
  })
})

describe('what is half written', () => {
  const shelf = (entries: Record<string, unknown>) => ({
    keys: () => Object.keys(entries),
    get: (key: string) => JSON.stringify(entries[key]),
  })
  const form = (fields: object, clientId: string | null = null) => ({
    clientId,
    drafts: { [clientId ?? 'new']: fields },
  })

  test('a question in a tool’s form and a chair note are found, with the client they are about', () => {
    const found = draftsHere(
      shelf({
        'kept::form:colour-formula': form({ clientName: 'Ann', currentColor: 'Natural 6' }, 'c1'),
        'kept::note:c2': { initial: { text: '' }, values: { text: 'Roots took well' } },
      }),
    )
    expect(found.map(({ kind, what, clientId }) => [kind, what, clientId])).toEqual([
      ['form', 'colour-formula', 'c1'],
      ['note', 'note', 'c2'],
    ])
  })

  test('a name alone, an empty note, another account’s and anything unreadable are not', () => {
    expect(
      draftsHere(
        shelf({
          'kept::form:colour-formula': form({ clientName: 'Siobhan Murphy', currentColor: '' }),
          'kept::note:c2': { initial: { text: '' }, values: { text: ' ' } },
          'kept:another:note:c3': { initial: { text: '' }, values: { text: 'Not mine' } },
          'kept::form:appointments': 'nothing like a form',
          'kept::form:a-tool-that-went': form({ text: 'long enough' }),
        }),
      ),
    ).toEqual([])
  })
})
