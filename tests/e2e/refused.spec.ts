// The server did not take what was written, and somebody decides about it on the page of what waits.
import type { Page } from '@playwright/test'
import { accountDatabase, addClient, expectReadyOffline, letIn, signIn, writeNote } from './acts'
import { expect, test } from './salon'

const NOTE = 'Toned 8 minutes, 7/1 20 vol.'

/** As if the server had refused all that waits. */
async function refuseAll(page: Page): Promise<void> {
  await page.evaluate(
    async name => {
      await new Promise<void>((done, fail) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => {
          const db = opening.result
          const work = db.transaction(['outbox', 'rows'], 'readwrite')
          for (const table of ['outbox', 'rows']) {
            const walk = work.objectStore(table).openCursor()
            walk.onsuccess = () => {
              const at = walk.result
              if (!at) return
              at.update({ ...at.value, problem: 'bad-field' })
              at.continue()
            }
          }
          work.oncomplete = () => {
            db.close()
            done()
          }
          work.onerror = () => fail(work.error)
        }
      })
    },
    await accountDatabase(page),
  )
  await page.reload()
}

const refused = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

test('what is given up takes nothing along unseen, and goes only when its text was kept', async ({
  house,
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  await expectReadyOffline(page)
  await house.kill()
  await addClient(page, { name: 'Siobhan Kelly' })
  await writeNote(page, NOTE)
  await refuseAll(page)
  await expect(page.getByText('Needs attention').first()).toBeVisible()
  await page.goto('/waiting')
  // As plain http in a salon's own network: no clipboard at all.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))

  await refused(page, 'Client added').getByRole('button', { name: 'Give up' }).click()
  const question = page.getByRole('dialog', { name: 'Give up 2 changes?' })
  await expect(question).toContainText('Chair note added: Siobhan Kelly')
  await question.getByRole('button', { name: 'Give up' }).click()

  const byHand = page.getByLabel(/did not copy the text/)
  await expect(byHand).toBeFocused()
  await expect(byHand).toHaveValue(new RegExp(`Siobhan Kelly[\\s\\S]*${NOTE}`))
  // Both still stand there.
  await expect(refused(page, 'Siobhan Kelly')).toHaveCount(2)
  await page.getByRole('button', { name: 'I have kept the text: give up' }).click()
  await expect(page.getByText('Everything has been sent')).toBeVisible()
  await house.start()
})

test('a held key saves a note once', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await letIn(page, aSalon)
  await addClient(page, { name: 'Siobhan Kelly' })
  const composer = page.getByRole('textbox', { name: 'Chair note' })
  await composer.fill(NOTE)
  await composer.evaluate(field => {
    for (let press = 0; press < 5; press += 1)
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }))
  })
  await expect(composer).toHaveValue('')
  await page.reload()
  await expect(page.getByText(NOTE)).toHaveCount(1)
})
