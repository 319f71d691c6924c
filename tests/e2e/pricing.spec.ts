// Plans, from the page that offers them to the tools that they open, with practice payments: no money moves.
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { expectReadyOffline, fillIn, signIn } from './acts'
import { expectAxeClean } from './axe'
import { expect, type House, newSalon, test } from './salon'

const subscribe = (page: Page, title: string) => page.getByRole('button', { name: `Subscribe Now: ${title}` })
const active = (page: Page, title: string) => page.getByRole('button', { name: `Active: ${title}` })

/** As if time had passed: the trial, or the month that was paid, is over. */
function moveEnds(house: House, email: string, tables: readonly string[]): void {
  const db = new Sqlite(join(house.dataDir, 'chairside.sqlite'))
  for (const table of tables)
    db.prepare(`update ${table} set ends_at = ? where account = (select id from "user" where email = ?)`).run(
      Date.now() - 60_000,
      email,
    )
  db.close()
}

/** Into the checkout: a new tab opens there, then this window goes there too. */
async function intoCheckout(page: Page, title: string): Promise<void> {
  await page.goto('/pricing')
  const opened = page.context().waitForEvent('page')
  await subscribe(page, title).click()
  const tab = await opened
  await expect(page).toHaveURL(/\/practice\/checkout\//)
  await expect(tab).toHaveURL(page.url())
  await tab.close()
  await expect(page.getByText('This is practice. No money moves')).toBeVisible()
}

async function buy(page: Page, title: string, price: string): Promise<void> {
  await intoCheckout(page, title)
  await page.getByRole('button', { name: `Pay ${price} in practice` }).click()
  await expect(page.getByText('Subscription Active!')).toBeVisible()
  await expect(page.getByText('You now have access to your tools. Redirecting to dashboard...')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
}

test('a visitor sees every plan in five currencies, and is sent to sign in to buy one', async ({
  tablet,
}) => {
  const { page } = await tablet()
  // Nothing of it needs a script.
  await page.route('**/*.js', route => route.abort())
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { name: 'Choose Your AI Tools' })).toBeVisible()
  await expect(page.getByText('Best Value')).toBeVisible()
  await expect(page.getByText('Payments here are for practice.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Subscribe Now/ })).toHaveCount(7)
  for (const [currency, tool, bundle, saved] of [
    ['GBP', '£49.00', '£249.00', '£45'],
    ['USD', '$62.23', '$316.23', '$57.15'],
    ['EUR', '€57.33', '€291.33', '€52.65'],
    ['AUD', 'A$94.57', 'A$480.57', 'A$86.85'],
    ['CAD', 'C$84.28', 'C$428.28', 'C$77.40'],
  ] as const) {
    await page.getByRole('radio', { name: currency }).check()
    await expect(page.getByText(`${tool} per month`)).toHaveCount(6)
    await expect(page.getByText(`${bundle} per month`)).toBeVisible()
    await expect(page.getByText(`Save ${saved}/month`)).toBeVisible()
    await expect(page.getByText(`${tool} per month`).first()).toBeVisible()
    await expect(page.getByText(/ per month$/).filter({ visible: true })).toHaveCount(7)
  }
  await expect(page.getByText('Takes out claims that an advert may not make, and says why')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Try Voice-Activated Demo' })).toHaveAttribute(
    'href',
    '/demo/communications',
  )
  await expect(page.getByText('No credit card required • Cancel anytime', { exact: true })).toBeVisible()
  await expectAxeClean(page, 'the plans, for a visitor')
  await subscribe(page, 'Marketing').click()
  // Somebody new, who comes back to this plan afterwards.
  await expect(page).toHaveURL(/\/auth\?mode=sign-up&currency=CAD&next=%2Fpricing%3Fplan%3DMARKETING$/)
  await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible()
})

test('the plan and the currency that a visitor chose are remembered through signing up, to the checkout', async ({
  tablet,
}) => {
  const { page, context } = await tablet()
  await page.goto('/pricing')
  await page.getByRole('radio', { name: 'USD' }).check()
  await subscribe(page, 'Colour Formula').click()
  await expect(page.getByText('You chose the plan Colour Formula.')).toBeVisible()
  await fillIn(page, newSalon())
  await page.locator('form').getByRole('button', { name: 'Sign Up' }).click()
  const chosen = page.getByRole('region', { name: 'You chose Colour Formula' })
  await expect(chosen).toContainText('$62.23 per month, without VAT. Every tool is free for 14 days more')
  await expect(page.getByRole('radio', { name: 'USD' })).toBeChecked()
  await expectAxeClean(page, 'the plan that was chosen')
  const opened = context.waitForEvent('page')
  await chosen.getByRole('button', { name: 'Continue to checkout' }).click()
  await (await opened).close()
  await expect(page).toHaveURL(/\/practice\/checkout\//)
  await expect(page.getByText('$62.23').first()).toBeVisible()
  await page.goto('/pricing?plan=NOTHING&currency=XXX')
  await expect(page.getByRole('heading', { name: 'Choose Your AI Tools' })).toBeVisible()
  await expect(page.getByText(/You chose/)).toHaveCount(0)
})

test('a tool of the trial is bought, is Active then, is managed, and ends with its month', async ({
  house,
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  await page.goto('/pricing')
  await expect(page.getByText('In your free trial: 14 days left')).toHaveCount(6)
  await expect(page.getByText("You're All Set!")).toBeHidden()
  // Help is on every page of who is signed in.
  await page.getByRole('button', { name: 'Open Support Chat' }).click()
  await expect(page.getByRole('dialog', { name: 'Support Chat' })).toBeVisible()
  await page.keyboard.press('Escape')

  await test.step('a refused card buys nothing, leaving buys nothing', async () => {
    await intoCheckout(page, 'Marketing')
    // Whose page it is, what it costs and what of that is tax, and what becomes of the trial.
    await expect(page.getByRole('banner').getByText('Chairside')).toBeVisible()
    const bill = page.getByRole('region', { name: 'Marketing' })
    await expect(bill).toContainText('one month, without VAT')
    await expect(bill).toContainText('No VAT is added at the checkout')
    await expect(bill).toContainText(/To pay today\s*£49\.00/)
    await expect(bill).toContainText(/every tool stays open until \d+ \w+ \d{4}, and nothing is charged/)
    await page.getByRole('button', { name: 'Pay with a card that is refused' }).click()
    await expect(page.getByText('The practice card was refused. Nothing was paid.')).toBeVisible()
    await expectAxeClean(page, 'the practice checkout')
    await page.getByRole('button', { name: 'Cancel and go back' }).click()
    await expect(page).toHaveURL(/\/pricing$/)
    await expect(subscribe(page, 'Marketing')).toBeEnabled()
  })

  await test.step('paid, it is Active and the others stay for sale', async () => {
    await buy(page, 'Marketing', '£49.00')
    await page.goto('/pricing')
    await expect(active(page, 'Marketing')).toBeDisabled()
    await expect(page.getByText("You're All Set!")).toBeVisible()
    await expect(page.getByText('Marketing, £49.00 a month in practice money')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Subscribe Now/ })).toHaveCount(6)
    await expect(page.getByRole('link', { name: 'Try Voice-Activated Demo' })).toBeHidden()
    // Beside what is paid in pounds nothing is sold in another currency.
    await expect(page.getByRole('radio', { name: 'USD' })).toBeDisabled()
    await expectAxeClean(page, 'the plans, for who pays')
  })

  await test.step('a portal that can’t be opened says so', async () => {
    await page.route('**/api/functions/customer-portal', route => route.abort())
    await page.getByRole('button', { name: 'Manage Subscription' }).click()
    await expect(page.getByText('Failed to open subscription portal. Please try again.')).toBeVisible()
    await page.unroute('**/api/functions/customer-portal')
    await expect.poll(() => page.context().pages().length, { message: 'its tab is closed again' }).toBe(1)
  })

  await test.step('the portal opens in a tab: a payment fails, is paid, and the plan is cancelled', async () => {
    const opened = page.context().waitForEvent('page')
    await page.getByRole('button', { name: 'Manage Subscription' }).click()
    const portal = await opened
    await expect(portal.getByRole('heading', { name: 'Practice billing' })).toBeVisible()
    await portal.getByRole('button', { name: 'Let the next payment fail' }).click()
    await expect(portal.getByText('The last payment did not go through.')).toBeVisible()
    await expectAxeClean(portal, 'the practice portal')
    await portal.getByRole('link', { name: 'Back to the plans' }).click()
    await expect(portal.getByText('Nothing is closed until then')).toBeVisible()
    // Nothing is all set then; the buttons are the same.
    await expect(portal.getByRole('heading', { name: 'A payment did not go through' })).toBeVisible()
    await expect(portal.getByText("You're All Set!")).toBeHidden()
    await expect(portal.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible()
    await expect(portal.getByRole('button', { name: 'Manage Subscription' })).toBeVisible()
    await expect(active(portal, 'Marketing')).toBeDisabled()
    await portal.goto('/practice/portal')
    await portal.getByRole('button', { name: 'Pay the unpaid month' }).click()
    await expect(portal.getByText('The last payment did not go through')).toHaveCount(0)
    await portal.getByRole('button', { name: 'Cancel at the end of the month' }).click()
    await expect(portal.getByText('There are no more payments.')).toBeVisible()
    await portal.getByRole('link', { name: 'Receipt' }).click()
    await expect(portal.getByRole('heading', { name: 'Practice receipt' })).toBeVisible()
    await expect(portal.getByText('This is practice. No money moves')).toBeVisible()
    await expect(
      portal.getByText(new RegExp(`Paid in practice money on .*, by ${aSalon.email}`)),
    ).toBeVisible()
    await expect(portal.getByText('No VAT is added at the checkout')).toBeVisible()
    await expectAxeClean(portal, 'the practice receipt')
    await portal.close()
    await page.goto('/settings/plan')
    await expect(page.getByText('There are no more payments.')).toBeVisible()
    await expectAxeClean(page, 'Settings, Plan')
  })

  await test.step('with the month over the tool locks, and records stay', async () => {
    moveEnds(house, aSalon.email, ['subscriptions', 'plans', 'practice_plans'])
    await page.goto('/settings/plan')
    await expect(page.getByText('Your trial or plan ended on')).toBeVisible()
    await page.goto('/marketing')
    await expect(page.getByText('Subscription Required')).toBeVisible()
    await expect(page).toHaveURL(/\/pricing$/)
    await expect(subscribe(page, 'Marketing')).toBeEnabled()
    await page.goto('/clients')
    await expect(page).toHaveURL(/\/clients$/)
  })
})

test('with one tool paid and the trial over, another asks for an upgrade, and the bundle opens all', async ({
  house,
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  await buy(page, 'Retail Edge', '£49.00')
  moveEnds(house, aSalon.email, ['subscriptions'])
  await page.goto('/settings/plan')
  await expect(page.getByText('Your free trial of every tool')).toBeHidden()
  await page.goto('/marketing')
  await expect(page.getByText('Upgrade Required')).toBeVisible()
  await expect(
    page.getByText('This feature requires a specific subscription plan. Please upgrade to continue.'),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/pricing$/)
  await buy(page, 'Complete bundle', '£249.00')
  await page.goto('/pricing')
  await expect(page.getByRole('button', { name: /^Active/ })).toHaveCount(7)
  // The single tool ended with it.
  await expect(page.getByText('Retail Edge, £49.00')).toBeHidden()
  await page.goto('/marketing')
  await expect(page).toHaveURL(/\/marketing$/)
})

test('a payment that takes its time says so after six looks; a failed start says so at once; without a signal the plans still open', async ({
  house,
  tablet,
  aSalon,
}) => {
  const { page } = await tablet({ phone: true, dark: true })
  await signIn(page, aSalon)
  await page.goto('/pricing?session_id=cs_1&bought=MARKETING')
  await expect(page).toHaveURL(/\/pricing$/)
  await expect(page.getByText('Subscription Processing')).toBeVisible({ timeout: 40_000 })
  await expect(
    page.getByText('Your payment is being processed. Please refresh the page in a moment.'),
  ).toBeVisible()
  await expectAxeClean(page, 'the plans, on a phone in the dark')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)

  await page.route('**/api/functions/create-checkout', async route => {
    await expect(page.getByRole('button', { name: 'Processing...: Marketing' })).toBeDisabled()
    await route.abort()
  })
  await subscribe(page, 'Marketing').click()
  await expect(page.getByText('Failed to start checkout. Please try again.')).toBeVisible()
  await expect(subscribe(page, 'Marketing')).toBeEnabled()

  await expectReadyOffline(page)
  await house.kill()
  await page.goto('/pricing')
  await expect(page.getByText('In your free trial: 14 days left')).toHaveCount(6)
})

test('when real payments come, a practised plan has ended and says so', async ({ house, tablet, aSalon }) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  await buy(page, 'Marketing', '£49.00')
  // What the server does at its first start with keys: the practice itself is tested in tests/server/billing.
  const db = new Sqlite(join(house.dataDir, 'chairside.sqlite'))
  for (const [table, status] of [
    ['practice_plans', 'practised'],
    ['plans', 'canceled'],
  ])
    db.prepare(
      `update ${table} set status = ?, ends_at = ? where account = (select id from "user" where email = ?)`,
    ).run(status, Date.now() - 60_000, aSalon.email)
  db.close()
  await page.goto('/pricing')
  await expect(page.getByText('The practice plan has ended: choose a plan')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Subscribe Now: Marketing' })).toBeVisible()
  await page.goto('/settings/plan')
  await expect(page.getByText('The practice plan has ended: choose a plan')).toBeVisible()
  await expectAxeClean(page, 'a plan that was practice')
})
