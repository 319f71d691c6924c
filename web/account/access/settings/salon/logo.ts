// Turns a picked file into the small PNG in the salon's record: scaled on this device, keeping its transparency.
import { fitted } from '../../../../../shared/salon/records/photos'
import { groundFor, LOGO_MAX_CHARS, LOGO_SHAPE, LOGO_SIDES } from '../../../../../shared/salon/salon-look'
import { pictureIn, scaled } from '../../../../salon/photos/prepare'

const UNREADABLE = 'This file can’t be used as a logo. Choose a PNG or a JPEG.'
const FILE_MAX_BYTES = 20_000_000

export async function logoOf(file: File): Promise<{ logo: string } | { problem: string }> {
  if (file.size > FILE_MAX_BYTES)
    return { problem: 'This file is too large (20 MB at most). Choose a smaller one.' }
  try {
    const picture = await pictureIn(file)
    try {
      // Takes the largest size that fits: a photo makes a bigger PNG than a drawn logo.
      for (const side of LOGO_SIDES) {
        const logo = onItsGround(scaled(picture, fitted(picture.width, picture.height, side)))
        if (logo.length <= LOGO_MAX_CHARS && LOGO_SHAPE.test(logo)) return { logo }
      }
    } finally {
      if ('close' in picture) picture.close()
    }
  } catch (error) {
    console.info('The logo could not be read.', error)
  }
  return { problem: UNREADABLE }
}

/**
 * On transparency, white letters would vanish on paper and dark ones on navy, so such a logo gets its own background.
 */
function onItsGround(draw: CanvasRenderingContext2D): string {
  const { canvas } = draw
  const { width, height } = canvas
  const ground = groundFor(draw.getImageData(0, 0, width, height).data)
  if (ground === null) return canvas.toDataURL('image/png')
  const edge = Math.round(Math.min(width, height) * 0.12)
  const tile = document.createElement('canvas')
  tile.width = width + 2 * edge
  tile.height = height + 2 * edge
  const plate = tile.getContext('2d')
  if (plate === null) throw new Error('No canvas')
  plate.fillStyle = ground
  plate.beginPath()
  plate.roundRect(0, 0, tile.width, tile.height, edge * 1.5)
  plate.fill()
  plate.drawImage(canvas, edge, edge)
  return tile.toDataURL('image/png')
}
