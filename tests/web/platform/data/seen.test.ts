// A form that stood open, or a draft that lay for days, while another tablet's edit came in.
import { describe, expect, test } from 'vitest'
import * as merging from '../../../../shared/sync/merge'
import { type Edit, saveInto } from '../../../../web/platform/data/saving/save'
import { aServer, aTablet, expectSame, recordsOn } from '../sync/tablets'
import { aClient, anEdit, by } from './device'

async function bothKnow(fields: Record<string, unknown>) {
  const server = await aServer()
  const [mine, theirs] = [aTablet(server), aTablet(server)]
  await mine.save(aClient('c1', fields))
  await mine.sync()
  await theirs.sync()
  const saveSeen = async (patch: Edit['patch'], seen: Edit['patch'], withMerge = true) => {
    const edit: Edit = { ...anEdit('client', 'c1', patch), seen }
    await saveInto(mine.salon.db, [edit], by(mine.now()), withMerge ? merging : null)
  }
  const theyWrite = async (patch: Record<string, unknown>) => {
    await theirs.save(anEdit('client', 'c1', patch))
    await theirs.sync()
    await mine.sync()
  }
  const settle = async () => {
    for (const tablet of [mine, theirs, mine]) await tablet.sync()
    for (const tablet of [mine, theirs]) await expectSame(tablet, server)
    return (await recordsOn(server)).get('c1')?.fields ?? {}
  }
  return { mine, saveSeen, theyWrite, settle }
}

describe('an edit that was begun before another came in', () => {
  test.each([true, false])('keeps both texts where they lie apart, merged here (%s) or there', async here => {
    const { mine, saveSeen, theyWrite, settle } = await bothKnow({ notes: 'one\ntwo\nthree' })
    await theyWrite({ notes: 'one\ntwo\nthree\nPPD REACTION SEEN' })
    await saveSeen({ notes: 'one edited\ntwo\nthree' }, { notes: 'one\ntwo\nthree' }, here)
    const both = 'one edited\ntwo\nthree\nPPD REACTION SEEN'
    if (here) expect((await mine.fields('c1'))?.notes).toBe(both)
    expect(await settle()).toMatchObject({ notes: both })
  })

  test.each([true, false])(
    'keeps the other text whole where they meet, merged here (%s) or there',
    async here => {
      const { saveSeen, theyWrite, settle } = await bothKnow({ notes: '20 vol' })
      await theyWrite({ notes: '30 vol' })
      await saveSeen({ notes: '10 vol' }, { notes: '20 vol' }, here)
      const fields = await settle()
      const seconds = fields.seconds as { text: string }[]
      expect([fields.notes, ...seconds.map(({ text }) => text)].sort()).toEqual(['10 vol', '30 vol'])
    },
  )

  test('is never folded into what waits, and what waits is kept', async () => {
    const { mine, saveSeen, settle } = await bothKnow({ notes: '20 vol' })
    await mine.save(anEdit('client', 'c1', { notes: '30 vol' }))
    await saveSeen({ notes: '10 vol' }, { notes: '20 vol' })
    expect(await mine.outbox()).toHaveLength(2)
    const fields = await settle()
    expect(JSON.stringify(fields)).toContain('30 vol')
    expect(fields.notes).toBe('10 vol')
  })

  test('does not put back what the person never touched', async () => {
    const { mine, saveSeen, theyWrite, settle } = await bothKnow({ phone: '1', name: 'Ann' })
    await theyWrite({ phone: '2' })
    await saveSeen({ name: 'Anne', phone: '1' }, { name: 'Ann', phone: '1' })
    expect((await mine.outbox()).map(({ patch }) => patch)).toEqual([{ name: 'Anne' }])
    expect(await settle()).toMatchObject({ name: 'Anne', phone: '2' })
  })

  test('adds to a list that another added to', async () => {
    const { saveSeen, theyWrite, settle } = await bothKnow({ concerns: ['frizz'] })
    await theyWrite({ concerns: ['frizz', 'breakage'] })
    await saveSeen({ concerns: ['frizz', 'dryness'] }, { concerns: ['frizz'] })
    expect(await settle()).toMatchObject({ concerns: ['frizz', 'breakage', 'dryness'] })
  })

  test('of spaces that a form trims is no edit by anyone', async () => {
    const { saveSeen, settle } = await bothKnow({ notes: 'soft water \n' })
    await saveSeen({ notes: 'hard water' }, { notes: 'soft water' })
    const fields = await settle()
    expect(fields.notes).toBe('hard water')
    expect(fields.seconds ?? []).toEqual([])
  })
})
