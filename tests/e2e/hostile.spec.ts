// A text that takes too long to read: its reader is ended, the page goes on, and nothing that was typed is lost.
import { signIn } from './acts'
import { expect, test } from './salon'

test('a reader that hangs is ended in words; the page answers, keeps the text and reads the next one', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await page.addInitScript(() => {
    const Reader = window.Worker
    const made: Worker[] = []
    Object.assign(window, { readers: made })
    // No text that the form takes holds a reader for a second any more: for this one it is handed a longer one.
    window.Worker = class extends Reader {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        made.push(this)
      }
      override postMessage(task: { asked: { input: { schedule: string } } }) {
        const { asked } = task
        const input = { schedule: '9 Jo cut, '.repeat(50_000) }
        super.postMessage(
          asked.input.schedule === '9-10 Ann cut' ? { ...task, asked: { ...asked, input } } : task,
        )
      }
    }
  })
  await signIn(page, aSalon, '/appointments')
  const field = page.getByRole('textbox', { name: 'Schedule' })
  const understood = page.getByRole('region', { name: 'The day as understood' })
  await field.fill('9-10 Ann cut')
  await expect(understood.getByRole('status')).toHaveText(/took too long to read. It is kept as you wrote it/)
  // The page goes on, and the next reader reads what is there by now.
  await field.press('End')
  await field.pressSequentially(' and finish')
  await expect(field).toHaveValue('9-10 Ann cut and finish')
  await expect(understood.getByText('Ann').first()).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'readers').length)).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Optimise Schedule' }).click()
  await expect(page.getByText('Read: 1 appointment').first()).toBeVisible()
})
