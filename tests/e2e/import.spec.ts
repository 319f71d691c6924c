// A list from another system, end to end: what it will do is shown, then done, and can be taken back.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { messy as messyList } from '../web/salon/import-export/messy'
import { addClient, expectAllSent, expectReadyOffline, letIn, signIn } from './acts'
import { expectAxeClean } from './axe'
import { expect, test } from './salon'

const BOM = '\uFEFF'
/** As it leaves an older system: semicolons, a note of several lines, a double, a line that is torn. */
const messy = `${BOM}${[
  'Forename;Surname;Tel. No.;E-mail;Comments;Allergies;Texture;Loyalty',
  'Siobhán;Kelly;07700 900101;siobhan@example.com;"Sensitive to noise;',
  'the chair by the ""window""";PPD;Fine, straight;12',
  'Niamh;Byrne;07700 900102;niamh@example.com;;none;;3',
  'SIOBHAN;Kelly;+44 7700 900101;;;;;',
  'Amara;Okafor;07700 900103;;too;many;cells;in;this;line',
  ';;07700 900104;;Nobody knows whose;;;',
  '',
].join('\r\n')}`

const region = (page: Page) => page.getByRole('region', { name: /^Import (?:clients|products)$/ })
const figure = (page: Page, name: string) =>
  region(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
const means = (page: Page, heading: string) => region(page).getByLabel(`What is ${heading}?`)

async function choose(page: Page, name: string, content: string | Buffer): Promise<void> {
  await region(page)
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
}

async function expectClients(page: Page, names: readonly string[]): Promise<void> {
  await page.goto('/clients')
  const list = page.getByRole('region', { name: 'Clients' })
  await expect(list.getByText(`${names.length} client${names.length === 1 ? '' : 's'}`)).toBeVisible()
  for (const name of names) await expect(list.getByText(name, { exact: true }), name).toBeVisible()
}

test('a messy list is mapped, tried dry, imported, and taken back', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await letIn(page, aSalon)
  await addClient(page, {
    name: 'Niamh Byrne',
    email: 'niamh@example.com',
    notes: 'Books before she leaves.',
  })
  await page.goto('/settings/data')
  await choose(page, 'old-system.csv', messy)

  await test.step('the columns are understood, and what is left out is said', async () => {
    await expect(means(page, 'Forename')).toHaveValue('first_name')
    await expect(means(page, 'Tel. No.')).toHaveValue('phone')
    await expect(means(page, 'Comments')).toHaveValue('notes')
    await expect(means(page, 'Texture')).toHaveValue('hair_type')
    await expect(region(page).getByText('Left out: Loyalty.')).toBeVisible()
  })

  await test.step('what it will do stands there, and nothing has been done', async () => {
    await expect(figure(page, 'Add')).toHaveText('1')
    await expect(figure(page, 'Update')).toHaveText('0')
    await expect(figure(page, 'Skip')).toHaveText('2')
    await expect(figure(page, "Can't be read")).toHaveText('2')
    await expect(region(page).getByText('Siobhán Kelly · 07700 900101')).toContainText(
      'Fine, straight · allergic to PPD',
    )
    await expect(region(page).getByText('It has 10 columns, the first line has 8.')).toBeVisible()
    await expect(region(page).getByText('There is no name.')).toBeVisible()
    await region(page).getByText('2 skipped').click()
    await expect(region(page).getByText('Siobhán Kelly is already on line 2.')).toBeVisible()
    await expect(region(page).getByText('Niamh Byrne is already a client.')).toBeVisible()
    await region(page)
      .getByLabel(/Update the cards/)
      .check()
    await expect(figure(page, 'Update')).toHaveText('1')
    await expect(figure(page, 'Skip')).toHaveText('1')
  })

  await test.step('it is imported', async () => {
    await region(page).getByRole('button', { name: 'Import 2 clients' }).click()
    await expect(region(page).getByText('old-system.csv: 1 client added, 1 updated.')).toBeVisible()
    await expectClients(page, ['Niamh Byrne', 'Siobhán Kelly'])
    await page.getByRole('region', { name: 'Clients' }).getByText('Siobhán Kelly').click()
    const card = page.getByRole('region', { name: 'Card' })
    await expect(card.getByText('Sensitive to noise;\nthe chair by the "window"')).toBeVisible()
    await expect(card.getByText('Fine, straight')).toBeVisible()
    await expect(page.getByRole('region', { name: /allerg/i }).getByText('PPD')).toBeVisible()
    await page.getByRole('region', { name: 'Clients' }).getByText('Niamh Byrne').click()
    await expect(card.getByText('07700 900102')).toBeVisible()
    await expect(card.getByText('Books before she leaves.')).toBeVisible()
  })

  await test.step('the same list again makes nothing twice', async () => {
    await page.goto('/settings/data')
    await choose(page, 'old-system.csv', messy)
    await expect(figure(page, 'Add')).toHaveText('0')
    await expect(region(page).getByRole('button', { name: 'Nothing to import' })).toBeDisabled()
    await region(page).getByRole('button', { name: 'Choose another file' }).click()
  })

  await test.step('undone, what it made is gone and what it changed is as it was', async () => {
    await expect(region(page).getByText(/1 client added, 1 updated/)).toBeVisible()
    await region(page).getByRole('button', { name: 'Undo import' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
    await expect(page.getByText('Import undone')).toBeVisible()
    await expect(region(page).getByText('Earlier imports')).toHaveCount(0)
    await expectClients(page, ['Niamh Byrne'])
    await page.getByRole('region', { name: 'Clients' }).getByText('Niamh Byrne').click()
    await expect(page.getByText('Books before she leaves.')).toBeVisible()
    await expect(page.getByText('07700 900102')).toHaveCount(0)
  })
})

test('a list is imported and taken back without a server, and the others hear of it', async ({
  house,
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon)
  await expectReadyOffline(page)
  await house.kill()
  try {
    await page.goto('/settings/data')
    await choose(page, 'three.csv', 'Name,Phone\nAnn Lee,07700 900201\nBo Chan,07700 900202\nCy Twist,')
    await region(page).getByRole('button', { name: 'Import 3 clients' }).click()
    await expect(region(page).getByText('three.csv: 3 clients added.')).toBeVisible()
    await expectClients(page, ['Ann Lee', 'Bo Chan', 'Cy Twist'])
    await page.goto('/settings/data')
    await region(page).getByRole('button', { name: 'Undo import' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
    await expect(page.getByText('Import undone')).toBeVisible()
    await choose(page, 'one.csv', 'Name,Phone\nAnn Lee,07700 900201')
    await region(page).getByRole('button', { name: 'Import 1 client' }).click()
    await expect(region(page).getByText('one.csv: 1 client added.')).toBeVisible()
  } finally {
    await house.start()
  }
  await expectAllSent(page)
  const second = await tablet()
  await letIn(second.page, aSalon)
  await expectClients(second.page, ['Ann Lee'])
})

test('a list of products is imported under its categories', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/settings/data')
  await region(page).getByLabel('Products').check()
  await choose(
    page,
    'stock.csv',
    'Item;Group;RRP\nBond mask;Treatment;£24,50\nOil;;£12\nGel;Styling;a tenner',
  )
  await expect(region(page).getByText('Bond mask · Treatment · £24.50')).toBeVisible()
  await expect(figure(page, "Can't be read")).toHaveText('1')
  await region(page).getByRole('button', { name: 'Import 2 products' }).click()
  await expect(region(page).getByText('stock.csv: 2 products added.')).toBeVisible()
  await page.goto('/products')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Other', 'Treatment'])
})

test('a supplier’s list brings size, cost and stock, and goes out and in again', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/settings/data')
  await region(page).getByLabel('Products').check()
  await choose(
    page,
    'supplier.csv',
    'Product;Category;Shade;Tube size (ml);Trade price;On hand\nKoleston 6/43;Colour;6/43;60;£6,50;12\nKoleston 7/1;Colour;7/1;60;ask Sue;a few',
  )
  await expect(
    region(page).getByText(
      'Koleston 6/43 · Colour · no price · 6/43 · 60 g or ml each · costs £6.50 · 12 in stock',
    ),
  ).toBeVisible()
  await region(page).getByText('2 to check: they are added as they are').click()
  await expect(region(page)).toContainText(
    'Line 3Trade price: “ask Sue” is no clear amount such as 6.50. It is kept in the description.',
  )
  await expectAxeClean(page, 'the preview of a supplier’s list')
  await region(page).getByRole('button', { name: 'Import 2 products' }).click()
  await expect(region(page).getByText('supplier.csv: 2 products added.')).toBeVisible()
  await page.goto('/products')
  await expect(page.getByRole('button', { name: 'Stock of Koleston 6/43: 12 tubes' })).toBeVisible()
  await expect(page.getByText('On hand: a few')).toBeVisible()

  await page.goto('/settings/data')
  await page.getByText('One list at a time, for a spreadsheet (CSV)').click()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Products CSV' }).click()
  const text = readFileSync(await (await file).path(), 'utf8')
  expect(text).toContain('Koleston 6/43')
  await region(page).getByLabel('Products').check()
  await choose(page, 'again.csv', text)
  await region(page)
    .getByLabel(/Update the cards/)
    .check()
  await expect(figure(page, 'Skip')).toHaveText('2')
  await region(page).getByText('2 skipped').click()
  await expect(region(page)).toContainText('Koleston 6/43 says all of it already.')
})

test('a list of thousands leaves the page free to answer while it is saved', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/settings/data')
  const lines = Array.from({ length: 6000 }, (_, n) => `Client ${n},07${String(100_000_000 + n)}`)
  await choose(page, 'thousands.csv', ['Name,Phone', ...lines].join('\n'))
  // Whoever taps while it saves is answered then, and not when it is over. The page taps itself when a third is
  // saved: a busy machine would bring the test's own tap too late.
  await page.getByRole('button', { name: 'Fold the sidebar' }).evaluate((fold: HTMLElement) => {
    fold.addEventListener('click', () => {
      document.body.dataset.savedAtTap = document.querySelector('progress') ? 'going on' : 'over'
    })
    const watcher = new MutationObserver(() => {
      const saving = document.querySelector('progress')
      if (!saving || saving.value < saving.max / 3) return
      watcher.disconnect()
      setTimeout(() => fold.click())
    })
    watcher.observe(document.body, { childList: true, attributes: true, subtree: true })
  })
  await region(page).getByRole('button', { name: 'Import 6,000 clients' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-saved-at-tap', 'going on')
  await expect(page.getByRole('button', { name: 'Open the sidebar' })).toBeVisible()
  // Whoever looks something up meanwhile finds it again as it is by then.
  await page.getByRole('link', { name: 'Clients', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(region(page).getByText('thousands.csv: 6,000 clients added.')).toBeVisible({ timeout: 60_000 })
  await expect(region(page).getByText(/: 6,000 clients added$/)).toBeVisible()
})

test('another device undoes what was added, and says what it cannot put back', async ({ tablet, aSalon }) => {
  const { page } = await tablet()
  await letIn(page, aSalon)
  await addClient(page, { name: 'Niamh Byrne', email: 'niamh@example.com' })
  await page.goto('/settings/data')
  await choose(
    page,
    'two.csv',
    'Name,Phone,Email\nNiamh Byrne,07700 900102,niamh@example.com\nAnn Lee,07700 900201,',
  )
  await region(page)
    .getByLabel(/Update the cards/)
    .check()
  await region(page).getByRole('button', { name: 'Import 2 clients' }).click()
  await expect(region(page).getByText('two.csv: 1 client added, 1 updated.')).toBeVisible()
  await expectAllSent(page)

  const { page: second } = await tablet()
  await signIn(second, aSalon)
  await expectAllSent(second)
  await second.goto('/settings/data')
  await expect(region(second).getByText(/1 client added, 1 updated/)).toBeVisible()
  await expect(region(second).getByText(/only on the device that imported the list/)).toBeVisible()
  await region(second).getByRole('button', { name: 'Undo import' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(second.getByText('Import undone')).toBeVisible()
  await expectAllSent(second)

  await expectClients(page, ['Niamh Byrne'])
  await page.goto('/settings/data')
  await region(page).getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByText('Import undone')).toBeVisible()
  await page.goto('/clients')
  await page.getByRole('region', { name: 'Clients' }).getByText('Niamh Byrne').click()
  await expect(page.getByText('07700 900102')).toHaveCount(0)
})

test('a list of three hundred is asked about where it is odd, and each thing comes to its place', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/settings/data')
  await choose(page, 'till.csv', messyList)
  await expect(figure(page, 'Add')).toHaveText('281')
  await expect(figure(page, 'Skip')).toHaveText('6')
  const group = (name: RegExp) => region(page).getByRole('group', { name })
  await expect(group(/5 don't look like people/)).toContainText('“Total clients” looks like a sum')
  await expect(group(/9 phone numbers or emails can't be right/)).toContainText('7.70090E+09')
  await expect(group(/share only a name/).getByLabel(/^Add them/)).toBeChecked()
  await region(page).getByRole('button', { name: 'Import 281 clients' }).click()
  await expect(region(page).getByText('till.csv: 281 clients added.')).toBeVisible()
  await page.goto('/clients')
  await page.getByRole('searchbox').fill('Reader0')
  await page.getByRole('region', { name: 'Clients' }).getByText('Reader0 Ryan').click()
  const moments = page.getByRole('region', { name: 'At the chair' })
  await expect(moments.getByText('Formula used')).toBeVisible()
  await expect(moments.getByText(/40 g 6\/0/)).toBeVisible()
})

const noLists = [
  ['clients.xlsx', Buffer.from([0x50, 0x4b, 0x03, 0x04, 1, 2, 3, 0]), /clients\.xlsx is a workbook .* CSV/],
  ['empty.csv', '', 'empty.csv is empty.'],
  ['headings.csv', 'Name,Phone\n', 'headings.csv holds no lines below its headings.'],
  [
    'torn.csv',
    'Name,Phone\n"Ann,1\nBo,2\nCy,3',
    /torn\.csv can't be read from line 2 on\. A quotation mark .* takes the next 2 lines along\./,
  ],
] as const

test('a file that is no list is told for what it is, and the next one is read', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/settings/data')
  for (const [name, content, words] of noLists) {
    await choose(page, name, content)
    await expect(region(page).getByRole('alert'), name).toHaveText(words)
    await choose(page, 'good.csv', 'Name\nAnn Lee')
    await expect(region(page).getByRole('button', { name: 'Import 1 client' })).toBeVisible()
    await page.reload()
  }
})

test('on a phone what stands in a column has the whole width, below its meaning', async ({
  tablet,
  aSalon,
}) => {
  const { page } = await tablet({ phone: true })
  await signIn(page, aSalon, '/settings/data')
  await choose(page, 'old-system.csv', messy)
  await expect(means(page, 'Tel. No.')).toHaveValue('phone')
  const widthOf = async (selector: string): Promise<number> =>
    (await region(page).locator(selector).first().boundingBox())?.width ?? 0
  expect(await widthOf('tbody td:last-child')).toBeGreaterThan(0.9 * (await widthOf('table')))
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await expectAxeClean(page, 'the columns of a list, on a phone')
})
