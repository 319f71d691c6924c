// Clocks that are put right, put wrong and stand still between an edit and its sending: whoever truly wrote last wins.
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { aClient, anEdit } from '../data/device'
import { AT_LEISURE, MOST_RUNS } from './long'
import { aDatabase, aServer, aTablet, expectSame, recordsOn, type Server, type Tablet } from './tablets'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let server: Server
let mine: Tablet
let other: Tablet

async function twoTablets(shared?: Awaited<ReturnType<typeof aDatabase>>): Promise<void> {
  server = await aServer(shared)
  mine = aTablet(server)
  other = aTablet(server)
  await mine.save(aClient('c1', { name: 'Ann', phone: '1', notes: 'first' }))
  await mine.sync()
  await other.sync()
}
const onServer = async () => (await recordsOn(server)).get('c1')?.fields ?? {}
const says = (tablet: Tablet, patch: Record<string, unknown>) => tablet.save(anEdit('client', 'c1', patch))
const passes = (ms: number): void => {
  server.now += ms
}
const jumps = (ms: number): void => {
  mine.clockOff += ms
}
async function allHome(): Promise<void> {
  for (const tablet of [mine, other, mine, other]) await tablet.sync()
  for (const tablet of [mine, other]) await expectSame(tablet, server)
}

describe('an edit made an hour after another tablet’s', () => {
  beforeEach(() => twoTablets())

  async function theOthersFirst(): Promise<void> {
    await says(other, { name: 'Anna' })
    await other.sync()
    passes(HOUR)
  }

  test.each([
    ['put forward three hours', 3 * HOUR],
    ['put back a day', -DAY],
  ])('stands where the clock is %s before it is sent', async (_, jump) => {
    await theOthersFirst()
    await says(mine, { name: 'Annie' })
    passes(MINUTE)
    mine.clockOff += jump
    passes(MINUTE)
    await allHome()
    expect((await onServer()).name).toBe('Annie')
  })

  test.each([
    ['closed', () => mine.closedFor(MINUTE, 3 * HOUR)],
    ['closed, and the clock put back', () => mine.closedFor(MINUTE, -3 * DAY)],
    ['asleep', () => mine.sleepsFor(MINUTE, 3 * HOUR)],
    ['asleep, and the clock put back', () => mine.sleepsFor(MINUTE, -3 * DAY)],
  ])('stands where the clock is changed while the page is %s', async (_, away) => {
    await theOthersFirst()
    await says(mine, { name: 'Annie' })
    away()
    await allHome()
    expect((await onServer()).name).toBe('Annie')
  })

  test('and made without a signal on a page that never heard the server, stands', async () => {
    await theOthersFirst()
    mine.closedFor(MINUTE, -5 * HOUR)
    await says(mine, { name: 'Annie' })
    passes(MINUTE)
    mine.clockOff += 5 * HOUR
    await allHome()
    expect((await onServer()).name).toBe('Annie')
  })

  test('stands where its page was closed before it heard that its clock was wrong', async () => {
    mine.closedFor(MINUTE, -2 * DAY)
    await theOthersFirst()
    await says(mine, { name: 'Annie' })
    mine.closedFor(MINUTE)
    mine.closedFor(MINUTE)
    await allHome()
    expect((await onServer()).name).toBe('Annie')
  })

  test.each([
    ['slept for as long as its clock was put back', () => mine.sleepsFor(2 * HOUR, -2 * HOUR)],
    ['was closed for longer than its clock was put back', () => mine.closedFor(3 * HOUR, -2 * HOUR)],
  ])('stands where its tablet %s, and the clock jumped in view afterwards', async (_, away) => {
    away()
    await theOthersFirst()
    await says(mine, { name: 'Annie' })
    passes(MINUTE)
    jumps(5 * HOUR)
    await says(mine, { phone: '2' })
    await allHome()
    expect(await onServer()).toMatchObject({ name: 'Annie', phone: '2' })
  })

  test('stands where it waited from before changes said how they were stamped', async () => {
    mine.closedFor(MINUTE, 2 * HOUR)
    await mine.sync()
    await theOthersFirst()
    await says(mine, { name: 'Annie' })
    const [waiting] = await mine.outbox()
    const { stamped: _stamped, ...change } = waiting!
    await mine.salon.db.outbox.put({ ...change, at: mine.now() })
    passes(MINUTE)
    await allHome()
    expect((await onServer()).name).toBe('Annie')
  })
})

describe('an edit made an hour before another tablet’s', () => {
  beforeEach(() => twoTablets())

  async function theOthersNext(): Promise<void> {
    passes(HOUR)
    await says(other, { name: 'Anna', notes: 'the other’s' })
    await other.sync()
    passes(MINUTE)
  }

  test.each([
    ['put forward', () => jumps(3 * HOUR)],
    ['put back', () => jumps(-3 * DAY)],
    ['changed while the page was closed', () => mine.closedFor(MINUTE, -3 * DAY)],
  ])('loses though the clock was %s, and its text is kept beside the other', async (_, change) => {
    await says(mine, { name: 'Annie', notes: 'mine' })
    await theOthersNext()
    change()
    await allHome()
    const { name, notes, seconds } = await onServer()
    expect({ name, notes }).toEqual({ name: 'Anna', notes: 'the other’s' })
    expect(seconds).toMatchObject([{ text: 'mine' }])
  })

  test('loses though the page guessed a clock that was put forward before it was opened', async () => {
    mine.closedFor(MINUTE, 2 * DAY)
    await says(mine, { name: 'Annie' })
    mine.closedFor(MINUTE)
    await theOthersNext()
    await allHome()
    expect((await onServer()).name).toBe('Anna')
  })

  test('is not made younger by another field that was written after it', async () => {
    await says(mine, { name: 'Annie' })
    await theOthersNext()
    await says(mine, { phone: '2' })
    await allHome()
    expect(await onServer()).toMatchObject({ name: 'Anna', phone: '2' })
  })
})

test('the server is asked for the time only where something waits that was stamped before it was lost', async () => {
  await twoTablets()
  const countOf = async (): Promise<number> => {
    const before = server.requests.length
    await mine.sync()
    return server.requests.length - before
  }
  await says(mine, { name: 'Annie' })
  expect(await countOf()).toBe(1)
  mine.closedFor(MINUTE)
  await says(mine, { name: 'Anna' })
  expect(await countOf()).toBe(1)
  await says(mine, { name: 'Ann' })
  mine.closedFor(MINUTE)
  expect(await countOf()).toBe(2)
})

type Step =
  | { do: 'say'; by: number; field: 'name' | 'phone' | 'email' }
  | { do: 'sync'; by: number; isLost: boolean; trip: number }
  | { do: 'time'; ms: number }
  | { do: 'jump'; by: number; ms: number }
  | { do: 'away'; by: number; ms: number; jump: number; closed: boolean }

const by = fc.nat(1)
const jump = fc.oneof(fc.constant(0), fc.integer({ min: -5 * DAY, max: 5 * DAY }))
const say = fc.record({
  do: fc.constant('say' as const),
  by,
  field: fc.constantFrom('name', 'phone', 'email'),
})
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    say,
    say,
    say,
    fc.record({ do: fc.constant('sync' as const), by, isLost: fc.boolean(), trip: fc.nat(1_000) }),
    fc.record({ do: fc.constant('time' as const), ms: fc.nat(5 * HOUR) }),
    fc.record({ do: fc.constant('jump' as const), by, ms: jump }),
    fc.record({
      do: fc.constant('away' as const),
      by,
      ms: fc.nat(9 * HOUR),
      jump,
      closed: fc.boolean(),
    }),
  ),
  { minLength: 4, maxLength: 30 },
)

/**
 * Each tablet's page since it was last away. `isHeard`: it has had the server's word. `isLost`: its clock was changed while it
 * was away, and the server not heard since. `hasSaid`: something, without that word.
 */
type Page = { isHeard: boolean; isLost: boolean; hasSaid: boolean }

async function syncs(tablet: Tablet, isLost: boolean, trip: number): Promise<void> {
  tablet.between = async (_request, ask) => {
    passes(trip / 3)
    if (isLost) throw new TypeError('fetch failed')
    const response = await ask()
    passes(trip - trip / 3)
    return response
  }
  await tablet.sync()
  tablet.between = null
}

test('whatever clocks do, of each field that stands which was truly written last', AT_LEISURE, async () => {
  const database = await aDatabase()
  let wentWrong = 0
  await fc.assert(
    fc.asyncProperty(steps, async history => {
      await twoTablets(database)
      const pages: Page[] = [mine, other].map(() => ({ isHeard: true, isLost: false, hasSaid: false }))
      const truly: Record<string, unknown> = {}
      for (const [n, step] of history.entries()) {
        if (step.do === 'time') passes(step.ms)
        else {
          const tablet = step.by === 0 ? mine : other
          const page = pages[step.by]!
          if (step.do === 'say') {
            // Further from the one before than the network's uncertainty.
            passes(3_000)
            truly[step.field] = `said ${n}`
            await says(tablet, { [step.field]: truly[step.field] })
            page.hasSaid ||= !page.isHeard
          } else if (step.do === 'sync') {
            await syncs(tablet, step.isLost, step.trip)
            if (!step.isLost) Object.assign(page, { isHeard: true, isLost: false, hasSaid: false })
          } else if (step.do === 'jump') tablet.clockOff += step.ms
          else {
            // Away before and after it was said, without a word of the server, and the clock was changed in one of the two:
            // the server's word tells by how much, but nothing tells in which.
            if (page.hasSaid && (page.isLost || step.jump !== 0)) {
              await syncs(tablet, false, 0)
              Object.assign(page, { isLost: false, hasSaid: false })
            }
            if (step.closed) tablet.closedFor(step.ms, step.jump)
            else tablet.sleepsFor(step.ms, step.jump)
            page.isHeard = false
            page.isLost ||= step.jump !== 0
            if (step.jump !== 0) wentWrong += 1
          }
        }
      }
      await allHome()
      expect(await onServer()).toMatchObject(truly)
      for (const tablet of [mine, other]) await tablet.salon.db.delete()
    }),
    { numRuns: Math.ceil(MOST_RUNS / 3) },
  )
  expect(wentWrong).toBeGreaterThan(MOST_RUNS / 6)
})
