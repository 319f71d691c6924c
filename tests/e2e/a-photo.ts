// Photos as a phone takes them: real pictures, held sideways, with the place in the file.
import { expect, type Page } from '@playwright/test'
import { withPlace } from '../support/jpeg'
import { accountDatabase } from './acts'

/**
 * Strands from dark to `colour`, drawn by the browser; red in the half that is up once it is turned as the file says.
 * Orientation 6: the phone was held upright.
 */
export async function aPhoto(page: Page, colour: string, orientation = 6) {
  const bytes = await page.evaluate(async colour => {
    const canvas = document.createElement('canvas')
    canvas.width = 2400
    canvas.height = 1800
    const draw = canvas.getContext('2d')
    if (!draw) throw new Error('no canvas')
    for (let x = 0; x < canvas.width; x += 6) {
      draw.fillStyle = x < canvas.width / 2 ? '#c02010' : colour
      draw.globalAlpha = 0.6 + 0.4 * Math.abs(Math.sin(x))
      draw.fillRect(x, 0, 6, canvas.height)
    }
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.8))
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer())]
  }, colour)
  const buffer = Buffer.from(withPlace(new Uint8Array(bytes), orientation))
  return { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer }
}

/** What this tablet holds of photos, as its database has it: the text of the bytes, the size, the colour at the top. */
export async function photosHere(page: Page) {
  const name = await accountDatabase(page)
  return page.evaluate(async name => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const sounds = await new Promise<{ bytes: ArrayBuffer; type: string }[]>((resolve, reject) => {
      const all = db.transaction('sounds').objectStore('sounds').getAll()
      all.onsuccess = () => resolve(all.result)
      all.onerror = () => reject(all.error)
    })
    db.close()
    return Promise.all(
      sounds
        .filter(({ type }) => type.startsWith('image/'))
        .map(async ({ bytes, type }) => {
          const bitmap = await createImageBitmap(new Blob([bytes], { type }))
          const draw = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
          draw?.drawImage(bitmap, 0, 0)
          const [red = 0, , blue = 0] = draw?.getImageData(bitmap.width / 2, 20, 1, 1).data ?? []
          const text = new TextDecoder('latin1').decode(bytes)
          return { text, width: bitmap.width, height: bitmap.height, red, blue }
        }),
    )
  }, name)
}

export const photoSection = (page: Page) => page.getByRole('region', { name: 'Photos' })
/** Thumbs of the section whose photo is drawn, not only its blur. */
export const drawnPhotos = (page: Page) =>
  photoSection(page)
    .getByRole('button', { name: /^Open: / })
    .locator('img')
/** They are drawn once they are near. */
export const lookAtPhotos = (page: Page): Promise<void> =>
  photoSection(page).getByRole('button', { name: 'Add photo' }).scrollIntoViewIfNeeded()

export async function agreeToPhotos(page: Page, name: string, place: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `Photos: ${name}` })
  await dialog.getByLabel(place, { exact: true }).check()
  await dialog.getByLabel('I have read this and agree').check()
  await dialog.getByRole('button', { name: 'I agree', exact: true }).click()
}

/** In the open dialog. */
export async function addPhoto(
  page: Page,
  name: string,
  when: 'Before' | 'After',
  colour: string,
): Promise<void> {
  const adding = page.getByRole('dialog', { name: `Add photo: ${name}` })
  await expect(adding.getByRole('radio', { name: when })).toBeChecked()
  await adding.locator('input[type=file][multiple]').setInputFiles(await aPhoto(page, colour))
  await expect(adding).toHaveCount(0)
}
