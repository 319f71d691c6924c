import { describe, expect, test } from 'vitest'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import type { Salon } from '../../../../web/platform/data/db'
import { prepareLines, searchLines } from '../../../../web/platform/data/queries/search/lines'
import type { Edit } from '../../../../web/platform/data/saving/save'
import { aClient, anEdit, aSalon, saves } from './device'

const record = (kind: Edit['kind'], id: string, patch: Record<string, unknown>): Edit => ({
  op: 'create',
  kind,
  id,
  patch,
})
const formula = (id: string, client: string | null, made: string, shade: string): Edit =>
  record('formula', id, {
    client_id: client,
    client_name: 'Someone',
    made_at: made,
    ask_id: null,
    title: 'Copper roots',
    start: null,
    result: { level: 6, tone: 'copper' },
    bowls: [
      {
        zone: 'Roots',
        mix: [{ shade, grams: 30 }],
        developer_volume: 20,
        developer_grams: 60,
        ratio: '1:2',
        minutes: 35,
      },
    ],
    remarks: null,
    who: null,
  })
const note = (id: string, client: string, written: string, text: string): Edit =>
  record('note', id, { client_id: client, text, written_at: written, who: null })
const consent = (id: string, client: string, given: string, answer: 'yes' | 'no'): Edit =>
  record('consent', id, {
    client_id: client,
    about: 'health-notes',
    version: '1',
    wording: 'I agree',
    answer,
    given_at: given,
    how: 'said',
    platforms: [],
    guardian: null,
    who: null,
  })

async function aSalonWithFormulas(): Promise<Salon> {
  const salon = aSalon()
  await saves(
    salon,
    aClient('zainab', { name: 'Zainab Khan', created_at: '2026-01-01T10:00:00.000Z', notes: 'Likes tea.' }),
    aClient('mary', { name: 'Mary Smith', created_at: '2026-01-01T10:00:00.000Z' }),
    formula('old', 'zainab', '2026-03-01T10:00:00.000Z', '6/43'),
    formula('new', 'mary', '2026-05-01T10:00:00.000Z', '6/43'),
    formula('other', 'mary', '2026-06-01T10:00:00.000Z', '7/1'),
    note('tingle', 'zainab', '2026-03-01T11:00:00.000Z', 'Happy with it.\nSlight tingle at the nape.'),
    note('pills', 'mary', '2026-05-01T11:00:00.000Z', 'On antibiotics for a week.'),
  )
  await prepareLines(salon)
  return salon
}
const look = async (salon: Salon, typed: string) => {
  const found = await searchLines(salon, typed, { most: 20 })
  return { ids: found.lines.map(({ id }) => id), ...found }
}

describe('formulas and notes of the whole salon', () => {
  test('are found newest first, with the client, the very line and its shade', async () => {
    const salon = await aSalonWithFormulas()
    const { ids, lines, whole, more } = await look(salon, '6/43 + 20 vol')
    expect(ids).toEqual(['new', 'old'])
    expect([whole, more]).toEqual([true, false])
    expect(lines[1]).toMatchObject({
      kind: 'formula',
      client: { id: 'zainab', name: 'Zainab Khan' },
      line: 'Roots: 30 g 6/43 + 60 g 20 vol, 1:2, 35 min',
      shade: { level: 6, tone: 'copper' },
    })
    const tingle = await look(salon, 'slight tingle')
    expect(tingle.lines).toMatchObject([
      { id: 'tingle', line: 'Slight tingle at the nape.', shade: { level: 6, tone: 'copper' } },
    ])
    expect((await look(salon, 'tea')).lines).toMatchObject([{ kind: 'client', id: 'zainab' }])
  })

  test('no more are read than are asked for, and it is told that there are more', async () => {
    const found = await searchLines(await aSalonWithFormulas(), '6/43', { most: 1 })
    expect(found.lines.map(({ id }) => id)).toEqual(['new'])
    expect(found.more).toBe(true)
  })

  test('a code of another sign is the same shade where the salon works with one maker', async () => {
    const salon = await aSalonWithFormulas()
    expect((await look(salon, '6.43')).ids).toEqual([])
    await saves(salon, record('salon', 'salon', { name: 'Six', colour_brand: 'Wella Koleston' }))
    expect((await look(salon, '6.43')).ids).toEqual(['new', 'old'])
  })

  test('what was deleted or erased, or is about whoever was, is never found; what is new and changed is', async () => {
    const salon = await aSalonWithFormulas()
    await saves(salon, anEdit('formula', 'new', { deletedAt: 5 }))
    expect((await look(salon, '6/43')).ids).toEqual(['old'])
    await saves(salon, anEdit('client', 'zainab', { deletedAt: 5 }))
    expect((await look(salon, '6/43')).ids).toEqual([])
    expect((await look(salon, 'tingle')).ids).toEqual([])
    expect((await look(salon, 'tea')).ids).toEqual([])
    await saves(salon, note('later', 'mary', '2026-07-01T11:00:00.000Z', 'Asked for 6/43 again'))
    await saves(salon, anEdit('formula', 'other', { title: 'Ash with 6/43 ends' }))
    expect((await look(salon, '6/43')).ids).toEqual(['later', 'other'])
  })

  test('what tells of health is found with the permission on record alone, and said to be held back', async () => {
    const salon = await aSalonWithFormulas()
    expect(await look(salon, 'antibiotics')).toMatchObject({ ids: [], withheld: 1 })
    await saves(salon, consent('yes', 'mary', '2026-06-01T11:00:00.000Z', 'yes'))
    expect(await look(salon, 'antibiotics')).toMatchObject({ ids: ['pills'], withheld: 0 })
    await saves(salon, consent('no', 'mary', '2026-06-02T11:00:00.000Z', 'no'))
    expect(await look(salon, 'antibiotics')).toMatchObject({ ids: [], withheld: 1 })
  })

  test('answers are found as they stand after the rules, and without those not at all', async () => {
    const salon = aSalon()
    const draft = { steps: [{ zone: 'Roots', mix: [{ what: '8/1', grams: 30 }] }] }
    await saves(
      salon,
      aClient('mary', { name: 'Mary Smith' }),
      record('ask', 'asked', {
        tool: 'colour-formula',
        client_id: 'mary',
        client_name: 'Mary Smith',
        asked_at: '2026-05-01T10:00:00.000Z',
        input: { desiredColor: 'Level 8' },
        draft,
      }),
    )
    await prepareLines(salon)
    expect((await look(salon, '8/1')).ids).toEqual([])
    const asIs = (ask: FieldsOf<'ask'>) => ask
    const held = (ask: FieldsOf<'ask'>) => ({ ...ask, draft: { steps: [] } })
    expect((await searchLines(salon, '8/1', { most: 5, asStands: asIs })).lines).toMatchObject([
      { id: 'asked', tool: 'colour-formula', line: 'Roots: 30 g 8/1' },
    ])
    expect((await searchLines(salon, '8/1', { most: 5, asStands: held })).lines).toEqual([])
  })

  test('before the index stands nothing is said to be missing', async () => {
    const salon = aSalon()
    await saves(
      salon,
      aClient('mary', { name: 'Mary' }),
      formula('f', 'mary', '2026-05-01T10:00:00.000Z', '6/43'),
    )
    expect((await look(salon, '6/43')).whole).toBe(false)
    await prepareLines(salon)
    expect(await look(salon, '6/43')).toMatchObject({ ids: ['f'], whole: true })
  })
})
