// A house with a model behind it, played by a stand-in, and tablets that are signed in to it.
import type { Page } from '@playwright/test'
import { openStandIn } from '../server/asks/stand-in'
import { enter } from '../support/account'
import { type House, openHouse } from '../support/house'
import { signIn } from './acts'
import { test as base, expect, newSalon, type TabletOptions } from './salon'
import { openShelf, type Shelf } from './shelf'

export const MODEL = 'salon-model-1'

type Plays = { baseURL: string; close: () => Promise<void> }
type Given<S> = { model: { standIn: S; house: House; shelf: Shelf } }

/** Tests of a house whose model is played by what `open` opens. `env`: variables of the house beside the model's own. */
export const withStandIn = <S extends Plays>(open: () => Promise<S>, env: Record<string, string> = {}) =>
  base.extend<{ salon: (options?: TabletOptions) => Promise<Page> }, Given<S>>({
    model: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
      async ({}, use) => {
        const standIn = await open()
        const house = await openHouse({
          OPENAI_API_KEY: 'key',
          OPENAI_MODEL: MODEL,
          OPENAI_BASE_URL: standIn.baseURL,
          // Longer than a busy machine takes to bring the stand-in's answer.
          MODEL_TIMEOUT_SECONDS: '6',
          ...env,
        })
        const shelf = openShelf(house.origin)
        await use({ standIn, house, shelf })
        await shelf.close()
        await house.close()
        await standIn.close()
      },
      { scope: 'worker' },
    ],
    salon: async ({ model: { house, shelf } }, use, info) => {
      await use(async options => {
        const who = newSalon()
        await enter(house.origin, 'sign-up', who)
        const tablet = await shelf.take(options)
        await signIn(tablet.page, who)
        return tablet.page
      })
      await shelf.putBack(info.status === info.expectedStatus)
    },
  })

export const test = withStandIn(openStandIn)
export { expect }
