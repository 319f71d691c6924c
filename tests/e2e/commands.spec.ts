import type { Page } from '@playwright/test'
import { addClient, openClient, signIn } from './acts'
import { expectAxeClean } from './axe'
import { expect, type Salon, type Tablet, type TabletOptions, test } from './salon'
import { type Recogniser, says, withSpeech } from './speech'

const panel = (page: Page) => page.getByRole('region', { name: 'Talk', exact: true })
const talkButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Talk', exact: true })
const reply = (page: Page, words: string | RegExp) => expect(panel(page)).toContainText(words)

async function opened(
  tablet: (options?: TabletOptions) => Promise<Tablet>,
  aSalon: Salon,
  recogniser: Recogniser = 'works',
  options: TabletOptions = {},
): Promise<Page> {
  const { page, context } = await tablet(options)
  await withSpeech(context, recogniser)
  await signIn(page, aSalon)
  return page
}

/** The first tap asks which English is spoken; then the sound is switched off, by voice, so that no test waits for it. */
async function startTalking(page: Page): Promise<void> {
  await talkButton(page).click()
  await panel(page).getByRole('button', { name: 'Yes, British' }).click()
  await says(page, 'mute')
  await reply(page, 'Sound is off.')
}

/** By a tap where it no longer listens; where it waits for an answer it listens by itself. */
async function say(page: Page, text: string): Promise<void> {
  // Between two utterances it may begin by itself just when the button was seen, and the button is another then.
  await expect(async () => {
    if (await talkButton(page).isVisible()) await talkButton(page).click({ timeout: 2_000 })
    await expect
      .poll(() => page.evaluate(() => window.speech?.present != null), { timeout: 3_000 })
      .toBe(true)
  }).toPass({ timeout: 40_000 })
  await says(page, text)
}

test('a client opens by a name that is only nearly heard, and a page by its own', async ({
  tablet,
  aSalon,
}) => {
  const page = await opened(tablet, aSalon)
  await addClient(page, { name: 'Siobhan Murphy' })
  await addClient(page, { name: 'Niamh Kelly' })
  await page.goto('/dashboard')
  await startTalking(page)
  await say(page, 'um, open shevaun please')
  await expect(page.getByRole('heading', { name: 'Siobhan Murphy' })).toBeVisible()
  await reply(page, '“um, open shevaun please”')
  await say(page, 'Six, go to products.')
  await expect(page).toHaveURL(/\/products$/)
  await say(page, 'open neve kelly')
  await expect(page.getByRole('heading', { name: 'Niamh Kelly' })).toBeVisible()
})

test('two clients who sound alike are both offered, and the answer is spoken', async ({ tablet, aSalon }) => {
  const page = await opened(tablet, aSalon)
  await addClient(page, { name: 'Sarah Jones' })
  await addClient(page, { name: 'Sara Hughes' })
  await page.goto('/dashboard')
  await startTalking(page)
  await say(page, 'open sarah')
  await expect(panel(page).getByRole('button', { name: 'Open Sarah Jones' })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await say(page, 'the second one')
  await expect(page.getByRole('heading', { name: 'Sara Hughes' })).toBeVisible()
})

test('a note by voice is read back, saved after a yes, and undone by voice', async ({ tablet, aSalon }) => {
  const page = await opened(tablet, aSalon)
  await addClient(page, { name: 'Siobhan Murphy' })
  const note = page.getByRole('main').getByText('she likes it cooler at the ends')
  await startTalking(page)
  await say(page, 'note she likes it cooler at the ends')
  await reply(page, 'Note for Siobhan Murphy: she likes it cooler at the ends. Save?')
  await expect(note).toHaveCount(0)
  await expectAxeClean(page, 'a read-back')
  await say(page, 'yes')
  await reply(page, 'Saved the note for Siobhan Murphy.')
  await expect(note).toBeVisible()
  await say(page, 'undo')
  await reply(page, 'Undone: Saved the note for Siobhan Murphy')
  await expect(note).toHaveCount(0)
  await say(page, 'note she likes it cooler at the ends')
  await say(page, "no don't save it")
  await reply(page, 'Not saved.')
  await expect(note).toHaveCount(0)
})

test('a long note is spoken piece by piece, survives a killed tab, and is saved by a tap', async ({
  tablet,
  aSalon,
}) => {
  const page = await opened(tablet, aSalon)
  await addClient(page, { name: 'Siobhan Murphy' })
  await startTalking(page)
  await say(page, 'new note')
  await reply(page, 'Speak the note for Siobhan Murphy.')
  await says(page, 'her scalp tingled on the left')
  await reply(page, 'her scalp tingled on the left')
  await page.reload()
  await talkButton(page).click()
  await says(page, 'new note')
  await reply(page, 'her scalp tingled on the left')
  await says(page, 'make it thirty vol next time')
  await says(page, 'end note')
  await panel(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('main').getByText('make it thirty vol next time')).toBeVisible()
})

test('what is not understood climbs from a repeat to choices to buttons', async ({ tablet, aSalon }) => {
  const page = await opened(tablet, aSalon)
  await startTalking(page)
  await say(page, 'go to dashbord')
  await reply(page, 'I did not catch that. Say it again.')
  await say(page, 'go to dashbord')
  await reply(page, 'Did you mean: Go to the dashboard?')
  await expect(panel(page).getByRole('button', { name: 'Go to the dashboard' })).toBeVisible()
  await say(page, 'flurble the wizzer')
  await reply(page, 'I did not catch that. Tap what you want.')
  await panel(page).getByRole('button', { name: 'Go to the products' }).click()
  await expect(page).toHaveURL(/\/products$/)
})

test('the help sheet shows what can be said here', async ({ tablet, aSalon }) => {
  const page = await opened(tablet, aSalon)
  await addClient(page, { name: 'Siobhan Murphy' })
  await startTalking(page)
  await say(page, 'what can I say')
  const sheet = page.getByRole('dialog', { name: 'What can I say?' })
  await expect(sheet).toContainText('Note she likes it cooler')
  await expect(sheet).toContainText('asks first')
  await expect(sheet).not.toContainText('Make it thirty vol')
  await expectAxeClean(page, 'the help sheet')
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toHaveCount(0)
})

test('talk in the salon writes nothing and goes nowhere while it keeps listening', async ({
  tablet,
  aSalon,
}) => {
  const page = await opened(tablet, aSalon)
  await addClient(page, { name: 'Siobhan Murphy' })
  const url = page.url()
  await startTalking(page)
  await say(page, 'keep listening')
  await reply(page, 'I keep listening.')
  for (const line of [
    'are you going anywhere nice this year',
    'he said make it twenty and I said no chance',
    'save me a slice of that cake',
    'yeah yeah I know',
    'thirty minutes on the train and then a taxi',
    'she left a note on the fridge',
    'open the window would you',
  ]) {
    await says(page, line)
    await reply(page, `“${line}”`)
    await expect(panel(page).getByRole('button', { name: 'Save' })).toHaveCount(0)
  }
  expect(page.url()).toBe(url)
  await expect(page.getByRole('main').getByText('fridge')).toHaveCount(0)
  // The control: it was listening all the time.
  await says(page, 'note she takes the bus')
  await says(page, 'yes')
  await expect(page.getByRole('main').getByText('she takes the bus')).toBeVisible()
})

test('where nothing can be heard the same commands are typed', async ({ tablet, aSalon }) => {
  const page = await opened(tablet, aSalon, 'none', { dark: true })
  await addClient(page, { name: 'Siobhan Murphy' })
  await openClient(page, 'Siobhan Murphy')
  await talkButton(page).click()
  await panel(page).getByLabel('Type what you would say').fill('book her again in six weeks')
  await panel(page).getByRole('button', { name: 'Do it' }).click()
  await reply(page, /A reminder to book Siobhan Murphy again in 6 weeks, .*\. Save\?/)
  await expectAxeClean(page, 'a read-back in the dark')
  await panel(page).getByRole('button', { name: 'No', exact: true }).click()
  await reply(page, 'Not saved.')
})
