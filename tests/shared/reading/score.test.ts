// What scores a reading: a perfect one is right everywhere, an empty one asks everywhere, a wrong and sure one is silent.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Case, type Entry, type Read, scoreOf } from '../../bench/reading/score'

const folder = new URL('../../bench/reading/cases/', import.meta.url)
const setsIn = (): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? [entry.name] : []))
const cases: Case[] = setsIn().flatMap(set =>
  readdirSync(new URL(`${set}/`, folder)).flatMap(file =>
    readFileSync(new URL(`${set}/${file}`, folder), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map(line => JSON.parse(line)),
  ),
)

/** One value that fits what is wanted. */
function any(wanted: unknown): unknown {
  if (Array.isArray(wanted) || typeof wanted !== 'object' || wanted === null) return wanted
  const { any: several, includes } = wanted as { any?: unknown[]; includes?: string[] }
  return several ? any(several[0]) : includes
}
/** An entry as one wrote it who knows: each detail a value that fits. */
const given = (entry: Entry): Entry => ({
  ...Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, any(value)])),
  sure: true,
})
const perfect = ({ expect: wanted }: Case): Read => ({
  facts: Object.fromEntries(
    Object.entries(wanted.facts ?? {}).map(([path, value]) => [path, { value: any(value), sure: true }]),
  ),
  raised: (wanted.raised ?? []).map(each => (typeof each === 'string' ? each : (each.any[0] ?? ''))),
  unread: wanted.unread ?? [],
  ...(wanted.entries ? { entries: wanted.entries.map(given) } : {}),
  ...(wanted.lines ? { lines: wanted.lines } : {}),
})

describe.each(cases.map(one => [one.id, one] as const))('%s', (_, one) => {
  test('a perfect reading is right everywhere', () => {
    const score = scoreOf(one, perfect(one))
    expect(score.wrong).toEqual([])
    expect(score.sure).toBe(score.right)
    expect([score.taps, score.pieces, score.missed, score.needless]).toEqual([0, 0, 0, 0])
  })
  test('an empty one has nothing right, and is never silently wrong of a fact', () => {
    const score = scoreOf({ ...one, expect: { ...one.expect, entries: undefined } }, {})
    expect([score.right, score.silent]).toEqual([0, 0])
  })
})

test('what was wrong and sure is silent; the same unsure is asked', () => {
  const one: Case = {
    id: '',
    task: 'colour',
    input: {},
    expect: { facts: { 'root.level': 5 }, raised: ['henna'] },
  }
  const told = (value: number, sure: boolean) => scoreOf(one, { facts: { 'root.level': { value, sure } } })
  expect(told(6, true)).toMatchObject({ right: 0, silent: 1, missed: 1, unheard: 1 })
  expect(told(6, false)).toMatchObject({ right: 0, silent: 0, asked: 1, taps: 2 })
  expect(told(5, false)).toMatchObject({ right: 1, sure: 0, taps: 1 })
})

test('an entry that is lost among others is silent, one whose line is named is asked', () => {
  const one: Case = {
    id: '',
    task: 'schedule',
    input: {},
    expect: {
      entries: [
        { client: 'Mrs Byrne', start: '09:00' },
        { client: 'Zoë', start: '10:00' },
      ],
    },
  }
  const zoe = { client: 'Zoë', start: '10:00', sure: true }
  expect(scoreOf(one, { entries: [zoe] })).toMatchObject({ right: 1, silent: 1 })
  expect(scoreOf(one, { entries: [zoe], unread: ['byrne 9ish?'] })).toMatchObject({ right: 1, asked: 1 })
  expect(scoreOf(one, { entries: [zoe, zoe, { ...zoe, client: 'Byrne', start: '09:00' }] })).toMatchObject({
    right: 2,
    silent: 1,
  })
})
