// The reader's own colours in place of ours (Windows' high contrast): what is chosen is told by more than its colour.
import type { Page } from '@playwright/test'
import { everywhere } from '../support/screens'
import { aWorkedSalon, letIn } from './acts'
import { expect, test } from './salon'

/** What is pressed, current or ticked and looks as what isn't. */
const untold = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const chosen =
      '[aria-pressed="true"], [aria-current]:not([aria-current="false"]), [aria-selected="true"], input:checked'
    /** A box or a dot of the browser's own tells by itself. */
    const isPlain = (element: Element): boolean => {
      const { appearance, opacity, width } = getComputedStyle(element)
      return (
        element.tagName === 'INPUT' &&
        appearance !== 'none' &&
        opacity !== '0' &&
        Number.parseFloat(width) > 8
      )
    }
    const tells = (element: Element): boolean => {
      const { outlineStyle, outlineWidth, forcedColorAdjust } = getComputedStyle(element)
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true
      if (forcedColorAdjust === 'none') return true
      return ['::before', '::after'].some(part => {
        const { content, display } = getComputedStyle(element, part)
        return content !== 'none' && content !== 'normal' && display !== 'none'
      })
    }
    return [...document.querySelectorAll(chosen)].flatMap(element => {
      if (!element.checkVisibility({ visibilityProperty: true }) || isPlain(element)) return []
      const near = [
        element,
        element.nextElementSibling,
        element.parentElement,
        element.closest('label'),
        ...element.children,
      ]
      if (near.some(each => each && tells(each))) return []
      return [element.outerHTML.slice(0, 140)]
    })
  })

test('in the reader’s own colours what is chosen can be told on every screen', async ({ tablet, aSalon }) => {
  test.slow()
  const { page } = await tablet()
  await letIn(page, aSalon)
  const first = await aWorkedSalon(page)
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    for (const { name, path } of everywhere.filter(({ open }) => !open)) {
      await page.goto(path.replace(':first', first))
      await expect(page.getByRole('heading').first(), name).toBeVisible()
      for (const each of await untold(page)) found.push(`${name}, ${colorScheme}: ${each}`)
    }
  }
  expect(found).toEqual([])
  // The control: one that tells by nothing would be found.
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.textContent = 'Chosen'
    button.ariaPressed = 'true'
    button.style.outline = 'none'
    document.body.replaceChildren(button)
  })
  expect(await untold(page)).toEqual([expect.stringContaining('Chosen')])
})
