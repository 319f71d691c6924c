// A drawn signature as SVG path data, in whole numbers and only steps long enough to see: small enough to store in its
// record.
export const BOX = { width: 600, height: 200 }
/** The record's limit. */
export const LONGEST = 16_000
const STEP = 3

export type Point = { x: number; y: number }
const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)))

/** A screen point in the signature box's coordinates. */
export const pointIn = (
  { clientX, clientY }: { clientX: number; clientY: number },
  place: { left: number; top: number; width: number; height: number },
): Point => ({
  x: within(((clientX - place.left) / (place.width || 1)) * BOX.width, BOX.width),
  y: within(((clientY - place.top) / (place.height || 1)) * BOX.height, BOX.height),
})

/** "M10 20l3 4-5 6"; a dot if the pen only touched down. */
export function strokeOf(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  let last = first
  const steps: string[] = []
  for (const point of rest) {
    const [x, y] = [point.x - last.x, point.y - last.y]
    if (Math.hypot(x, y) < STEP) continue
    steps.push(`${x} ${y}`)
    last = point
  }
  return `M${first.x} ${first.y}l${steps.length === 0 ? '0 1' : steps.join(' ')}`
}

/** Adds a stroke to the drawing, unless the path would be too long to store. */
export const withStroke = (path: string, stroke: string): string =>
  path.length + stroke.length > LONGEST ? path : path + stroke
