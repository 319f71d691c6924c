import { describe, expect, test } from 'vitest'
import { SIGNED_IN } from '../../../../shared/addresses'
import { isApple } from '../../../../web/platform/pwa/install'
import { applyUpdate, holdUpdates, offerUpdate } from '../../../../web/platform/pwa/update'
import { makeRunner } from '../../../../web/platform/sync/runner'
import { jittered, waitAfter } from '../../../../web/platform/sync/triggers/triggers'
import { aClient } from '../data/device'
import { aServer, aTablet, expectSame } from './tablets'

describe('the timer', () => {
  test('waits longer after each failure, up to five minutes', () => {
    const waits = Array.from({ length: 12 }, (_, n) => waitAfter(n + 1, 0.5))
    expect(waits.slice(0, 4)).toEqual([2_000, 4_000, 8_000, 16_000])
    expect(waits.at(-1)).toBe(300_000)
  })

  test('never has all tablets come back at one moment', () => {
    expect(jittered(1_000, 0)).toBe(750)
    expect(jittered(1_000, 1)).toBe(1_250)
  })
})

describe('a runner', () => {
  test('asked during a drain runs once more, not at once', async () => {
    const server = await aServer()
    const tablet = aTablet(server)
    let most = 0
    let open = 0
    tablet.between = async (_request, ask) => {
      open += 1
      most = Math.max(most, open)
      const reply = await ask()
      open -= 1
      return reply
    }
    const states: boolean[] = []
    const runner = makeRunner(tablet, running => states.push(running))
    await tablet.save(aClient('c1'))
    const ended = Promise.all([runner.run(), runner.run(), runner.run()])
    expect(runner.isRunning()).toBe(true)
    expect(await ended).toEqual(['done', 'done', 'done'])
    expect(most).toBe(1)
    expect(server.requests).toHaveLength(2)
    expect(states).toEqual([true, false])
    await expectSame(tablet, server)
  })
})

describe('an update', () => {
  test('waits for whatever must not be interrupted', () => {
    let started = 0
    offerUpdate(() => {
      started += 1
    })
    const release = holdUpdates('a timer is running')
    const other = holdUpdates('a timer is running')
    applyUpdate()
    expect(started).toBe(0)
    release()
    release()
    expect(started).toBe(0)
    other()
    expect(started).toBe(1)
    applyUpdate()
    expect(started).toBe(1)
  })

  test('never comes by itself', () => {
    let started = 0
    offerUpdate(() => {
      started += 1
    })
    holdUpdates('a text')()
    expect(started).toBe(0)
    applyUpdate()
    expect(started).toBe(1)
  })
})

describe('what opens without a connection', () => {
  test.each(['/dashboard', '/clients', '/clients/c1', '/colour-formula', '/settings/data', '/waiting'])(
    '%s',
    path => expect(SIGNED_IN.test(path)).toBe(true),
  )
  test.each(['/pricing', '/terms', '/api/sync', '/clientsandmore', '/features/colour-formula'])(
    'not %s',
    path => expect(SIGNED_IN.test(path)).toBe(false),
  )
})

test('an iPad is known though it says that it is a Mac', () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15'
  expect(isApple(mac, 'MacIntel', 5)).toBe(true)
  expect(isApple(mac, 'MacIntel', 0)).toBe(false)
  expect(isApple('Mozilla/5.0 (Linux; Android 14)', 'Linux armv8l', 5)).toBe(false)
})
