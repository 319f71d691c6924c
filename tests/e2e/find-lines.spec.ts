import { addClient, expectReadyOffline, openClient, signIn, writeNote } from './acts'
import { expectAxeClean } from './axe'
import { expect, test } from './salon'

test('what is typed before the search has come stands in it, and not in the field behind', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/clients')
  await addClient(page, { name: 'Zainab Khan' })
  let bring = (): void => undefined
  const wanted = new Promise<void>(resolve => {
    bring = resolve
  })
  await page.route(/\/Palette-[^/]*\.js$/, async route => {
    await wanted
    await route.continue()
  })
  await page.reload()
  const note = page.getByLabel('Chair note')
  await note.fill('root')
  const asked = page.waitForRequest(/\/Palette-[^/]*\.js$/)
  await page.keyboard.press('Control+k')
  await asked
  await page.keyboard.type('zainax')
  await page.keyboard.press('Backspace')
  bring()
  await expect(page.getByRole('combobox', { name: 'Search for anything' })).toHaveValue('zaina')
  await page.keyboard.type('b')
  await expect(page.getByRole('option', { name: /Zainab Khan/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(note).toHaveValue('root')
})

test('a line of a note and a shade are found over all clients, in the palette and in the history, with the server gone', async ({
  house,
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/clients')
  await addClient(page, { name: 'Zainab Khan' })
  await addClient(page, { name: 'Mary Smith' })
  await openClient(page, 'Zainab Khan')
  await writeNote(page, 'Slight tingle at the nape, 6/43 + 20 vol again')
  for (let n = 0; n < 22; n += 1) await writeNote(page, `Came by to say hello, ${n}`)
  await openClient(page, 'Mary Smith')
  await writeNote(page, 'On antibiotics till Friday')
  await expectReadyOffline(page)
  await house.kill()
  try {
    // A slip in the name.
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'Search for anything' })
    await field.fill('zianab')
    await expect(page.getByRole('option', { name: /Zainab Khan/ })).toContainText('similar spelling')

    // What stands in a note, however early it was.
    await field.fill('slight tingle')
    const option = page.getByRole('option', { name: /Zainab Khan/ })
    await expect(option).toContainText('Slight tingle at the nape')
    await expect(option.locator('mark')).toHaveText(['Slight', 'tingle'])
    await expectAxeClean(page, 'the palette with a line')
    await field.press('Enter')
    const moment = page.getByRole('listitem').filter({ hasText: 'Slight tingle' })
    await expect(moment).toBeFocused()
    await expect(moment).toBeInViewport()

    // In the history: by shade and strength, and what tells of health is held back.
    await page.goto('/history')
    const search = page.getByRole('searchbox', { name: 'Search formulas and notes' })
    await search.fill('6/43 + 20vol')
    const found = page.getByRole('region', { name: 'Found' })
    await expect(found.getByRole('link')).toHaveCount(1)
    await expect(found.getByRole('link').locator('mark')).toHaveText(['6/43', '20 vol'])
    await expectAxeClean(page, 'the history searched')
    await search.fill('antibiotics')
    await expect(found).toContainText('One more mentions health and isn’t shown here')
    await expect(found.getByRole('link')).toHaveCount(0)
    await search.fill('nothing like it')
    await expect(found).toContainText('No client, formula or note has “nothing like it”')

    // A name leads to the card, which has it all; a slip in it too.
    await search.fill('zainab')
    await expect(found.getByRole('list', { name: 'Clients' })).toHaveText(/Zainab Khan/)
    await search.fill('zianab')
    await expect(found.getByRole('list', { name: 'Clients' })).toHaveText(/Zainab Khan/)
    await expect(found).toContainText('1 found')
    await expectAxeClean(page, 'a client found in the history')

    // The way back leads to what was found.
    await search.fill('tingle')
    await found.getByRole('link', { name: /Zainab Khan/ }).click()
    await expect(moment).toBeFocused()
    await page.goBack()
    await expect(search).toHaveValue('tingle')
    expect(new URL(page.url()).search).toBe('')

    // Nobody finds a client who was deleted.
    await openClient(page, 'Zainab Khan')
    await page.getByRole('button', { name: /^More for / }).click()
    await page.locator('header').getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText('Client deleted successfully.')).toBeVisible()
    await page.goto('/history')
    await search.fill('tingle')
    await expect(found).toContainText('No client, formula or note has')
  } finally {
    await house.start()
  }
})
