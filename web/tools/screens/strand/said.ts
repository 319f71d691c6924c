// Voice input for the picture: "root is a five, lengths are not bleached". Read like typed text; plain statements
// become picks. A sentence with anything else in it is just talk, and does nothing.
import { NO_FACTS } from '../../../../shared/facts'
import type { Picks, Reading } from '../../../../shared/reading/understood/reading'
import type { Tool } from '../../../../shared/tool'
import { readNumber } from '../../../../shared/voice/numbers'
import { readUnderstood } from '../../../platform/reading/read'

const MOST_WORDS = 16
/** Opening words that refer to the wish. */
const WISH = new Set(['wish', 'wished', 'wished-for', 'wants', 'target', 'result', 'goal'])
const BEFORE_WISH = new Set(['the', 'she', 'he', 'they', 'want'])

/** People talking about themselves. */
const OWN = new Set(['i', 'me', 'my', 'mine', 'we', 'us', 'our', 'i’m', "i'm", 'i’ve', "i've"])

const FIELDS = { now: 'currentColor', wish: 'desiredColor' } as const

/** "the wish is level eight ash": whether it's about the hair or the wish, and the remaining words. */
function aboutOf(text: string): { field: (typeof FIELDS)[keyof typeof FIELDS]; words: string } {
  const words = text.trim().split(/\s+/)
  const first = words.findIndex(word => !BEFORE_WISH.has(word.toLowerCase()))
  if (!WISH.has(words[first]?.toLowerCase() ?? '') && words[first - 1]?.toLowerCase() !== 'want')
    return { field: FIELDS.now, words: text }
  const from = WISH.has(words[first]?.toLowerCase() ?? '') ? first + 1 : first
  const rest = words.slice(words[from]?.toLowerCase() === 'is' ? from + 1 : from)
  return { field: FIELDS.wish, words: rest.join(' ') }
}

/** "seven and a half" as it would be typed. */
function withFigures(clause: string): string {
  const words = clause.trim().split(/\s+/)
  const low = words.map(word => word.toLowerCase())
  const written: string[] = []
  for (let at = 0; at < words.length; ) {
    const number = readNumber(low, at)
    written.push(number === null ? (words[at] ?? '') : String(number.value))
    at = number?.next ?? at + 1
  }
  return written.join(' ')
}

/** Null if any part isn't about the picture, or raises a question. */
function picksOfReading({ facts, raised, pieces }: Reading): Picks | null {
  const isWhole =
    pieces.length > 0 && pieces.every(({ unread, paths }) => unread === null && paths.length > 0)
  if (!isWhole || raised.length > 0) return null
  const said = Object.entries(facts).filter(([, { from, sure }]) => from === 'said' && sure)
  return said.length === 0 ? null : Object.fromEntries(said.map(([path, { value }]) => [path, value]))
}

export async function picksSaid(tool: Tool, text: string): Promise<Picks | null> {
  const spoken = text.trim().toLowerCase().split(/\s+/)
  if (spoken.length > MOST_WORDS || spoken.some(word => OWN.has(word))) return null
  const { field, words } = aboutOf(text)
  const typed = words.split(',').map(withFigures).join(', ')
  const input = { clientName: '', currentColor: '', desiredColor: '', hairCondition: '', [field]: typed }
  // If it can't be read in time, it wasn't meant for the picture.
  const asked = { input, facts: NO_FACTS, today: new Date().toISOString() }
  const reading = await readUnderstood(tool, asked).catch(() => null)
  return reading && picksOfReading(reading)
}
