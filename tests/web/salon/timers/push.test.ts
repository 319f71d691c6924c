// Switching notifications on and off, with a browser that isn't one.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyKept } from '../../kept'

const KEY = Buffer.alloc(65, 4)
type Subscription = { options: { applicationServerKey: ArrayBuffer | null }; endpoint: string }
let subscription: Subscription | null
let permission: NotificationPermission
let answer: NotificationPermission
let happened: string[]
let offline: boolean
let account: { id: string } | null
let tellAccount: () => void = () => undefined
let made = 0

vi.mock('../../../../web/platform/data/db', () => ({
  currentSalon: () => ({ account: account?.id ?? '' }),
  knownDevice: () => 'tablet-1',
}))
vi.mock('../../../../web/platform/data/account/account', () => ({
  knownAccount: () => account,
  onAccount: (told: () => void) => {
    tellAccount = told
    return () => undefined
  },
}))
vi.mock('react', async original => ({
  ...(await original<typeof import('react')>()),
  useEffect: (effect: () => unknown) => void effect(),
}))

const bytes = (buffer: Buffer): ArrayBuffer => new Uint8Array(buffer).buffer
const pushManager = {
  getSubscription: async () => subscription && asBrowser(subscription),
  subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
    happened.push('subscribed')
    subscription = {
      options: { applicationServerKey: applicationServerKey.buffer },
      endpoint: `https://push.example/${++made}`,
    }
    return asBrowser(subscription)
  },
}
const asBrowser = (mine: Subscription) => ({
  ...mine,
  toJSON: () => ({ endpoint: mine.endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: async () => {
    happened.push('unsubscribed')
    subscription = null
    return true
  },
})

beforeEach(() => {
  subscription = null
  permission = 'default'
  answer = 'granted'
  happened = []
  offline = false
  account = { id: 'salon-1' }
  emptyKept()
  const registration = { pushManager }
  vi.stubGlobal('navigator', {
    userAgent: 'a browser',
    platform: 'Linux',
    maxTouchPoints: 0,
    onLine: true,
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  })
  const NotificationStandIn = {
    get permission() {
      return permission
    },
    requestPermission: async () => {
      happened.push('asked')
      permission = answer
      return answer
    },
  }
  vi.stubGlobal('Notification', NotificationStandIn)
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('window', { PushManager: {}, Notification: NotificationStandIn })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (offline) throw new TypeError('no network')
    happened.push(path.replace('/api/push/', ''))
    if (path.endsWith('/key')) return Response.json({ publicKey: KEY.toString('base64url') })
    const { device } = JSON.parse(String(init.body))
    return Response.json({ ok: device === 'tablet-1' })
  })
})
const { lookAtPush, switchOff, switchOn, useKeptPush } = await import(
  '../../../../web/salon/timers/ringing/push'
)
const settled = () => new Promise(resolve => setTimeout(resolve, 5))

describe('notifications', () => {
  test('are off, and nobody is asked, until someone taps', async () => {
    expect(await lookAtPush()).toBe('off')
    useKeptPush()
    await settled()
    expect(happened).toEqual([])
  })

  test('ask first of all, within the tap, and tell the server then', async () => {
    expect(await switchOn()).toBeNull()
    expect(happened).toEqual(['asked', 'key', 'subscribed', 'subscribe'])
    expect(await lookAtPush()).toBe('on')
  })

  test('that the person doesn’t want are blocked, and nothing is sent anywhere', async () => {
    answer = 'denied'
    expect(await switchOn()).toBeNull()
    expect(happened).toEqual(['asked'])
    expect(await lookAtPush()).toBe('blocked')
  })

  test('without a signal say so, and stay off', async () => {
    offline = true
    expect(await switchOn()).toMatch(/Try again when there is a signal/)
    expect(await lookAtPush()).toBe('off')
  })

  test('switched off are off in the browser and on the server', async () => {
    await switchOn()
    await switchOff()
    expect(happened.slice(-2)).toEqual(['unsubscribed', 'unsubscribe'])
    expect(await lookAtPush()).toBe('off')
    useKeptPush()
    await settled()
    expect(subscription).toBeNull()
  })

  test('end when that account signs out here, and come back with it', async () => {
    await switchOn()
    useKeptPush()
    await settled()
    account = null
    tellAccount()
    await settled()
    expect(subscription).toBeNull()
    account = { id: 'salon-2' }
    tellAccount()
    await settled()
    expect(subscription).toBeNull()
    expect(await lookAtPush()).toBe('off')
    account = { id: 'salon-1' }
    tellAccount()
    await settled()
    expect(subscription).not.toBeNull()
    expect(happened.filter(each => each === 'asked')).toHaveLength(1)
  })

  test('that were made for another key are made anew', async () => {
    await switchOn()
    subscription = {
      options: { applicationServerKey: bytes(Buffer.alloc(65, 9)) },
      endpoint: 'https://push.example/old',
    }
    useKeptPush()
    await settled()
    expect(subscription).not.toMatchObject({ endpoint: 'https://push.example/old' })
    expect(happened.slice(-3)).toEqual(['unsubscribed', 'subscribed', 'subscribe'])
  })

  test('of a browser that has none are said to be so; of an iPad, that it has to be installed first', async () => {
    vi.stubGlobal('window', {})
    expect(await lookAtPush()).toBe('unsupported')
    vi.stubGlobal('navigator', { ...navigator, userAgent: 'iPad', platform: 'iPad', maxTouchPoints: 5 })
    expect(await lookAtPush()).toBe('install-first')
  })
})
