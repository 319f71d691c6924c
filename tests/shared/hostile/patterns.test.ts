// No pattern that reads what people write takes long, whatever stands there: each is given what it repeats, over and over
// up to the length that is accepted, with an end that it doesn't take. What hangs is ended, and named.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceThread } from '../../../sync-server/threads/start'
import { runsOf } from '../../support/sample'
import { attacksOn } from './attacks'
import { worked } from './cpu'
import type { At, Told } from './pattern-thread'
import { seed } from './seed'

const LIMIT_MS = 50
const HANGS_MS = 10_000
const LONGEST = 20_000
/** Attacks on one pattern in one run: others in each run, all of them by and by; with LONG=10 all at once. */
const MOST = runsOf(5)

/** One thread from this pattern on; where it hangs, the number of the pattern that it hangs at. */
function run(from: number, slow: string[]): Promise<{ hangsAt: number } | { count: number }> {
  const shared = new SharedArrayBuffer(12)
  const at = new Int32Array(shared)
  const data: At = { shared, from, limit: LIMIT_MS, longest: LONGEST, seed: seed(), most: MOST }
  const thread = sourceThread(join(import.meta.dirname, 'pattern-thread.ts'), data)
  return new Promise((done, fail) => {
    let before = 0
    let begun = ''
    const end = (result: { hangsAt: number } | { count: number }): void => {
      clearInterval(watch)
      void thread.terminate().then(() => done(result))
    }
    const watch = setInterval(() => {
      const now = Atomics.load(at, 2)
      if (now > 0 && now === before) {
        slow.push(`${begun} hangs`)
        end({ hangsAt: Atomics.load(at, 0) })
      }
      before = now
    }, HANGS_MS)
    thread.on('message', (told: Told) => {
      if ('begins' in told) begun = told.begins
      else if ('slow' in told) slow.push(told.slow)
      else end({ count: told.count })
    })
    thread.on('error', fail)
  })
}

test('every pattern of shared/ reads hostile text within 50 ms', { timeout: 600_000 }, async () => {
  const slow: string[] = []
  let count = 0
  for (let from = 0; count === 0; ) {
    const result = await run(from, slow)
    if ('count' in result) count = result.count
    else from = result.hangsAt + 1
  }
  expect(slow, `again with HOSTILE_SEED=${seed()}`).toEqual([])
  // There are to be fewer of them with every reader that goes: this many were looked at, at least.
  expect(count).toBeGreaterThan(100)
})

test.each([
  ['a repeat within a repeat', '^(?:a+)+$'],
  ['two ways to take one word', '^(?:hiya|hiya),?\\s*(?:hiya,?\\s*|hiya,?\\s+)*write'],
  ['blanks beside blanks', '^\\w*\\s*,?\\s*-?\\s*\\s*no$'],
  ['a figure between anything', '\\(([^()]*\\d[^()]*[,;/+][^()]*\\d[^()]*)\\)'],
])('an attack is found on %s', (_, source) => {
  const longest = (length: number): number =>
    Math.max(
      ...attacksOn(source, '', length).map(text => {
        const begun = worked()
        text.replace(new RegExp(source, 'g'), '')
        return worked() - begun
      }),
    )
  // Short, for it is not ended here: the time grows far faster than the text.
  let length = 8
  while (length < 400 && longest(length) < LIMIT_MS) length += 4
  expect(length).toBeLessThan(400)
})
