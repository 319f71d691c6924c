// The four comfort profiles on the screens that a salon looks at all day.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { profiles } from '../../web/ui/comfort/panel/profiles'
import { draftFormula, expectAllSent, loadSample, signIn } from '../e2e/acts'
import { test } from '../e2e/salon'
import { SCREENS } from './pictures'

const folder = join(SCREENS, 'comfort')
mkdirSync(folder, { recursive: true })

for (const [device, options] of Object.entries({ tablet: {}, phone: { phone: true } })) {
  test(`comfort, ${device}`, async ({ tablet, aSalon }) => {
    const { page } = await tablet(options)
    await signIn(page, aSalon)
    const first = await loadSample(page)
    await page
      .getByRole('button', { name: 'Not now' })
      .click({ timeout: 4000 })
      .catch(() => null)
    await expectAllSent(page)
    for (const { id, says } of profiles) {
      const shoot = async (name: string): Promise<void> => {
        await page.waitForTimeout(700)
        await page.evaluate(() => document.fonts.ready)
        await page.screenshot({
          path: join(folder, `${id}-${name}-${device}.jpg`),
          type: 'jpeg',
          quality: 72,
        })
      }
      await page.goto('/settings/comfort')
      await page.getByRole('button', { name: says }).click()
      await shoot('settings')
      await page.goto(`/clients/${first}`)
      await shoot('client')
      await draftFormula(page, null, {
        current: 'Natural level 5',
        desired: 'Level 9 pearl highlights',
        condition: 'Healthy, never coloured',
      })
      // What was said when it was done is not part of the picture.
      await page
        .getByRole('alert')
        .getByRole('button', { name: 'Close' })
        .click({ timeout: 3000 })
        .catch(() => null)
      await page
        .getByText(/^Step \d+ of|^Steps$/)
        .first()
        .evaluate(steps => {
          steps.scrollIntoView()
          window.scrollBy(0, -120)
        })
      await shoot('answer')
    }
  })
}
