// The before and after card: two photos side by side above the salon's logo and name. Drawn here and stored nowhere.
import {
  accentOn,
  type Mark,
  markOf,
  POSTER_NAVY as NAVY,
  type SalonLook,
} from '../../../../shared/salon/salon-look'

const SIDE = 1080
const FOOT = 132
const GAP = 6
const HEAD_FONT = '"Bricolage Grotesque Variable", system-ui, sans-serif'
const BODY_FONT = '"Atkinson Hyperlegible Next Variable", system-ui, sans-serif'

export const CARD_SIZE = { width: SIDE, height: SIDE }

/** A JPEG without metadata, as a canvas only exports pixels. Throws if the browser can't make one. */
export async function drawCard(given: {
  before: Blob
  after: Blob
  salon: string
  look: SalonLook
}): Promise<Blob> {
  const mark = markOf(given.look, FOOT - 42)
  const [before, after] = await Promise.all([createImageBitmap(given.before), createImageBitmap(given.after)])
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const draw = canvas.getContext('2d')
  if (draw === null) throw new Error('No canvas')
  await document.fonts?.load(`700 48px ${HEAD_FONT}`).catch(() => undefined)
  draw.fillStyle = NAVY
  draw.fillRect(0, 0, SIDE, SIDE)
  const width = (SIDE - GAP) / 2
  const isSigned = given.salon !== '' || mark !== null
  const height = isSigned ? SIDE - FOOT : SIDE
  draw.imageSmoothingQuality = 'high'
  cover(draw, before, 0, width, height)
  cover(draw, after, width + GAP, width, height)
  before.close()
  after.close()
  tag(draw, 'Before', 24, height - 84)
  tag(draw, 'After', width + GAP + 24, height - 84)
  if (isSigned) {
    draw.fillStyle = accentOn(NAVY, given.look.colour)
    draw.fillRect(0, height, SIDE, 6)
    await foot(draw, given.salon, mark, height + 6)
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('Not drawn'))), 'image/jpeg', 0.9),
  )
}

/** Fills its half; any excess is cropped at the edges. */
function cover(
  draw: CanvasRenderingContext2D,
  photo: ImageBitmap,
  x: number,
  width: number,
  height: number,
): void {
  const scale = Math.max(width / photo.width, height / photo.height)
  const [w, h] = [width / scale, height / scale]
  draw.drawImage(photo, (photo.width - w) / 2, (photo.height - h) / 2, w, h, x, 0, width, height)
}

function tag(draw: CanvasRenderingContext2D, words: string, x: number, y: number): void {
  draw.font = `700 30px ${BODY_FONT}`
  const width = draw.measureText(words).width + 40
  draw.fillStyle = NAVY
  draw.beginPath()
  draw.roundRect(x, y, width, 60, 30)
  draw.fill()
  draw.fillStyle = '#fff'
  draw.textBaseline = 'middle'
  draw.textAlign = 'left'
  draw.fillText(words, x + 20, y + 32)
}

/** The logo and the name, centred together. */
async function foot(
  draw: CanvasRenderingContext2D,
  salon: string,
  mark: Mark | null,
  y: number,
): Promise<void> {
  const [height, edge, gap] = [FOOT - 6, 32, mark === null || salon === '' ? 0 : 28]
  const room = SIDE - 2 * edge - gap - (mark?.width ?? 0)
  draw.fillStyle = '#fff'
  draw.textAlign = 'left'
  draw.textBaseline = 'middle'
  for (let size = 52; size >= 22; size -= 2) {
    draw.font = `700 ${size}px ${HEAD_FONT}`
    if (draw.measureText(salon).width <= room - edge) break
  }
  const width = Math.min(room, draw.measureText(salon).width)
  const x = (SIDE - width - gap - (mark?.width ?? 0)) / 2
  if (mark) {
    const image = new Image()
    image.src = mark.png
    await image.decode()
    draw.drawImage(image, x, y + (height - mark.height) / 2, mark.width, mark.height)
  }
  draw.fillText(salon, x + gap + (mark?.width ?? 0), y + height / 2 + 3, room)
}
