// Whatever reads a text reads a hostile one about as fast as a plain one of that length: what takes the square of it, or
// worse, takes far longer at the lengths that are accepted. What hangs is ended, and named.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceThread } from '../../../sync-server/threads/start'
import { runsOf } from '../../support/sample'
import type { Chosen, Told } from './engine-thread'
import { seed } from './seed'

const TIMES = 4
const LIMIT_MS = 50
const HANGS_MS = 60_000
/** Texts for one engine in one run: others in each run; with LONG=10 all at once. */
const MOST = runsOf(6)

test('every engine reads hostile text about as fast as plain text', { timeout: 900_000 }, async () => {
  const slow: string[] = []
  let readings = 0
  const chosen: Chosen = { seed: seed(), most: MOST, limit: LIMIT_MS, times: TIMES }
  const thread = sourceThread(join(import.meta.dirname, 'engine-thread.ts'), chosen)
  await new Promise<void>((done, fail) => {
    let begun = 'loading'
    let watch: NodeJS.Timeout | undefined
    const again = (): void => {
      clearTimeout(watch)
      watch = setTimeout(() => {
        slow.push(`${begun} hangs`)
        done()
      }, HANGS_MS)
    }
    again()
    thread.on('message', (told: Told) => {
      again()
      if ('over' in told) return done()
      if ('begins' in told) {
        begun = told.begins
        return
      }
      readings++
      const most = LIMIT_MS + TIMES * told.plain
      if (told.ms > most)
        slow.push(`${told.took}: ${told.ms.toFixed(0)} ms, plain text ${told.plain.toFixed(0)}`)
    })
    thread.on('error', fail)
  })
  await thread.terminate()
  expect(slow, `again with HOSTILE_SEED=${seed()}`).toEqual([])
  expect(readings).toBeGreaterThan(60)
})
