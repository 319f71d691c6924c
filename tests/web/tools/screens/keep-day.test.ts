import { describe, expect, test } from 'vitest'
import { NO_FACTS } from '../../../../shared/facts'
import { blanks } from '../../../../shared/salon/records/blank'
import schedule from '../../../../shared/tools/appointments'
import type { ScheduleOutput } from '../../../../shared/tools/appointments/schema'
import { salon } from '../../../../web/platform/data/db'
import { calledFrom } from '../../../../web/platform/data/queries/appointments'
import { edit, remove, saveAll } from '../../../../web/platform/data/saving/save'
import {
  blocksOf,
  dayNamed,
  editsOf,
  idOfBlock,
  isDayToKeep,
  leftToKeep,
  type ToKeep,
} from '../../../../web/tools/screens/day/keep'
import { openedSalon } from '../../salon/import-export/open'

const read = (text: string): ScheduleOutput =>
  schedule.draft({ input: { schedule: text, picks: {} }, facts: NO_FACTS, today: '2026-11-27T08:00:00.000Z' })
const DAY = '2026-11-27'
const blocks = (text: string, moved = false, day = DAY): ToKeep[] =>
  blocksOf(read(text), {
    dayOf: () => day,
    clientOf: name => (name === 'Jane Miller' ? { id: 'c1', name } : null),
    team: [{ id: 'tom', name: 'Tom' }],
    moved,
  })
const TEXT =
  '9-11 Jane Miller root tint with Tom, processing 9.30-10.05\n11.30-12 Kim fringe with Zoe (flexible)\n1-1.30 lunch with Tom'
const rowOf = (block: ToKeep, more: Partial<ToKeep['fields']> = {}) => ({
  id: idOfBlock(block),
  fields: { ...blanks.appointment, ...block.fields, ...more },
})
const nameOf = ({ fields }: ReturnType<typeof rowOf>): string => fields.client_name ?? fields.service

test('a block becomes what was read of it: client, stylist, time, developing, whether it may move', () => {
  const [jane, kim, lunch] = blocks(TEXT)
  expect(jane?.fields).toMatchObject({
    client_id: 'c1',
    client_name: 'Jane Miller',
    person_id: 'tom',
    stylist: null,
    starts_at: '2026-11-27T09:00',
    minutes: 120,
    processing: [{ from: 30, minutes: 35 }],
    may_move: false,
  })
  expect(kim?.fields).toMatchObject({
    client_id: null,
    client_name: 'Kim',
    person_id: null,
    stylist: 'Zoe',
    may_move: true,
  })
  expect(lunch?.fields).toMatchObject({ client_name: null, minutes: 30, starts_at: '2026-11-27T13:00' })
})

describe('kept twice is one', () => {
  const all = blocks(TEXT)
  test('what was kept stands, whatever was moved since', () => {
    const rows = all.map(block => rowOf(block, { starts_at: '2026-11-27T18:00' }))
    expect(leftToKeep(all, rows, nameOf)).toEqual([])
  })
  test('the same text asked again has the same records', () => {
    expect(blocks(`${TEXT}\n3-4 Zara cut`).slice(0, 2).map(idOfBlock)).toEqual(all.slice(0, 2).map(idOfBlock))
  })
  test('on another day it is another', () => {
    expect(blocks(TEXT, false, '2026-11-28').map(idOfBlock)).not.toContain(all[0] && idOfBlock(all[0]))
  })
  test('who is booked at that very time already, by hand or from a calendar, is not booked again', () => {
    const [jane] = all
    if (!jane) throw new Error('nothing was read')
    const rows = [{ ...rowOf(jane), id: 'by hand' }]
    expect(leftToKeep(all, rows, nameOf).map(({ name }) => name)).toEqual(
      all.slice(1).map(({ name }) => name),
    )
    const later = [{ ...rowOf(jane, { starts_at: '2026-11-27T15:00' }), id: 'by hand' }]
    expect(leftToKeep(all, later, nameOf)).toHaveLength(all.length)
  })
})

test('with the moves each stands where the plan puts it; without, where it was booked', () => {
  const text = '9-10 Jane cut\n11-11.30 Kim fringe (flexible)\n'
  const output = read(text)
  const move = output.suggestions.flatMap(({ moves }) => moves)[0]
  expect(move).toBeDefined()
  const startOf = (moved: boolean) =>
    blocks(text, moved)
      .find(({ name }) => name === 'Kim')
      ?.fields.starts_at.slice(11)
  expect(startOf(false)).toBe('11:00')
  expect(startOf(true)).toBe(move?.to)
})

test.each([
  ['', DAY],
  ['Today', DAY],
  ['Tomorrow', '2026-11-28'],
  ['Friday', DAY],
  ['Monday', '2026-11-30'],
  ['Thu', '2026-12-03'],
  ['Sat 28 Nov', '2026-11-28'],
  ['3 January', '2027-01-03'],
  ['31 Feb', DAY],
])('a column called “%s” means %s', (label, day) => {
  expect(dayNamed(label, DAY)).toBe(day)
})

test('what stands in the salon’s day already is moved by the plan, and not booked twice', () => {
  const text = '9-10 Jane cut\n11-11.30 Kim fringe (flexible)\n'
  const rows = blocks(text).map(block => ({ ...rowOf(block), id: `by hand ${block.name}` }))
  expect(leftToKeep(blocks(text), rows, nameOf)).toEqual([])
  const [move, ...others] = leftToKeep(blocks(text, true), rows, nameOf)
  expect(move).toMatchObject({ moves: 'by hand Kim', was: '2026-11-27T11:00' })
  expect(others).toEqual([])
  // Somebody moved it meanwhile: that stands.
  const meanwhile = rows.map(row => ({ ...row, fields: { ...row.fields, starts_at: '2026-11-27T16:00' } }))
  const left = leftToKeep(blocks(text, true), meanwhile, nameOf)
  expect(left.every(({ moves }) => moves === null)).toBe(true)
})

describe('what was kept and stands on another day by now', () => {
  const BY = { at: '2026-11-27T08:00:00.000Z', who: 'Mia', now: 1 }
  const [jane, ...others] = blocks(TEXT)
  if (!jane) throw new Error('nothing was read')
  const called = () => calledFrom(salon().db, blocks(TEXT).map(idOfBlock))

  test('is kept: it is found by its id, and not written over', async () => {
    await openedSalon()
    await saveAll(editsOf(leftToKeep([jane], [], nameOf), new Set(), BY).keep)
    const moved = { starts_at: '2026-12-04T15:00', minutes: 45, note: 'Asked for the window' }
    await edit('appointment', idOfBlock(jane), moved)
    const left = leftToKeep([jane, ...others], await called(), nameOf)
    expect(left.map(({ name }) => name)).toEqual(others.map(({ name }) => name))
    await saveAll(editsOf(left, new Set([idOfBlock(jane)]), BY).keep)
    expect((await called()).find(({ id }) => id === idOfBlock(jane))?.fields).toMatchObject(moved)
  })

  test('deleted and kept again it has its note still', async () => {
    await openedSalon()
    const left = leftToKeep([jane], [], nameOf)
    await saveAll(editsOf(left, new Set(), BY).keep)
    await edit('appointment', idOfBlock(jane), { note: 'Oat milk' })
    await remove('appointment', idOfBlock(jane))
    const known = new Set((await called()).map(({ id }) => id))
    await saveAll(editsOf(left, known, BY).keep)
    expect((await called())[0]?.fields).toMatchObject({ note: 'Oat milk', deletedAt: null })
  })
})

test.each([
  ['2026-11-27', true],
  ['0002-11-27', false],
  ['0202-11-27', false],
  ['1999-12-31', false],
  ['2100-12-31', true],
  ['2101-01-01', false],
  ['2026-02-31', false],
  ['', false],
])('the day %j can be kept: %j', (day, is) => expect(isDayToKeep(day)).toBe(is))
