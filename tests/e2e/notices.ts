import type { Page } from '@playwright/test'
import { expect } from './salon'

/** A pointer over it keeps it, as it does a person's: on a slow machine its ten seconds are over before it is pressed. */
export const holdUndo = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Undo' }).last().hover()

/** What stands for a moment lies over no button, field or link that is in sight. */
export async function expectNoneCovered(page: Page, where: string): Promise<void> {
  await expect(page.locator('.mantine-Notification-root').first()).toBeVisible()
  const covered = (): Promise<string[]> =>
    page.evaluate(() => {
      const notices = [...document.querySelectorAll('.mantine-Notification-root')].map(each =>
        each.getBoundingClientRect(),
      )
      const acts = [
        ...document.querySelectorAll<HTMLElement>('main :is(form, form ~ *) :is(a, button, input)'),
      ]
      return acts
        .filter(each => {
          const at = each.getBoundingClientRect()
          return notices.some(
            over =>
              over.left < at.right && at.left < over.right && over.top < at.bottom && at.top < over.bottom,
          )
        })
        .map(each => each.textContent || each.getAttribute('name') || each.tagName)
    })
  await expect.poll(covered, { message: where }).toEqual([])
}
