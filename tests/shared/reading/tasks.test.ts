// What is read of a retail record, a brief, a talk and a day, apart from what is done about it.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import marketing from '../../../scripts/engine/read-marketing'
import practice from '../../../scripts/engine/read-practice'
import retail from '../../../scripts/engine/read-retail'
import schedule from '../../../scripts/engine/read-schedule'

type Facts = Record<string, { value: unknown; sure: boolean; quote: string }>
type Read = {
  facts: Facts
  raised: string[]
  unread: string[]
  entries: Record<string, unknown>[]
  lines: { n: number; moves: string[]; hazard: boolean }[]
}
const linesOf = <Case>(name: string): Case[] =>
  readFileSync(new URL(`./${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
const holds = (unread: readonly string[], pieces: readonly string[] = []) => {
  for (const piece of pieces) expect(unread.some(text => text.includes(piece))).toBe(true)
}

type Retail = {
  id: string
  client: Record<string, unknown>
  expect: {
    needs: string[]
    no_needs?: string[]
    avoid?: string[]
    /** These and no others. */
    avoid_all?: string[]
    curl?: string | null
    lightened?: boolean
    coloured?: boolean
    raised: string[]
    unread?: string[]
  }
}
describe('a retail record', () => {
  test.each(linesOf<Retail>('retail'))('$id', ({ client, expect: wanted }) => {
    const { facts, raised, unread } = retail({ input: { client, catalogue: [] }, facts: null }) as Read
    expect(facts.needs?.value).toEqual(expect.arrayContaining(wanted.needs))
    for (const need of wanted.no_needs ?? []) expect(facts.needs?.value).not.toContain(need)
    if (wanted.avoid) expect(facts.avoid?.value).toEqual(expect.arrayContaining(wanted.avoid))
    if (wanted.avoid_all) expect(facts.avoid?.value).toEqual(wanted.avoid_all)
    if (wanted.curl !== undefined) expect(facts['hair.curl']?.value ?? null).toBe(wanted.curl)
    if (wanted.lightened !== undefined) expect(facts['hair.lightened']?.value).toBe(wanted.lightened)
    if (wanted.coloured !== undefined) expect(facts['hair.coloured']?.value).toBe(wanted.coloured)
    expect(raised.toSorted()).toEqual(wanted.raised.toSorted())
    holds(unread, wanted.unread)
    // Where something is unread, the set of needs is not sure.
    if (unread.length > 0) expect(facts.needs?.sure).toBe(false)
  })
})

type Brief = {
  id: string
  input: Record<string, unknown>
  facts: Record<string, unknown>
  never: string[]
  conditions?: string[]
  unread?: string[]
}
describe('a brief', () => {
  test.each(linesOf<Brief>('marketing'))(
    '$id',
    ({ input, facts: wanted, never, conditions, unread: pieces }) => {
      const { facts, unread } = marketing({ input, facts: null }) as Read
      const values = Object.fromEntries(Object.entries(facts).map(([path, { value }]) => [path, value]))
      expect(values).toMatchObject(wanted)
      for (const path of never) expect(facts[path]).toBeUndefined()
      if (conditions) expect(values.conditions).toEqual(conditions)
      holds(unread, pieces)
    },
  )
})

type Talk = {
  id: string
  scenario?: string
  turns: [role: string, text: string][]
  lines: Record<string, { has: string[]; hasnt?: string[]; hazard: boolean }>
}
describe('a talk', () => {
  test.each([...linesOf<Talk>('practice'), ...linesOf<Talk>('practice-turns')])(
    '$id',
    ({ scenario = 'consultation', turns, lines: wanted }) => {
      const transcript = turns.map(([role, text]) => ({ role, text }))
      const { lines } = practice({ input: { scenario, transcript }, facts: null }) as Read
      for (const [n, { has, hasnt = [], hazard }] of Object.entries(wanted)) {
        const line = lines.find(each => each.n === Number(n))
        expect(line?.hazard).toBe(hazard)
        expect(line?.moves).toEqual(expect.arrayContaining(has))
        for (const move of hasnt) expect(line?.moves).not.toContain(move)
      }
    },
  )
})

type Day = { id: string; schedule: string; entries: Record<string, unknown>[]; unread?: string[] }
describe('a day', () => {
  test.each(linesOf<Day>('schedule'))('$id', ({ schedule: text, entries: wanted, unread: pieces }) => {
    const { entries, unread } = schedule({ input: { schedule: text }, facts: null }) as Read
    expect(entries).toHaveLength(wanted.length)
    for (const [nth, entry] of wanted.entries()) expect(entries[nth]).toMatchObject(entry)
    holds(unread, pieces)
  })
})
