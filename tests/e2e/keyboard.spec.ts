// The whole story without a mouse: only keys are pressed, focus is found by pressing Tab until it is there.
import type { Page } from '@playwright/test'
import { everywhere } from '../support/screens'
import { aWorkedSalon, signIn } from './acts'
import { expect, newSalon, test } from './salon'

/** Presses Tab until what has the focus is called this; fails where the keyboard can't get there. */
async function tabTo(page: Page, name: RegExp, most = 80): Promise<void> {
  const seen: string[] = []
  for (let n = 0; n < most; n++) {
    await page.keyboard.press('Tab')
    const called = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement)) return ''
      const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : []
      const label = element.getAttribute('aria-label') ?? labels.map(each => each.textContent).join(' ')
      return `${label} ${element.getAttribute('role') ?? ''} ${element.textContent ?? ''}`.trim()
    })
    seen.push(called.slice(0, 40))
    if (name.test(called)) return
  }
  throw new Error(`The keyboard doesn't get to ${name}: ${seen.join(' | ')}`)
}

test('sign up, sign in, a client, a formula and a note, with the keyboard alone', async ({ tablet }) => {
  test.slow()
  const { page } = await tablet()
  const salon = newSalon()

  await test.step('sign up and in', async () => {
    await page.goto('/auth')
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
    await tabTo(page, /^Sign Up$/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible()
    await page.goto('/auth?mode=sign-up')
    // The frame of the page comes first, and takes no keys.
    await expect(page.getByLabel('Email')).toBeVisible()
    await tabTo(page, /^Email/)
    await page.keyboard.type(salon.email)
    await tabTo(page, /^Password/)
    await page.keyboard.type(salon.password)
    // Who signs up is let straight in.
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  await test.step('the sidebar folds and unfolds by Ctrl+B', async () => {
    const toggle = page.getByRole('button', { name: /the sidebar/ })
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Control+b')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Control+b')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  })

  await test.step('a client', async () => {
    await tabTo(page, /^Clients/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/clients/)
    await tabTo(page, /^Add Client/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused()
    await page.keyboard.type('Hana Iqbal')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Hana Iqbal' })).toBeVisible()
  })

  await test.step('a note', async () => {
    await tabTo(page, /^Chair note/)
    await page.keyboard.type('Written without a mouse.')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByLabel('Chair note')).toHaveValue('')
    await expect(page.getByText('Written without a mouse.')).toHaveCount(1)
  })

  await test.step('a formula', async () => {
    await tabTo(page, /^Colour formula for Hana/)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Client name')).toHaveValue('Hana Iqbal')
    await tabTo(page, /^Current hair colour/)
    await page.keyboard.type('Natural level 6')
    await tabTo(page, /^Desired result/)
    await page.keyboard.type('Level 5 natural')
    await tabTo(page, /^Hair condition/)
    await page.keyboard.type('Healthy, uncoloured')
    await tabTo(page, /^Generate/i)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Formula Generated')).toBeVisible()
  })
})

test('a key that is pressed the moment the screen stands is heard', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  // As soon as the frame is in the document, before it is even painted.
  await page.addInitScript(() => {
    const frame = new MutationObserver(() => {
      if (document.querySelector('[aria-label="Fold the sidebar"]') === null) return
      frame.disconnect()
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', ctrlKey: true }))
    })
    frame.observe(document, { childList: true, subtree: true })
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Open the sidebar' })).toBeVisible()
})

/** What has the focus and shows no ring: on itself, on its label, or on what stands around it. Null = it is seen. */
const unseenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    const near = [element, element.nextElementSibling, element.parentElement, element.closest('label')]
    const ringed = near.some(each => {
      if (!each) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(each)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    return ringed ? null : element.outerHTML.slice(0, 120)
  })

test('wherever the keyboard is, it can be seen', async ({ tablet, aSalon }) => {
  test.slow()
  const { page } = await tablet()
  await signIn(page, aSalon)
  const through = async (what: string, most: number): Promise<void> => {
    for (let n = 0; n < most; n++) {
      await page.keyboard.press('Tab')
      expect(await unseenFocus(page), what).toBeNull()
    }
  }
  const first = await aWorkedSalon(page)
  for (const { name, path } of everywhere.filter(({ open }) => !open)) {
    await page.goto(path.replace(':first', first))
    await expect(page.getByRole('heading').first(), name).toBeVisible()
    await through(name, name.startsWith('settings') || name === 'dashboard' ? 30 : 15)
  }
  await page.goto('/clients')
  await page.getByRole('button', { name: 'Add Client' }).first().click()
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused()
  await through('Add Client', 10)
  await page.goto('/products')
  await page.getByRole('button', { name: 'Add Product' }).first().click()
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible()
  await through('Add Product', 8)
})
