// A drawn signature as the data of an SVG path, in whole numbers and steps that are far enough apart to be seen: small
// enough to lie in its record.
export const BOX = { width: 600, height: 200 }
/** As the record allows it. */
export const LONGEST = 16_000
const STEP = 3

export type Point = { x: number; y: number }
const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)))

/** A point of the screen in the box of the signature. */
export const pointIn = (
  { clientX, clientY }: { clientX: number; clientY: number },
  place: { left: number; top: number; width: number; height: number },
): Point => ({
  x: within(((clientX - place.left) / (place.width || 1)) * BOX.width, BOX.width),
  y: within(((clientY - place.top) / (place.height || 1)) * BOX.height, BOX.height),
})

/** "M10 20l3 4-5 6"; a dot where the pen only touched. */
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

/** What was drawn and one stroke more; a scrawl that is too long to keep ends where it is full. */
export const withStroke = (path: string, stroke: string): string =>
  path.length + stroke.length > LONGEST ? path : path + stroke
