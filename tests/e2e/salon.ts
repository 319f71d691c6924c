// What each browser test starts from: a running house, and tablets with profiles of their own.
import { test as base, expect } from '@playwright/test'
import { enter } from '../support/account'
import { type House, openHouse } from '../support/house'
import { openShelf, type Shelf, type Tablet, type TabletOptions } from './shelf'

export { openTablet, type Tablet, type TabletOptions } from './shelf'
export type { House }

type Fixtures = { inTime: undefined; tablet: (options?: TabletOptions) => Promise<Tablet>; aSalon: Salon }
export type Salon = { email: string; password: string }

let made = 0
/** An email that no other test uses. */
export const newSalon = (): Salon => ({
  email: `salon-${process.pid}-${++made}-${Date.now()}@example.com`,
  password: 'six-strands',
})

/** When no more browser tests are begun (decision 086), in ms since 1970; where nobody set it, never. */
const begunUntil = (Number(process.env.TESTS_BEGIN_UNTIL) || Number.POSITIVE_INFINITY) * 1000

export const test = base.extend<Fixtures, { house: House; shelf: Shelf }>({
  inTime: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use, info) => {
      info.skip(Date.now() > begunUntil, 'Not run: this machine took too long for what came before.')
      await use(undefined)
    },
    { auto: true },
  ],
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const house = await openHouse()
      await use(house)
      await house.close()
    },
    { scope: 'worker' },
  ],
  shelf: [
    async ({ house }, use) => {
      const shelf = openShelf(house.origin)
      await use(shelf)
      await shelf.close()
    },
    { scope: 'worker' },
  ],
  tablet: async ({ house, shelf }, use, info) => {
    await use(shelf.take)
    // A test that ended with its server killed leaves none behind for the next one.
    if (house.pid() === undefined) await house.start()
    await shelf.putBack(info.status === info.expectedStatus)
  },
  // An account that exists already, made without the screens.
  aSalon: async ({ house }, use) => {
    const salon = newSalon()
    await enter(house.origin, 'sign-up', salon)
    await use(salon)
  },
})

export { expect }
