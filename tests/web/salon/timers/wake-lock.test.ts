import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { canKeepOn, keepScreenOn, type WakeLock } from '../../../../web/salon/timers/ringing/wake-lock'

class Page extends EventTarget {
  visibilityState = 'visible'
  show(state: 'visible' | 'hidden'): void {
    this.visibilityState = state
    this.dispatchEvent(new Event('visibilitychange'))
  }
}
class Lock extends EventTarget {
  released = false
  async release(): Promise<void> {
    this.released = true
    this.dispatchEvent(new Event('release'))
  }
}

let page: Page
let locks: Lock[]
let refuses: boolean
let told: WakeLock[]
const settled = () => new Promise(resolve => setTimeout(resolve))

beforeEach(() => {
  page = new Page()
  locks = []
  refuses = false
  told = []
  const request = async (): Promise<Lock> => {
    if (refuses) throw new DOMException('Battery is low', 'NotAllowedError')
    const lock = new Lock()
    locks.push(lock)
    return lock
  }
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { wakeLock: { request } })
})
afterEach(() => vi.unstubAllGlobals())
const keep = () => keepScreenOn(state => void told.push(state))

describe('the screen', () => {
  test('is kept on, and let go at the end', async () => {
    const end = keep()
    await settled()
    expect(told).toEqual(['held'])
    end()
    expect(locks.map(({ released }) => released)).toEqual([true])
    expect(told.at(-1)).toBe('off')
    page.show('visible')
    await settled()
    expect(locks).toHaveLength(1)
  })

  test('is kept on again when the page comes back into view', async () => {
    keep()
    await settled()
    page.show('hidden')
    await locks[0]?.release()
    await settled()
    expect(locks).toHaveLength(1)
    page.show('visible')
    await settled()
    expect(locks).toHaveLength(2)
    expect(told).toEqual(['held', 'off', 'held'])
  })

  test('that the tablet won’t keep on says so, and is asked for again later', async () => {
    refuses = true
    keep()
    await settled()
    expect(told).toEqual(['refused'])
    refuses = false
    page.show('visible')
    await settled()
    expect(told).toEqual(['refused', 'held'])
  })

  test('that was let go while it was still being asked for is not kept on', async () => {
    keep()()
    await settled()
    expect(locks.map(({ released }) => released)).toEqual([true])
    expect(told).toEqual(['off'])
  })

  test('is tried, and let go again, to say what the tablet does', async () => {
    expect(await canKeepOn()).toBe('held')
    await settled()
    expect(locks.map(({ released }) => released)).toEqual([true])
    refuses = true
    expect(await canKeepOn()).toBe('refused')
    refuses = false
    page.show('visible')
    await settled()
    expect(locks).toHaveLength(1)
    vi.stubGlobal('navigator', {})
    expect(await canKeepOn()).toBe('unsupported')
  })

  test('of a browser that can’t says so', () => {
    vi.stubGlobal('navigator', {})
    keep()
    expect(told).toEqual(['unsupported'])
  })
})
