// What is measured on a screen as it stands: whether each control is large enough, and whether it can be read and reached
// beside what stays in sight.
import { expect, type Page } from '@playwright/test'

/**
 * What follows the size of the screen is drawn again by then. A browser without a window sometimes draws no frame after
 * its size was changed, though the page lives: so frames are waited for, but not without end. Fails with `what` where the
 * page itself no longer answers.
 */
export const drawnAgain = (page: Page, what: string): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(
          () =>
            new Promise<boolean>(done => {
              requestAnimationFrame(() => requestAnimationFrame(() => done(true)))
              setTimeout(done, 3000, true)
            }),
        ),
      { message: `the page answers: ${what}`, timeout: 60_000 },
    )
    .toBe(true)

/** Controls that are too small for a finger, with their size; 56 px is asked of what is used beside a client. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const CONTROLS =
      'a[href], button, input:not([type="hidden"], [type="file"]), select, textarea, summary, [role="button"], [role="option"], [role="tab"], [role="menuitem"], [role="switch"]'
    const besideClient = document.querySelector('[data-beside-client], [data-chair]') !== null
    /** A link in a sentence is as high as its line. */
    const isInText = (element: Element): boolean =>
      element.tagName === 'A' &&
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim()
    return [...document.querySelectorAll<HTMLElement>(CONTROLS)].flatMap(element => {
      if (!element.checkVisibility({ visibilityProperty: true }) || isInText(element)) return []
      const ticked = element.matches('input[type="checkbox"], input[type="radio"]')
      const touched = (ticked && (element.closest('label') ?? element.parentElement)) || element
      const { width, height } = touched.getBoundingClientRect()
      // Only for who hears the screen.
      if (width <= 1 || height <= 1 || element.closest('.visually-hidden, [inert]')) return []
      const isMenu = element.closest('aside:has(nav), dialog:has(nav)') !== null
      const isHeader =
        element.closest('header:has(> a[href="/waiting"]), [aria-label="Timers running"]') !== null
      const least = (besideClient || isHeader) && !isMenu ? 56 : 44
      if (Math.round(width) >= least && Math.round(height) >= least) return []
      const called = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
      return [
        `${element.tagName.toLowerCase()} “${(called || element.id || element.className).slice(0, 40)}” ${Math.round(width)} × ${Math.round(height)}, least ${least}`,
      ]
    })
  })

/** Text that is shown in less than 16 px, beginning with its size. */
export const tooFine = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      if (
        !element ||
        text.textContent?.trim() === '' ||
        element.closest('svg, style, script, .visually-hidden')
      )
        continue
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      if (size < 15.9) found.add(`${size} px: ${text.textContent?.trim().slice(0, 40)}`)
    }
    return [...found]
  })

/**
 * What lies under something that stays in sight when it is come to as the keys come to it, downwards and upwards, and
 * names what lies over it. What holds the focus within itself covers what is behind it by right.
 */
export const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const READ =
      'a[href], button:not([disabled]), input:not([type="hidden"], [type="file"]), select, textarea, summary, [tabindex="0"], [role="alert"], [role="status"], h1, h2, h3'
    const modal = document.querySelector('dialog:modal, [aria-modal="true"]')
    const floats = (element: Element): boolean =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position)
    function floatOver(element: Element, over: Element): Element | null {
      for (let each: Element | null = over; each; each = each.parentElement) {
        if (each.contains(element)) return null
        if (floats(each)) return each
      }
      return null
    }
    function liesUnder(element: Element): Element | null {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const [x0, x1] = [Math.max(left, 0) + 3, Math.min(right, innerWidth) - 3]
      const [y0, y1] = [Math.max(top, 0) + 3, Math.min(bottom, innerHeight) - 3]
      if (x1 <= x0 || y1 <= y0) return null
      for (const [x, y] of [
        [(x0 + x1) / 2, (y0 + y1) / 2],
        [x0, y0],
        [x1, y1],
      ] as const) {
        const hit = document.elementFromPoint(x, y)
        if (!hit || hit === element || element.contains(hit)) continue
        const float = floatOver(element, hit)
        if (float) return float
      }
      return null
    }
    const all = [...document.querySelectorAll<HTMLElement>(READ)].filter(
      element =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().height > 1 &&
        !element.closest('.visually-hidden, [inert]') &&
        (modal === null || modal.contains(element)),
    )
    const found = new Set<string>()
    for (const order of [all, [...all].reverse()])
      for (const element of order) {
        element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        const float = liesUnder(element)
        if (!float) continue
        const called = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
        found.add(
          `“${(called || element.id).slice(0, 40)}” under ${float.tagName.toLowerCase()} ${float.getAttribute('aria-label') ?? float.className}`,
        )
      }
    scrollTo(0, 0)
    return [...found]
  })
