import { expect, test } from 'vitest'
import { inSlices } from '../../../../web/salon/import-export/slices'

test('work done in slices gives the page its turn by the clock, not by a count', async () => {
  let clock = 0
  let turns = 0
  const pause = inSlices(
    async () => {
      turns += 1
      clock += 100
    },
    () => clock,
  )
  for (let line = 0; line < 120; line++) {
    clock += 1
    await pause()
  }
  // 120 lines of a millisecond each, a turn after every twelve: what the page did in its turn doesn't count.
  expect(turns).toBe(10)
})

test('a turn lets the page do what has been waiting', async () => {
  let clock = 0
  let drawn = false
  setTimeout(() => {
    drawn = true
  })
  const pause = inSlices(undefined, () => ++clock)
  for (let line = 0; line < 10_000 && !drawn; line++) await pause()
  expect(drawn).toBe(true)
})
