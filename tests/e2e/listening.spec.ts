// Dictation: into the fields of the app, with what is heard shown at once; and what happens where it can't be.
import type { Page } from '@playwright/test'
import { addClient, letIn, signIn } from './acts'
import { expect, test } from './salon'
import { askedOf, murmurs, says, speechEnds, speechFails, withSpeech } from './speech'

/** The button that stands beside a field. */
const dictate = (page: Page, field: string) =>
  page
    .locator('[data-dictated]')
    .filter({
      has: page.getByRole('textbox', { name: field }).or(page.getByRole('searchbox', { name: field })),
    })
    .getByRole('button', { name: /Dictate|Stop dictating/ })

/** Answers the question that is asked once. */
async function speaksAmerican(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Do you speak British English?' }).getByText('No, American').click()
}

test('what is said goes into a note at the caret, is shown while it is heard, and can be taken back', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await withSpeech(page)
  await letIn(page, aSalon)
  await addClient(page, { name: 'Maeve Byrne' })
  const note = page.getByLabel('Chair note')

  await test.step('the language is asked for once', async () => {
    await dictate(page, 'Chair note').click()
    expect(await askedOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Yes, British' }).click()
    await expect.poll(async () => (await askedOf(page)).map(({ lang }) => lang)).toEqual(['en-GB'])
  })
  await test.step('what is heard shows at once, and what is typed stays', async () => {
    await murmurs(page, 'gloss on')
    await expect(page.getByText('gloss on', { exact: true })).toBeVisible()
    await expect(note).toHaveValue('')
    await says(page, 'gloss on the ends')
    await expect(note).toHaveValue('gloss on the ends')
    await note.press('End')
    await note.pressSequentially('.')
    await note.press('Home')
    await says(page, 'clear')
    await expect(note).toHaveValue('clear gloss on the ends.')
  })
  await test.step('the browser takes it back key by key, the link all of it', async () => {
    await note.press('Control+z')
    await expect(note).toHaveValue('gloss on the ends.')
    await note.press('Control+y')
    await expect(note).toHaveValue('clear gloss on the ends.')
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(note).toHaveValue('.')
  })
  await test.step('a selection is not overwritten, and a recogniser that ends by itself loses nothing', async () => {
    await note.fill('toner 9/1')
    await note.press('Control+a')
    await dictate(page, 'Chair note').click()
    await says(page, 'ten minutes')
    await murmurs(page, 'then rinse')
    await speechEnds(page)
    await expect(note).toHaveValue('toner 9/1 ten minutes then rinse')
    await expect(dictate(page, 'Chair note')).toHaveAccessibleName('Dictate')
  })
})

test('every text field has it: a dialog, a tool, a search and the settings', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await withSpeech(page)
  await signIn(page, aSalon, '/clients')
  await page.getByRole('button', { name: 'Add Client' }).first().click()
  await dictate(page, 'Name').click()
  await speaksAmerican(page)
  await says(page, 'Saoirse Kelly.')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Saoirse Kelly')
  await dictate(page, 'Email').click()
  await says(page, 'Saoirse at example dot com')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('saoirse@example.com')
  await dictate(page, 'Notes').click()
  await says(page, 'likes tea')
  await page.getByRole('dialog').getByRole('button', { name: 'Add Client' }).click()
  await expect(page.getByRole('heading', { name: 'Saoirse Kelly' })).toBeVisible()
  await expect(page.getByText('likes tea')).toBeVisible()

  await dictate(page, 'Search clients').click()
  await says(page, 'nobody at all')
  await expect(page.getByRole('searchbox', { name: 'Search clients' })).toHaveValue('nobody at all')

  await page.goto('/colour-formula')
  await dictate(page, 'Desired result').click()
  await says(page, 'level 7 copper')
  await expect(page.getByLabel('Desired result')).toHaveValue('level 7 copper')

  await page.goto('/settings/salon')
  await dictate(page, 'Name').click()
  await says(page, 'Six Strands')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Six Strands')
  expect((await askedOf(page)).map(({ lang }) => lang)).toEqual(['en-US'])
})

test('held, it listens until the hand is lifted', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await withSpeech(page)
  await letIn(page, aSalon)
  await addClient(page, { name: 'Nuala Quinn' })
  await dictate(page, 'Chair note').click()
  await speaksAmerican(page)
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  // Pressed before that has ended, it would be a tap on what is on.
  await expect(dictate(page, 'Chair note')).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0)
  await dictate(page, 'Chair note').hover()
  await page.mouse.down()
  await says(page, 'roots first')
  await expect(dictate(page, 'Chair note')).toHaveAttribute('aria-pressed', 'true')
  await page.mouse.up()
  await expect(dictate(page, 'Chair note')).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByLabel('Chair note')).toHaveValue('roots first')
})

test('what comes late under a note has its place kept: the microphone does not move away from the finger', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await withSpeech(page)
  await letIn(page, aSalon)
  await addClient(page, { name: 'Maura Nolan' })
  // The part with the memo's button is held back until the place has been looked at.
  let bring = (): void => undefined
  const wanted = new Promise<void>(resolve => {
    bring = resolve
  })
  await page.route(/MemoButton-[^/]*\.js$/, async route => {
    await wanted
    await route.continue()
  })
  await page.reload()
  const composer = page.locator('form').filter({ has: page.getByLabel('Chair note') })
  await expect(composer.locator('[data-memo-place]')).toHaveCount(1)
  const before = await composer.boundingBox()
  bring()
  await expect(composer.getByRole('button', { name: 'Record a voice memo' })).toBeVisible()
  expect(await composer.boundingBox()).toEqual(before)
})

test('a recogniser that never answers is found out: its buttons go, and a voice memo is offered', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await withSpeech(page, 'dead')
  await letIn(page, aSalon)
  await addClient(page, { name: 'Orla Daly' })
  await expect(dictate(page, 'Chair note')).toBeVisible()
  await dictate(page, 'Chair note').click()
  await speaksAmerican(page)
  await expect(page.getByText('This device isn’t turning speech into text.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dictate' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Record a voice memo' }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Record a voice memo' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dictate' })).toHaveCount(0)
})

test('an error is said in words, also where the browser never says that it ended', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await withSpeech(page, 'no-end')
  await letIn(page, aSalon)
  await addClient(page, { name: 'Una Flood' })
  await dictate(page, 'Chair note').click()
  await speaksAmerican(page)
  await speechFails(page, 'not-allowed')
  await expect(page.getByText('The microphone is not allowed.')).toBeVisible()
  await dictate(page, 'Chair note').click()
  await speechFails(page, 'network')
  await expect(page.getByText('This browser needs a signal to write down what you say.')).toBeVisible()
  await dictate(page, 'Chair note').click()
  await murmurs(page, 'half a sentence')
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByLabel('Chair note')).toHaveValue('half a sentence')
})

test('a browser with a speech pack offers it, and uses it from the next time', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await withSpeech(page, 'pack')
  await letIn(page, aSalon)
  await addClient(page, { name: 'Peig Roche' })
  await dictate(page, 'Chair note').click()
  await speaksAmerican(page)
  await page.getByRole('button', { name: 'Download the speech pack' }).click()
  await expect(page.getByRole('button', { name: 'Download the speech pack' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await dictate(page, 'Chair note').click()
  await says(page, 'done')
  expect((await askedOf(page)).map(each => each.processLocally)).toEqual([false, true])
})

test.describe('the practice chat keeps to the specification', () => {
  const start = async (page: Page): Promise<void> => {
    await page.goto('/communications')
    await page.getByRole('button', { name: 'The nervous client' }).first().click()
    await expect(page.getByLabel('Your answer to the client')).toBeVisible()
  }
  const field = 'Your answer to the client'

  test('one utterance in en-US, no interim results, its toasts', async ({ tablet, aSalon }) => {
    const { page } = await tablet()
    await withSpeech(page)
    await signIn(page, aSalon)
    await start(page)
    await dictate(page, field).click()
    await expect(page.getByText('Listening...', { exact: true })).toBeVisible()
    await expect(page.getByText('Speak now to input text.')).toBeVisible()
    await says(page, 'I hear you')
    await expect(page.getByLabel(field)).toHaveValue('I hear you')
    expect(await askedOf(page)).toEqual([
      { lang: 'en-US', continuous: false, interimResults: false, processLocally: false },
    ])
    await dictate(page, field).click()
    await speechFails(page, 'network')
    await expect(page.getByText('Voice Input Error')).toBeVisible()
    await expect(page.getByText('Could not recognize speech. Please try again.')).toBeVisible()
  })

  test('a browser that cannot says so, and one without has no button', async ({ tablet, aSalon }) => {
    const { page } = await tablet()
    await withSpeech(page, 'dead')
    await signIn(page, aSalon)
    await start(page)
    await dictate(page, field).click()
    await expect(page.getByText('Not Supported', { exact: true })).toBeVisible()
    await expect(page.getByText('Voice input is not supported in this browser.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Dictate' })).toHaveCount(0)

    const { page: other } = await tablet()
    await withSpeech(other, 'none')
    await signIn(other, aSalon)
    await start(other)
    await expect(other.getByLabel(field)).toBeVisible()
    await expect(other.getByRole('button', { name: 'Dictate' })).toHaveCount(0)
  })
})
