// 503: the server is there and its database isn't. That says nothing about what was sent: it waits, and goes out as it was.
import { expect, test } from 'vitest'
import type { SyncRequest } from '../../../../shared/sync/wire'
import { MOST_FAILS } from '../../../../web/platform/sync/outgoing/set-aside'
import { aClient } from '../data/device'
import { aServer, aTablet, expectSame, problem } from './tablets'

const many = (count: number) => Array.from({ length: count }, (_, n) => aClient(`c${n}`))
/** So often that whatever is counted would have run out. */
const OFTEN = 3 * MOST_FAILS
/** At its worst: a request without changes is answered, as by a server whose database comes and goes. */
const away = async (request: SyncRequest, ask: () => Promise<Response>): Promise<Response> =>
  request.changes.length > 0 ? problem(503, 'database-away') : ask()

test.each([1, 6, 1_200])('%i changes that meet 503 go as they were when the server is back', async count => {
  const server = await aServer()
  const tablet = aTablet(server)
  await tablet.save(...many(count))
  const before = await tablet.outbox()
  const sizes: number[] = []
  tablet.between = (request, ask) => {
    sizes.push(request.changes.length)
    return away(request, ask)
  }
  for (let n = 0; n < OFTEN; n++) expect(await tablet.sync()).toBe('server-trouble')

  const full = Math.min(count, 500)
  expect(sizes, 'each time the whole of it, and nothing beside it').toEqual(Array(OFTEN).fill(full))
  const waiting = await tablet.outbox()
  expect(waiting.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  for (const { fails, problem } of waiting) expect({ fails: fails ?? 0, problem }).toEqual({ fails: 0 })

  tablet.between = null
  expect(await tablet.sync()).toBe('done')
  expect(server.requests.map(({ changes }) => changes.length).filter(each => each > 0)).toEqual(
    count > 500 ? [500, 500, 200] : [count],
  )
  await expectSame(tablet, server)
})

test('503 in the middle of a drain keeps what is left, and blames none of it', async () => {
  const server = await aServer()
  const tablet = aTablet(server)
  await tablet.save(...many(1_200))
  let answered = 0
  tablet.between = (request, ask) => (answered++ === 0 ? ask() : away(request, ask))
  for (let n = 0; n < OFTEN; n++) expect(await tablet.sync()).toBe('server-trouble')
  const waiting = await tablet.outbox()
  expect(waiting.map(({ recordId }) => recordId)).toEqual(
    many(1_200)
      .slice(500)
      .map(({ id }) => id),
  )
  expect(waiting.every(({ fails }) => !fails)).toBe(true)
  tablet.between = null
  await tablet.sync()
  expect(server.requests.map(({ changes }) => changes.length)).toEqual([500, 500, 200])
  await expectSame(tablet, server)
})
