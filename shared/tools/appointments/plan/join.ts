// Two gaps with one flexible entry in between: if that client comes earlier or later, the gaps make one slot that can
// be sold whole. It saves no idle minutes, so it is advice rather than a move.

import { clockText } from '../read/clock'
import type { Entry, Hours } from '../read/entry'
import type { Suggestion } from '../schema'
import { minutesText, spanText, whereText, whoText } from '../words'
import { advice } from './advice'
import { breakGap } from './advise'
import { gapsOf, type Lane, lengthOf, type Span } from './measure'
import { allowedAt, boundsOf } from './search'

/** In minutes: from this length, a slot fits a cut with a colour, or two clients. */
const WORTH = 60

type Join = { entry: Entry; to: number; slot: Span }

/** The change that makes the longest slot; on a tie, the earlier one. */
function bestIn(lane: Lane, still: (entry: Entry) => boolean, bounds: Span): Join | null {
  const gaps = gapsOf(lane.entries)
  const kept = breakGap(lane.entries)
  const found = lane.entries.flatMap((entry): Join[] => {
    if (entry.kind !== 'client' || !entry.movable || !still(entry)) return []
    const before = gaps.find(gap => gap.to === entry.start)
    const after = gaps.find(gap => gap.from === entry.end)
    const alone = lane.entries.every(
      other => other === entry || other.end <= entry.start || other.start >= entry.end,
    )
    if (!before || !after || !alone || [before.from, after.from].includes(kept?.from ?? -1)) return []
    const length = entry.end - entry.start
    const joined = lengthOf(before) + lengthOf(after)
    if (joined < WORTH) return []
    const earlier: Join = {
      entry,
      to: before.from,
      slot: { from: before.from + length, to: after.to },
    }
    const later: Join = { entry, to: after.to - length, slot: { from: before.from, to: after.to - length } }
    return [earlier, later].filter(({ to }) => allowedAt(entry, to, bounds))
  })
  return found.sort((a, b) => lengthOf(b.slot) - lengthOf(a.slot) || a.to - b.to)[0] ?? null
}

/** `lanes` are the chairs after the moves, `was` as booked: anyone already moved isn't asked again. */
export function joinAdvice(
  lanes: readonly Lane[],
  was: readonly Lane[],
  hours: readonly Hours[],
): Suggestion[] {
  const booked = new Map(was.flatMap(({ entries }) => entries.map(entry => [entry.id, entry.start])))
  const all = lanes.flatMap(({ entries }) => entries)
  return lanes.flatMap(lane => {
    const best = bestIn(lane, entry => booked.get(entry.id) === entry.start, boundsOf(lane, all, hours))
    if (!best) return []
    const { entry, to, slot } = best
    return [
      advice(
        'gap',
        `${whoText(entry)} to ${clockText(to)}${whereText(lane)} makes one ${lengthOf(slot)}-minute slot to sell, ${spanText(slot.from, slot.to)}.`,
        `${whoText(entry)} may move, and sits between two gaps. Idle time stays the same, but ${minutesText(lengthOf(slot))} in one piece fit a longer service. Ask first.`,
      ),
    ]
  })
}
