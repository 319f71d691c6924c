import type { Page } from '@playwright/test'
import { expect } from './salon'

/** A pointer over it keeps it, as it does a person's: on a slow machine its ten seconds are over before it is pressed. */
export const holdUndo = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Undo' }).last().hover()

/** Whatever can be touched on a screen, and in its dialog. */
export const ALL = 'main :is(a, button, input, textarea)'
export const IN_DIALOG = '[aria-modal="true"] :is(a, button, input, textarea)'

/**
 * What stands for a moment lies over no button, field or link that is in sight. `reached`: come to as the keys come to it.
 */
export async function expectNoneCovered(
  page: Page,
  where: string,
  { of = 'main :is(form, form ~ *) :is(a, button, input)', reached = false } = {},
): Promise<void> {
  await expect(page.locator('.mantine-Notification-root').first()).toBeVisible()
  const covered = (): Promise<string[]> =>
    page.evaluate(
      ([of, reached]) => {
        const notices = [...document.querySelectorAll('.mantine-Notification-root')].map(each =>
          each.getBoundingClientRect(),
        )
        /** What a dialog has scrolled out of sight is not there. */
        const seen = (each: HTMLElement): { left: number; right: number; top: number; bottom: number } => {
          const { left, right, top, bottom } = each.getBoundingClientRect()
          const within = each.closest('[aria-modal="true"]')?.getBoundingClientRect()
          return within
            ? { left, right, top: Math.max(top, within.top), bottom: Math.min(bottom, within.bottom) }
            : { left, right, top, bottom }
        }
        return [...document.querySelectorAll<HTMLElement>(of)]
          .filter(each => {
            if (reached) each.scrollIntoView({ block: 'nearest', behavior: 'instant' })
            const at = seen(each)
            return notices.some(
              over =>
                over.left < at.right && at.left < over.right && over.top < at.bottom && at.top < over.bottom,
            )
          })
          .map(each => each.textContent || each.getAttribute('name') || each.tagName)
      },
      [of, reached] as const,
    )
  await expect.poll(covered, { message: where }).toEqual([])
}
