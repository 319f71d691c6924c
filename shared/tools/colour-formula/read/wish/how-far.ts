// How many levels to go, where only a direction is given: "a couple of shades lighter", "darker by two levels".
const AMOUNT = '(\\d{1,2}|(?:a )?couple(?: of)?|(?:a )?few|a|half a)'
const LEVELS = '(?:levels?|shades?|tones?)'
const BEFORE = new RegExp(
  `\\b${AMOUNT}\\s*(?:-\\s*(\\d)\\s*)?${LEVELS}\\s+(?:(?:warmer|cooler|softer|richer|more \\w+),? (?:and )?)?(lighter|darker|deeper|brighter|up|down)\\b`,
)
const AFTER = new RegExp(`\\b(lighter|brighter|darker|deeper) by (?:about )?${AMOUNT} ${LEVELS}\\b`)

function number(words: string): number {
  if (words.includes('couple')) return 2
  if (words.includes('few')) return 3
  return words === 'a' || words === 'half a' ? 1 : Number(words)
}

/** +2 = two levels lighter, -1 = one darker; null if no number is given. */
export function howFar(text: string): number | null {
  const before = text.match(BEFORE)
  const after = before ? null : text.match(AFTER)
  const way = before?.[3] ?? after?.[1]
  const amount = before?.[1] ?? after?.[2]
  if (way === undefined || amount === undefined) return null
  const levels = Math.max(number(amount), Number(before?.[2] ?? 0))
  return /darker|deeper|down/.test(way) ? -levels : levels
}
