// The browser's own model, played by a stand-in: it reads on the tablet, without a signal, and is never fetched unasked.
import type { Page } from '@playwright/test'
import { READ, READ_NOTE } from '../server/asks/stand-in'
import { draftFormula, expectReadyOffline, signIn } from './acts'
import { expectAxeClean } from './axe'
import { expect, test } from './salon'

const wish = {
  current: 'Natural level 6',
  desired: '7/3 medium golden blonde',
  condition: 'Healthy, never coloured',
}
const READ_BY = 'Read by the browser’s own model, worked out by the built-in engine'
const answerOn = (page: Page) => page.getByRole('region', { name: READ_BY })
const standingOn = (page: Page) => page.locator('p[data-state]')

/** In the page before its first script. What it was asked stands in `window.asked`. */
const play = (page: Page, state: string, says: unknown) =>
  page.addInitScript(
    ({ state, says }) => {
      const asked: string[] = []
      let now = state
      Object.assign(window, {
        asked,
        LanguageModel: {
          availability: () => Promise.resolve(now),
          create: () => {
            asked.push('made')
            now = 'available'
            return Promise.resolve({
              prompt: (text: string, { responseConstraint }: { responseConstraint: object }) => {
                asked.push(`${text} ${JSON.stringify(responseConstraint)}`)
                return Promise.resolve(JSON.stringify(says))
              },
              destroy: () => undefined,
            })
          },
        },
      })
    },
    { state, says },
  )
const askedOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'asked') as string[])

test('without a signal it reads too, and what it raises is asked', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await play(page, 'available', READ)
  await signIn(page, aSalon)
  await expectReadyOffline(page)
  await page.context().setOffline(true)
  await draftFormula(page, null, wish)
  await expect(
    page.getByText('The browser’s own model has read it too, and read something differently.'),
  ).toBeVisible()
  await expect(answerOn(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show it beside the draft' }).click()
  await expect(answerOn(page)).toContainText(READ_NOTE)
  await expect(standingOn(page)).toContainText('Waiting for signal.')
  const [, question] = await askedOf(page)
  expect(question).toContain('Healthy, never coloured')
  expect(question).toContain('"additionalProperties":false')
  await page.reload()
  await expect(answerOn(page)).toContainText(READ_NOTE)
  await page.context().setOffline(false)
})

test('where it reads the same the draft stands, and the line says so', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await play(page, 'available', { facts: [], raised: [] })
  await signIn(page, aSalon)
  await draftFormula(page, null, wish)
  await expect(standingOn(page)).toContainText('The browser’s own model read the same.')
  await expect(answerOn(page)).toHaveCount(0)
})

test('it is fetched from the settings alone, and can be told not to read', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await play(page, 'downloadable', READ)
  await signIn(page, aSalon)
  await draftFormula(page, null, wish)
  await expect(standingOn(page)).toHaveText('Ready. Built-in engine.')
  expect(await askedOf(page)).toEqual([])
  await page.goto('/settings/models')
  await page.getByRole('button', { name: 'Download it (several gigabytes)' }).click()
  await expect(page.getByText('This browser has a model of its own on this device.')).toBeVisible()
  await expectAxeClean(page, 'the browser’s own model')
  await page.getByRole('button', { name: 'Stop using it here' }).click()
  await expect(page.getByRole('button', { name: 'Use it here' })).toBeVisible()
})
