// The day drawn chair by chair: entries, gaps and overlaps in order, and the same in words.
import type { Block } from '../../../sheet'
import { clockMinutes, clockText } from '../read/clock'
import type { ScheduleOutput } from '../schema'
import { chairText } from '../words'

type Lane = Extract<Block, { block: 'timeline' }>['lanes'][number]
type Item = Lane['items'][number]
type Place = { staff: string; day: string }

const keyOf = ({ staff, day }: Place): string => `${day}\u0000${staff}`
const at = (item: { start: string }): number => clockMinutes(item.start)

/** The day by chair, with gaps and overlaps between the entries. `after`: as it will be once the moves are made. */
export function timelineOf(output: ScheduleOutput, after: boolean): Extract<Block, { block: 'timeline' }> {
  const moves = new Map(
    after
      ? output.suggestions.flatMap(({ moves }) =>
          moves.map(move => [`${keyOf(move)}\u0000${move.client}\u0000${move.from}`, move.to] as const),
        )
      : [],
  )
  const lanes = new Map<string, Lane>()
  const put = (place: Place, item: Item): void => {
    const lane = lanes.get(keyOf(place)) ?? { label: chairText(place), items: [] }
    lane.items.push(item)
    lanes.set(keyOf(place), lane)
  }
  for (const entry of output.appointments) {
    const name = entry.client || entry.service || 'No name'
    const shift = shiftOf(
      moves.get(`${keyOf(entry)}\u0000${entry.client || `the ${entry.service}`}\u0000${entry.start}`),
      entry.start,
    )
    put(entry, {
      start: later(entry.start, shift),
      end: later(entry.end, shift),
      label: name,
      detail: [
        entry.flexible && !after ? `flexible${entry.limits === null ? '' : `: ${entry.limits}`}` : '',
        entry.client === '' ? '' : entry.service,
        entry.length_assumed && !after ? 'length assumed' : '',
        shift === 0 ? '' : `was ${entry.start}`,
      ]
        .filter(Boolean)
        .join(', '),
      tone: shift === 0 ? (entry.flexible && !after ? 'flexible' : 'booked') : 'moved',
      processing: entry.processing.map(window => ({
        start: later(window.from, shift),
        end: later(window.to, shift),
      })),
    })
  }
  for (const entry of output.breaks) {
    const shift = shiftOf(moves.get(`${keyOf(entry)}\u0000${entry.label}\u0000${entry.start}`), entry.start)
    put(entry, {
      start: later(entry.start, shift),
      end: later(entry.end, shift),
      label: entry.label,
      detail: shift === 0 ? null : `was ${entry.start}`,
      tone: shift === 0 ? (entry.rest ? 'break' : 'blocked') : 'moved',
      processing: [],
    })
  }
  if (!after)
    for (const overlap of output.overlaps)
      put(overlap, {
        start: overlap.from,
        end: overlap.to,
        label: `Overlap ${overlap.minutes} min`,
        detail: `${overlap.a} and ${overlap.b}`,
        tone: 'overlap',
        processing: [],
      })
  for (const lane of lanes.values()) lane.items.push(...gapsIn(lane.items, keptIn(output, lane.label)))
  for (const lane of lanes.values())
    lane.items.sort((a, b) => at(a) - at(b) || clockMinutes(a.end) - clockMinutes(b.end))
  const all = [...lanes.values()]
  return {
    block: 'timeline',
    title: after ? 'The day after the moves' : 'The day as it was read',
    text: textOf(after ? 'The day after the moves' : 'The day as it was read', all),
    lanes: all,
  }
}

const shiftOf = (to: string | undefined, from: string): number =>
  to === undefined ? 0 : clockMinutes(to) - clockMinutes(from)
const later = (time: string, shift: number): string => clockText(clockMinutes(time) + shift)
const keptIn = (output: ScheduleOutput, label: string) =>
  output.kept_break.filter(gap => chairText(gap) === label)

function gapsIn(items: readonly Item[], kept: ScheduleOutput['kept_break']): Item[] {
  const gaps: Item[] = []
  let end: number | null = null
  for (const item of items.filter(({ tone }) => tone !== 'overlap').sort((a, b) => at(a) - at(b))) {
    if (end !== null && at(item) > end) {
      const start = clockText(end)
      gaps.push({
        start,
        end: item.start,
        label: `Gap ${at(item) - end} min`,
        detail: kept.some(gap => gap.from === start) ? 'keep it as the break' : null,
        tone: 'gap',
        processing: [],
      })
    }
    end = Math.max(end ?? 0, clockMinutes(item.end))
  }
  return gaps
}

const textOf = (title: string, lanes: readonly Lane[]): string =>
  [
    `${title}:`,
    ...lanes.flatMap(lane => [
      ...(lanes.length > 1 || lane.label !== 'The chair' ? [`${lane.label}:`] : []),
      ...lane.items.map(
        item =>
          `${item.start}–${item.end} ${item.label}${item.detail ? `, ${item.detail}` : ''}${item.processing.map(({ start, end }) => `, develops ${start}–${end}`).join('')}`,
      ),
    ]),
  ].join('\n')
