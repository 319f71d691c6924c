import { expect, type Page } from '@playwright/test'
import { codeNow, steadyStep } from '../support/authenticator'

/** Sets the second step up on the screen; answers with the app's secret and the backup codes. */
export async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.goto('/mfa-setup')
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = (await page.locator('code').innerText()).replace(/\s/g, '')
  const codes = await page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem').allInnerTexts()
  await steadyStep()
  // The code of the half minute before: the present one is still to be used.
  await page.getByLabel('6-digit code').fill(codeNow(secret, -1))
  await page.getByRole('button', { name: 'Verify and Enable' }).click()
  await expect(page.getByText('MFA Enabled!')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  return { secret, codes }
}
