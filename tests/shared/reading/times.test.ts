// Clock times and lengths as people write them, each whole.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { read } from '../../../shared/reading/doc'
import { type Clock, clockAt, clockOf } from '../../../shared/reading/values/clock'
import { lengthAt, lengthOf } from '../../../shared/reading/values/lengths'

type Case = { text: string; clock?: string | null; minutes?: number | null }
const cases = readFileSync(new URL('./times.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line) as Case)

const plain = (clock: Clock | null): string | null =>
  clock && `${clock.hour}:${String(clock.minute).padStart(2, '0')}${clock.half ? ` ${clock.half}` : ''}`

describe('a time or a length is read whole', () => {
  it.each(cases)('$text', ({ text, clock, minutes }) => {
    if (clock !== undefined) expect(plain(clockOf(text))).toBe(clock)
    if (minutes !== undefined) expect(lengthOf(text)).toBe(minutes)
  })
})

it('ends where its words end', () => {
  const doc = read('an hour and half nine lunch, two twenty five minutes')
  expect(lengthAt(doc, 0)).toEqual({ to: 2, value: 60 })
  expect(clockAt(doc, 3)?.clock?.text).toBe('half nine')
  expect(clockAt(doc, 7)?.clock?.text).toBe('two')
})
