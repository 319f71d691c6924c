// Advice when somebody is expected late: 10 to 15 minutes can be absorbed; beyond that the visit is shortened or
// rebooked. domain.md 2.4.
import { serviceOf } from '../../../trade/services'
import { clockText } from '../read/clock'
import type { Entry, Resolved } from '../read/entry'
import type { Suggestion } from '../schema'
import { minutesText, whereText, whoText } from '../words'
import { advice } from './advice'
import { clashOf, type Lane, minutesOf } from './measure'
import { moved } from './search'

const ABSORBED = 15

/** Nothing moves because of it: the booked times stay. */
export const lateAdvice = (lanes: readonly Lane[], hours: Resolved['hours'] = []): Suggestion[] =>
  lanes.flatMap(lane =>
    lane.entries.flatMap(entry =>
      entry.late === null || entry.kind !== 'client' ? [] : adviceFor(entry, lane, hours),
    ),
  )

/** When the client must leave or the chair closes, in minutes since midnight. Null if neither is given. */
function endOf(entry: Entry, hours: Resolved['hours']): number | null {
  const ends = hours
    .filter(({ staff, day }) => (staff === '' || staff === entry.staff) && (day === '' || day === entry.day))
    .map(({ to }) => to)
  if (entry.latestEnd !== null) ends.push(entry.latestEnd)
  return ends.length === 0 ? null : Math.min(...ends)
}

function adviceFor(entry: Entry, lane: Lane, hours: Resolved['hours']): Suggestion[] {
  const name = whoText(entry)
  const { minutes, often } = entry.late ?? { minutes: null, often: false }
  if (often)
    return [
      advice(
        'gap',
        `Keep 5 to 10 minutes free after ${name}${whereText(lane)} where you can.`,
        `${name} is noted as often late. A reminder 24 hours before helps.`,
      ),
    ]
  if (minutes === null)
    return [
      advice(
        'gap',
        `Ask how late ${name} will be${whereText(lane)}.`,
        `Up to 15 minutes can usually be absorbed. Beyond that, shorten the visit or book it again.`,
      ),
    ]
  const then = moved(entry, entry.start + minutes)
  const hit = lane.entries
    .filter(other => other !== entry && other.start >= entry.start)
    .map(other => ({ other, more: minutesOf(clashOf(then, other)) - minutesOf(clashOf(entry, other)) }))
    .filter(({ more }) => more > 0)[0]
  const closes = endOf(entry, hours)
  const room = hit
    ? `The whole visit would then end at ${clockText(then.end)} and take ${minutesText(hit.more)} from ${whoText(hit.other)} (${clockText(hit.other.start)}). Shorten it by ${minutesText(hit.more)}, or ask ${whoText(hit.other)} to come later.`
    : closes !== null && then.end > closes
      ? `The whole visit would then end at ${clockText(then.end)}, after ${clockText(closes)}. Shorten it or book it again.`
      : `There is room: the whole visit would then end at ${clockText(then.end)}.`
  const colour = entry.processing.length > 0 || serviceOf(entry.service)?.pattern
  const whole = colour && (hit || minutes > ABSORBED) ? ' The development time is never shortened.' : ''
  const beyond =
    minutes > ABSORBED
      ? ' More than 15 minutes is often too late: shorten the visit or book it again, as your salon does.'
      : ''
  return [
    advice(
      hit ? 'overlap' : 'gap',
      `Expect ${name} at ${clockText(then.start)}, ${minutesText(minutes)} late${whereText(lane)}.`,
      `${room}${beyond}${whole}`,
    ),
  ]
}
