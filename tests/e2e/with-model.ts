// A house with a model behind it, played by a stand-in, and tablets that are signed in to it.
import { test as base, expect, type Page } from '@playwright/test'
import { openStandIn, type StandIn } from '../server/asks/stand-in'
import { enter } from '../support/account'
import { type House, openHouse } from '../support/house'
import { signIn } from './acts'
import { newSalon, openTablet, type TabletOptions } from './salon'

export const MODEL = 'salon-model-1'

type Model = { standIn: StandIn; house: House }
export const test = base.extend<{ salon: (options?: TabletOptions) => Promise<Page> }, { model: Model }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const standIn = await openStandIn()
      const house = await openHouse({
        OPENAI_API_KEY: 'key',
        OPENAI_MODEL: MODEL,
        OPENAI_BASE_URL: standIn.baseURL,
        MODEL_TIMEOUT_SECONDS: '2',
      })
      await use({ standIn, house })
      await house.close()
      await standIn.close()
    },
    { scope: 'worker' },
  ],
  salon: async ({ model: { house } }, use) => {
    const open: (() => Promise<void>)[] = []
    await use(async options => {
      const who = newSalon()
      await enter(house.origin, 'sign-up', who)
      const tablet = await openTablet(house.origin, options ?? {})
      open.push(tablet.close)
      await signIn(tablet.page, who)
      return tablet.page
    })
    for (const close of open) await close()
  },
})

export { expect }
