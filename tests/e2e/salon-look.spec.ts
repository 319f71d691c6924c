// A salon's own logo and colour: set once, and on its posters on every tablet, without a signal too.
import type { Page } from '@playwright/test'
import { addPhoto, agreeToPhotos, aPhoto, drawnPhotos, photoSection } from './a-photo'
import { addClient, expectAllSent, expectReadyOffline, letIn, signIn } from './acts'
import { expectAxeClean, expectAxeCleanDayAndNight } from './axe'
import { expect, test } from './salon'

async function poster(page: Page): Promise<string> {
  await page.goto('/marketing')
  await page.getByLabel('Topic or Details').fill('Copper glosses are here all of March')
  await page.getByRole('button', { name: 'Generate Content' }).click()
  const picture = page.getByRole('img', { name: /^Poster/ })
  await expect(picture).toBeVisible()
  // Drawn, with the logo in it: a picture that can't be read has no width.
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
  return decodeURIComponent((await picture.getAttribute('src')) ?? '')
}

test('a logo and a colour are set with the server gone, and stand on the posters of two tablets', async ({
  house,
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await signIn(page, aSalon, '/marketing')
  await expectAllSent(page)
  await expectReadyOffline(page)
  await page.goto('/settings/salon')
  await expect(page.getByRole('button', { name: 'Save salon' })).toBeVisible()
  await house.kill()
  try {
    const look = page.getByRole('group', { name: 'Your look on posters' })
    await page.getByLabel('Name', { exact: true }).fill('Willow & Co')
    const file = look.locator('input[type="file"]')
    await file.setInputFiles({ name: 'logo.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
    await expect(look.getByRole('alert')).toContainText('can’t be used as a logo')
    await file.setInputFiles(await aPhoto(page, '#e0b070'))
    await expect(look.getByRole('img', { name: 'Logo of Willow & Co' })).toBeVisible()
    await expect(look.getByRole('alert')).toHaveCount(0)
    // Hardly to be seen on paper: said, and drawn darker.
    await look.getByLabel('Your colour').fill('#ffe9b0')
    await expect(look).toContainText('make it a little darker')
    await look.getByLabel('Your colour').fill('#8c1d1d')
    await expect(look).not.toContainText('make it a little darker')
    await expectAxeClean(page, 'the look of the salon')
    // Half set, and left: nothing of it is lost.
    await page.goto('/clients')
    await page.goto('/settings/salon')
    await expect(look.getByRole('img', { name: 'Logo of Willow & Co' })).toBeVisible()
    await page.getByRole('button', { name: 'Save salon' }).click()
    await expect(page.getByText('Salon saved')).toBeVisible()
    const here = await poster(page)
    expect(here).toContain('href="data:image/png;base64,')
    expect(here).toContain('#8c1d1d')
  } finally {
    await house.start()
  }
  await expectAllSent(page)
  const { page: second } = await tablet()
  await letIn(second, aSalon)
  await second.goto('/settings/salon')
  await expect(second.getByRole('img', { name: 'Logo of Willow & Co' })).toBeVisible()
  const there = await poster(second)
  expect(there).toContain('href="data:image/png;base64,')
  expect(there).toContain('Willow &#38; Co')
})

/** White letters on nothing, wide. */
const whiteLogo = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 400
    canvas.height = 100
    const draw = canvas.getContext('2d')
    if (!draw) throw new Error('no canvas')
    draw.fillStyle = '#fff'
    for (let x = 20; x < 380; x += 60) draw.fillRect(x, 15, 30, 70)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })

/** The colour of one dot of a picture, from its left and its foot. */
const dotOf = (page: Page, name: RegExp, x: number, fromFoot: number) =>
  page.getByRole('img', { name }).evaluate(
    (image: HTMLImageElement, { x, fromFoot }) => {
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      const draw = canvas.getContext('2d')
      draw?.drawImage(image, 0, 0)
      return [...(draw?.getImageData(x, canvas.height - fromFoot, 1, 1).data ?? [])]
    },
    { x, fromFoot },
  )

test('the pictures for profiles and the before and after card carry both, without a signal', async ({
  house,
  tablet,
  aSalon,
}) => {
  const { page } = await tablet()
  await letIn(page, aSalon)
  await page.goto('/social-assets')
  await expectAllSent(page)
  await expectReadyOffline(page)
  await page.getByRole('link', { name: 'Set them' }).click()
  const look = page.getByRole('group', { name: 'Your look on posters' })
  await expect(page.getByRole('button', { name: 'Save salon' })).toBeVisible()
  await house.kill()
  try {
    await page.getByLabel('Name', { exact: true }).fill('Willow & Co')
    await look.locator('input[type="file"]').setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: Buffer.from(await whiteLogo(page), 'base64'),
    })
    await expect(look.getByRole('img', { name: 'Logo of Willow & Co' })).toBeVisible()
    await look.getByLabel('Your colour').fill('#d02080')
    await page.getByRole('button', { name: 'Save salon' }).click()
    await expect(page.getByText('Salon saved')).toBeVisible()

    await test.step('eight pictures', async () => {
      await page.goto('/social-assets')
      const own = page.getByRole('img', { name: /With the logo of Willow & Co\.$/ })
      await expect(own).toHaveCount(8)
      const source = decodeURIComponent((await own.nth(1).getAttribute('src')) ?? '')
      expect(source).toContain('#d02080')
      expect(source).toContain('Willow &#38; Co')
      await expect(page.getByRole('listitem').filter({ hasText: 'Your colour' })).toContainText('#d02080')
      await expect(page.getByRole('link', { name: 'Change them' })).toBeVisible()
      await expectAxeCleanDayAndNight(page, 'the pictures of a salon')
    })

    await test.step('the card', async () => {
      await addClient(page, { name: 'Sorcha Byrne' })
      await photoSection(page).getByRole('button', { name: 'Add photo' }).click()
      await agreeToPhotos(page, 'Sorcha Byrne', 'Instagram')
      await addPhoto(page, 'Sorcha Byrne', 'Before', '#2a1a10')
      await expect(drawnPhotos(page)).toHaveCount(1)
      await photoSection(page).getByRole('button', { name: 'Add photo' }).click()
      await addPhoto(page, 'Sorcha Byrne', 'After', '#c8a060')
      await photoSection(page)
        .getByRole('button', { name: /^Before and after card/ })
        .click()
      await expect(page.getByRole('img', { name: /^Before and after card: / })).toBeVisible()
      const dot = (x: number, fromFoot: number) => dotOf(page, /^Before and after card: /, x, fromFoot)
      const [red = 0, green = 0, blue = 0] = await dot(20, 130)
      expect(red).toBeGreaterThan(blue)
      expect(blue).toBeGreaterThan(green + 40)
      // White words of the logo, somewhere left of the name, on navy.
      const row = await Promise.all(Array.from({ length: 40 }, (_, at) => dot(200 + at * 8, 62)))
      expect(row.filter(([one = 0]) => one > 220).length).toBeGreaterThan(3)
      expect(row.filter(([one = 255]) => one < 60).length).toBeGreaterThan(3)
    })
  } finally {
    await house.start()
  }
})
