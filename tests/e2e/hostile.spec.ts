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
    // No text holds a reader for a second any more: for this one it says that it has begun, and nothing after that.
    window.Worker = class extends Reader {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        made.push(this)
      }
      override postMessage(task: { number: number; asked: { input: { schedule: string } } }) {
        if (task.asked.input.schedule !== '9-10 Ann cut') super.postMessage(task)
        else {
          const data = { number: task.number, begun: 'again' }
          setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })))
        }
      }
      override terminate() {
        Object.assign(this, { ended: true })
        super.terminate()
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
  // One for each try of what hangs, and one for what came after.
  const ended = await page.evaluate(() =>
    Reflect.get(window, 'readers').map((each: object) => Reflect.get(each, 'ended') === true),
  )
  expect(ended.slice(-3)).toEqual([true, true, false])
  await page.getByRole('button', { name: 'Optimise Schedule' }).click()
  await expect(page.getByText('Read: 1 appointment').first()).toBeVisible()
})
