// Timers at the chair: they survive what happens to tablets, and ring.
import type { Locator, Page } from '@playwright/test'
import { openPushService } from '../server/push/stand-in'
import { aDevice, createOf, enter } from '../support/account'
import { openHouse } from '../support/house'
import { expectAllSent, expectReadyOffline, signIn } from './acts'
import { expectAxeCleanDayAndNight } from './axe'
import { openDoor } from './door'
import { expect, newSalon, openTablet, test } from './salon'
import { withVoice } from './speaking'

const MINUTE = 60_000
const bar = (page: Page) => page.getByRole('region', { name: 'Timers running' })
const ring = (page: Page) => page.getByRole('region', { name: 'Time is up' })

/** When a timer was set, as closely as it is known from outside, and how far the page's clock was moved since. */
type SetAt = { minutes: number; from: number; to: number; moved: number }

async function start(page: Page, name: string, minutes: number): Promise<SetAt> {
  await page.getByRole('button', { name: 'Start a timer' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Start a timer' })
  await expect(dialog).toContainText(
    'Timers can’t ring while the screen is off and there’s no signal. Keep the screen on.',
  )
  await dialog.getByText(name, { exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Minutes' }).fill(String(minutes))
  const from = Date.now()
  await dialog.getByRole('button', { name: new RegExp(`^Start ${minutes} minutes?, done at`) }).click()
  await expect(dialog).toHaveCount(0)
  const to = Date.now()
  await expect(bar(page)).toContainText(name)
  return { minutes, from, to, moved: 0 }
}

const minutesOf = (ms: number): string => {
  const n = Math.round(Math.abs(ms) / MINUTE)
  return `${n} minute${n === 1 ? '' : 's'}`
}
/**
 * The words that are true of it just now. Real time goes on between the steps, on a slow machine by minutes; what is
 * shown is a second old at most.
 */
function wordsFor({ minutes, from, to, moved }: SetAt): string[] {
  const now = Date.now() + moved
  return [now - from, now - to - 2_000]
    .map(passed => minutes * MINUTE - passed)
    .map(left => (left > 0 ? `${minutesOf(left)} left` : `ended ${minutesOf(left)} ago`))
}
const expectTrue = (place: Locator, name: string, set: SetAt, where?: string): Promise<void> =>
  expect
    .poll(
      async () => {
        const before = wordsFor(set)
        const shown = await place.innerText()
        return [...before, ...wordsFor(set)].some(words =>
          shown.replace(/\s+/g, ' ').includes(`${name} ${words}`),
        )
      },
      { message: [name, where].join(' ') },
    )
    .toBe(true)

async function forward(page: Page, ms: number, ...running: SetAt[]): Promise<void> {
  await page.clock.fastForward(ms)
  for (const each of running) each.moved += ms
}
/** To its very end: a quarter of a minute later its ring says something else. */
const toTheEnd = (page: Page, set: SetAt, ...others: SetAt[]): Promise<void> =>
  forward(
    page,
    Math.max(0, set.minutes * MINUTE - (Date.now() - set.from) - set.moved),
    set,
    ...others.filter(each => each !== set),
  )

/** Counts the notes that this page has sounded. */
async function listenToNotes(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const sound = OscillatorNode.prototype.start
    let notes = 0
    OscillatorNode.prototype.start = function start(when) {
      notes += 1
      Object.assign(globalThis, { notes })
      return sound.call(this, when)
    }
  })
  return () => page.evaluate(() => Number(Reflect.get(globalThis, 'notes') ?? 0))
}

/** How often the page has trembled, and how many locks it holds on the screen just now. */
async function feelTheTablet(page: Page): Promise<(what: 'trembles' | 'locks') => Promise<number>> {
  await page.addInitScript(() => {
    const felt = { trembles: 0, locks: 0 }
    Object.assign(globalThis, { felt })
    navigator.vibrate = pattern => {
      if (pattern !== 0) felt.trembles += 1
      return true
    }
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          felt.locks += 1
          const lock = new EventTarget()
          return Object.assign(lock, {
            released: false,
            release: async () => {
              felt.locks -= 1
            },
          })
        },
      },
    })
  })
  return what => page.evaluate(name => Number(Reflect.get(Reflect.get(globalThis, 'felt'), name)), what)
}

/** As browsers do for a page that nobody has touched yet; this one, without a screen, is more generous. */
async function silentUntilTapped(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let tapped = false
    const tap = (): void => {
      tapped = true
    }
    addEventListener('pointerdown', tap, { capture: true })
    Object.defineProperty(AudioContext.prototype, 'state', {
      get: () => (tapped ? 'running' : 'suspended'),
    })
  })
}

test('two timers survive a reload without a signal, ring, get more time, and are stopped', async ({
  tablet,
  aSalon,
}) => {
  const { page, context } = await tablet()
  const notes = await listenToNotes(page)
  const felt = await feelTheTablet(page)
  await page.clock.install()
  await signIn(page, aSalon)
  await expectReadyOffline(page)
  expect(await felt('locks')).toBe(0)
  const roots = await start(page, 'Roots', 30)
  const toner = await start(page, 'Toner', 5)
  await expect.poll(() => felt('locks')).toBe(1)
  for (const path of ['/clients', '/products', '/settings/salon', '/help']) {
    await page.goto(path)
    await expectTrue(bar(page), 'Toner', toner, path)
    await expectTrue(bar(page), 'Roots', roots, path)
  }
  await expectAllSent(page)

  await context.setOffline(true)
  await page.goto('/dashboard')
  await expectTrue(bar(page), 'Roots', roots)
  await toTheEnd(page, toner, roots)
  await expect(ring(page)).toContainText('Toner: time is up')
  await expectTrue(bar(page), 'Roots', roots)
  await expect.poll(notes).toBeGreaterThan(1)
  await expect.poll(() => felt('trembles')).toBeGreaterThan(0)
  await expect.poll(() => felt('locks')).toBe(1)

  const from = Date.now()
  await ring(page).getByRole('button', { name: 'Toner: 5 more minutes' }).click()
  await expect(ring(page)).toHaveCount(0)
  const again: SetAt = { minutes: 5, from, to: Date.now(), moved: 0 }
  await expectTrue(bar(page), 'Toner', again)
  await toTheEnd(page, again, roots)
  await expect(ring(page)).toContainText('Toner: time is up')
  const before = await notes()
  await expect.poll(notes).toBeGreaterThan(before)
  await ring(page).getByRole('button', { name: 'Stop Toner' }).click()
  await expect(ring(page)).toHaveCount(0)
  await expect(bar(page)).not.toContainText('Toner')
  await expectTrue(bar(page), 'Roots', roots)
  await bar(page).getByRole('button', { name: /Roots/ }).click()
  await bar(page).getByRole('listitem', { name: 'Roots' }).getByRole('button', { name: 'Stop' }).click()
  await expect.poll(() => felt('locks')).toBe(0)
})

test('the bar opens to pause, go on and stop, and a stop can be taken back', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await page.clock.install()
  await signIn(page, aSalon)
  const set = await start(page, 'Bleach', 20)
  await bar(page)
    .getByRole('button', { name: /Bleach/ })
    .click()
  const card = bar(page).getByRole('listitem', { name: 'Bleach' })
  const pausing = Date.now()
  await card.getByRole('button', { name: 'Pause' }).click()
  await expect(card).toContainText('paused')
  const paused = Date.now()
  // It ran for so long, at the least and at the most.
  const ran = [pausing - set.to, paused - set.from] as const
  const left = ran.map(ms => minutesOf(20 * MINUTE - ms)).join('|')
  await expect(card).toContainText(new RegExp(`paused, (${left}) left`))
  await page.clock.fastForward(40 * MINUTE)
  await expect(card).toContainText(new RegExp(`paused, (${left}) left`))
  const goingOn = Date.now()
  await card.getByRole('button', { name: 'Go on' }).click()
  await expect(card).toContainText(/Done at \d\d:\d\d/)
  const longer: SetAt = { minutes: 25, from: goingOn - ran[1], to: Date.now() - ran[0], moved: 0 }
  await card.getByRole('button', { name: '5 more minutes' }).click()
  await expectTrue(bar(page), 'Bleach', longer)
  await card.getByRole('button', { name: 'Stop' }).click()
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByText('Bleach stopped')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectTrue(bar(page), 'Bleach', longer)
})

test('a clock that is changed moves no timer, neither here nor after a reload', async ({
  tablet,
  aSalon,
}) => {
  const { page, context } = await tablet()
  await page.clock.install()
  await signIn(page, aSalon)
  await expectReadyOffline(page)
  const roots = await start(page, 'Roots', 30)
  await expectAllSent(page)
  await context.setOffline(true)
  for (const hours of [1, -2, 26]) {
    await page.clock.setSystemTime(Date.now() + hours * 60 * MINUTE)
    await forward(page, 2 * MINUTE, roots)
    await expect(ring(page)).toHaveCount(0)
  }
  await expectTrue(bar(page), 'Roots', roots)
  await page.reload()
  await expectTrue(bar(page), 'Roots', roots)
})

test('a timer past its end rings at once when the app is opened, and says by how much', async ({
  tablet,
  aSalon,
}) => {
  const { page, context } = await tablet()
  const notes = await listenToNotes(page)
  await page.clock.install()
  await signIn(page, aSalon)
  await expectReadyOffline(page)
  const roots = await start(page, 'Roots', 5)
  await context.setOffline(true)
  await page.goto('about:blank')
  await silentUntilTapped(page)
  await forward(page, 9 * MINUTE, roots)
  await page.goto('/dashboard')
  await expectTrue(ring(page), 'Roots', roots)
  // Nobody has touched this page since it was loaded: browsers keep it silent, and it says so.
  await expect(ring(page)).toContainText('Tap anywhere to hear it')
  expect(await notes()).toBe(0)
  await expect(page.getByText('Voice playback failed')).toHaveCount(0)
  await page.getByRole('heading').first().click()
  await expect.poll(notes).toBeGreaterThan(0)
  await expect(ring(page)).not.toContainText('Tap anywhere')
})

test('the end is spoken once, by one of two open pages, and without sound it is light and words alone', async ({
  tablet,
  aSalon,
}) => {
  const { page, context } = await tablet()
  const voice = await withVoice(page, 1)
  const notes = await listenToNotes(page)
  await page.clock.install()
  await signIn(page, aSalon)
  const roots = await start(page, 'Roots', 10)
  const second = await context.newPage()
  const notesOfSecond = await listenToNotes(second)
  await second.goto('/clients')
  await expect(bar(second)).toContainText('Roots')
  await page.bringToFront()
  const said = () => [...voice.streamed, ...voice.pieces].filter(text => text.includes('Roots'))
  await toTheEnd(page, roots)
  await expect(ring(page)).toContainText('Roots: time is up')
  await expect(ring(second)).toContainText('Roots: time is up')
  await expect.poll(async () => (await notes()) + (await notesOfSecond())).toBeGreaterThan(5)
  expect(Math.min(await notes(), await notesOfSecond())).toBe(0)
  await expect.poll(said).toEqual(['Roots: time is up.'])
  await ring(page).getByRole('button', { name: 'Stop Roots' }).click()
  await expect(ring(second)).toHaveCount(0)

  await second.close()
  await page.evaluate(() => localStorage.setItem('chairside.comfort', JSON.stringify({ sound: false })))
  await page.goto('/clients')
  await toTheEnd(page, await start(page, 'Toner', 5))
  await expect(ring(page)).toContainText('Toner: time is up')
  const light = ring(page).locator('[aria-hidden="true"]').first()
  await expect(light).toBeVisible()
  expect(await light.evaluate(element => getComputedStyle(element).animationName)).toBe('none')
  await page.clock.runFor(10_000)
  expect(await notes()).toBe(0)
  expect(said()).toEqual(['Roots: time is up.'])
})

test('another tablet, also one whose clock is two hours wrong, shows the same, and rings only where it was set', async ({
  tablet,
  aSalon,
}) => {
  const [first, second] = [await tablet(), await tablet({ phone: true })]
  await first.page.clock.install()
  await second.page.clock.install({ time: Date.now() + 120 * MINUTE })
  await signIn(first.page, aSalon)
  await signIn(second.page, aSalon)
  const roots = await start(first.page, 'Roots', 30)
  await expectTrue(bar(second.page), 'Roots', roots)
  for (const { page, context } of [first, second]) {
    await expectAllSent(page)
    await context.setOffline(true)
    await page.clock.fastForward(31 * MINUTE)
  }
  roots.moved = 31 * MINUTE
  await expectTrue(ring(first.page), 'Roots', roots)
  await expectTrue(bar(second.page), 'Roots', roots)
  await expect(ring(second.page)).toHaveCount(0)

  await second.context.setOffline(false)
  await bar(second.page).getByRole('button', { name: /Roots/ }).click()
  await expect(bar(second.page)).toContainText('Set on another tablet')
  await bar(second.page).getByRole('button', { name: 'Stop' }).click()
  await first.context.setOffline(false)
  await expect(ring(first.page)).toHaveCount(0, { timeout: 45_000 })
})

test('a new version waits until no timer runs', async () => {
  const door = await openDoor()
  const house = await openHouse({ PUBLIC_URL: door.origin })
  door.to(house.origin)
  const salon = newSalon()
  await enter(door.origin, 'sign-up', salon)
  const { page, close } = await openTablet(door.origin, {})
  try {
    await signIn(page, salon)
    await expectReadyOffline(page)
    // From the second load on the worker is this page's own, and a newer one waits for it.
    await page.goto('/clients')
    await start(page, 'Roots', 30)
    door.renew()
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await page.evaluate(() => Object.assign(globalThis, { stillTheSamePage: true }))
    const isSamePage = () => page.evaluate(() => 'stillTheSamePage' in globalThis).catch(() => true)
    await page.getByRole('button', { name: 'Update now' }).click()
    await expect(page.getByText('It waits: A timer is running.')).toBeVisible()
    await bar(page).getByRole('button', { name: /Roots/ }).click()
    await expect(bar(page).getByRole('button', { name: 'Stop' })).toBeVisible()
    expect(await isSamePage()).toBe(true)
    await bar(page).getByRole('button', { name: 'Stop' }).click()
    await expect.poll(isSamePage, { timeout: 40_000 }).toBe(false)
  } finally {
    await close()
    await house.close()
    door.close()
  }
})

test('everyone can use them, by day and in the dark', async ({ tablet, aSalon }) => {
  const { page, context } = await tablet()
  await page.clock.install()
  await signIn(page, aSalon)
  await page.getByRole('button', { name: 'Start a timer' }).click()
  await expect(page.getByRole('dialog', { name: 'Start a timer' })).toBeVisible()
  await expectAxeCleanDayAndNight(page, 'starting one')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await start(page, 'Roots', 10)
  await start(page, 'Ends', 20)
  await bar(page).getByRole('button', { name: /Roots/ }).click()
  await expectAxeCleanDayAndNight(page, 'the bar, opened')
  await expectAllSent(page)
  await context.setOffline(true)
  await page.clock.fastForward(10 * MINUTE)
  await expect(ring(page)).toBeVisible()
  await expectAxeCleanDayAndNight(page, 'ringing')
  await ring(page).getByRole('button', { name: 'Stop Roots' }).click()
  await context.setOffline(false)
  await page.goto('/settings/notifications')
  await expect(
    page.getByText('Timers can’t ring while the screen is off and there’s no signal. Keep the screen on.'),
  ).toBeVisible()
  await expectAxeCleanDayAndNight(page, 'notifications')
})

test('notifications are switched on by a tap, reach the worker, and show no client', async () => {
  const service = await openPushService()
  const house = await openHouse({ PUSH_ENDPOINT_HOSTS: service.host })
  const salon = newSalon()
  await enter(house.origin, 'sign-up', salon)
  const { page, context, close } = await openTablet(house.origin, {})
  try {
    // This browser has no push service of its own: the stand-in's address and keys are put in its place.
    await context.grantPermissions(['notifications'], { origin: house.origin })
    await page.addInitScript(browser => {
      let mine: unknown = null
      const subscription = (key: BufferSource | string | null | undefined): unknown => ({
        options: { applicationServerKey: key instanceof Uint8Array ? key.buffer : null },
        toJSON: () => browser,
        unsubscribe: async () => {
          mine = null
          return true
        },
      })
      Object.assign(PushManager.prototype, {
        getSubscription: async () => mine,
        subscribe: async (options: PushSubscriptionOptionsInit) => {
          mine = subscription(options.applicationServerKey)
          return mine
        },
      })
    }, service.aBrowser())
    await signIn(page, salon)
    await expectReadyOffline(page)
    await page.goto('/settings/notifications')
    await page.getByRole('button', { name: 'Switch on notifications' }).click()
    await expect(page.getByText('On, for this tablet.')).toBeVisible()
    await page.getByRole('button', { name: 'Send a test' }).click()
    await expect(page.getByText('Sent. It shows in a moment.')).toBeVisible()
    expect(service.received.at(-1)?.told.kind).toBe('test')

    const device = await page.evaluate(
      () =>
        new Promise<string>((resolve, reject) => {
          void indexedDB.databases().then(all => {
            const name = all.map(each => each.name ?? '').find(each => /^chairside-(?!worker)/.test(each))
            const asked = indexedDB.open(name ?? '')
            asked.onerror = () => reject(asked.error)
            asked.onsuccess = () => {
              const read = asked.result.transaction('meta').objectStore('meta').get('this')
              read.onsuccess = () => resolve(read.result.device)
            }
          })
        }),
    )
    const other = await aDevice(house.origin, salon)
    const now = Date.now()
    const at = (ms: number): string => new Date(now + ms).toISOString()
    const patch = { client_id: null, name: 'Roots, Amelia', zone: 'roots', device, who: null }
    await other.sync([
      createOf('timer', 'short', { ...patch, duration: 60, started_at: at(-58_000), ends_at: at(2_000) }),
    ])
    await expect
      .poll(() => service.received.at(-1)?.told.title, { timeout: 40_000 })
      .toBe('roots: time is up')
    const told = JSON.stringify(service.received.at(-1)?.told)
    expect(told).not.toContain('Amelia')

    const worker = context.serviceWorkers()[0]
    const push = () =>
      worker?.evaluate(async text => {
        dispatchEvent(new PushEvent('push', { data: text }))
      }, told)
    const shown = () =>
      worker?.evaluate(async () =>
        (await (self as unknown as ServiceWorkerGlobalScope).registration.getNotifications()).map(
          each => each.title,
        ),
      )
    await page.bringToFront()
    await expect(page.getByText('On, for this tablet.')).toBeVisible()
    await worker?.evaluate(() => {
      const { registration } = self as unknown as ServiceWorkerGlobalScope
      const show = registration.showNotification.bind(registration)
      registration.showNotification = async (title, options) => {
        await show(title, options)
        Object.assign(self, { lastSilent: options?.silent })
      }
    })
    await push()
    await expect.poll(() => worker?.evaluate(() => Reflect.get(self, 'lastSilent'))).toBe(true)
    await expect.poll(shown).not.toContain('roots: time is up')

    // At once: the page that goes still counts as visible.
    await page.goto('about:blank')
    await push()
    await expect.poll(shown).toContain('roots: time is up')
  } finally {
    await close()
    await house.close()
    await service.close()
  }
})
