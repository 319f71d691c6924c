import { expect, type Page } from '@playwright/test'
import { codeNow } from '../support/authenticator'

/**
 * A code that was not used for setting up. The step after this one: the server takes it for a minute and more, however
 * slow the machine is.
 */
export const nextCode = (secret: string): string => codeNow(secret, 1)

/** Sets the second step up on the screen; answers with the app's secret and the backup codes. */
export async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.goto('/mfa-setup')
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = (await page.locator('code').innerText()).replace(/\s/g, '')
  const codes = await page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem').allInnerTexts()
  await page.getByLabel('6-digit code').fill(codeNow(secret))
  await page.getByRole('button', { name: 'Verify and Enable' }).click()
  await expect(page.getByText('MFA Enabled!')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  return { secret, codes }
}
