// The skin test before colour, said where colour is advertised. [NHBF-AAT]
import type { Brief } from '../read/brief'

const ADVERTISED = ['spotlight', 'availability', 'launch', 'offer', 'event']
const SOON = /\b(?:today|tonight|tomorrow|this (?:morning|afternoon|evening))\b/i

/** `text`: what the post says already. Null where nothing need be said. */
export function skinTestOf({ kind, subjects, salon, topic }: Brief, text: string): string | null {
  if (!ADVERTISED.includes(kind) || subjects[0]?.id === 'retail' || !subjects.some(({ test }) => test))
    return null
  if (/(?:patch|skin|allergy)[- ](?:alert )?test/i.test(text)) return null
  // Nobody new can have had one in time for tomorrow.
  return kind === 'availability' && SOON.test(topic)
    ? `Colour needs a skin test with us at least ${salon.testHours} hours before, so this one is for clients who have had theirs.`
    : `New to colour with us? We do a quick skin test at least ${salon.testHours} hours before.`
}
