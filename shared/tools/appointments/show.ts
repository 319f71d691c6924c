// The answer as a sheet: the day as it was understood first, then what stands in its way, then what is proposed.
import type { Block, Sheet } from '../../sheet'
import { clockMinutes, clockText } from './read/clock'
import type { ScheduleInput, ScheduleOutput, Suggestion } from './schema'
import { chairText, countText, minutesText } from './words'

type Lane = Extract<Block, { block: 'timeline' }>['lanes'][number]
type Item = Lane['items'][number]
type Place = { staff: string; day: string }

const keyOf = ({ staff, day }: Place): string => `${day}\u0000${staff}`
const at = (item: { start: string }): number => clockMinutes(item.start)

/** The day by chair, gaps and overlaps among the entries. `after` = as it stands once the moves are made. */
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
        entry.length_assumed ? 'length assumed' : '',
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

const list = (title: string, items: readonly string[]): Block[] =>
  items.length === 0
    ? []
    : [{ block: 'list', title, text: `${title}: ${items.join(' ')}`, items: [...items] }]

export const unreadText = ({ line, text, why }: ScheduleOutput['unread'][number]): string =>
  `Line ${line} could not be read, because ${why}: “${text}”.`

const unreadNote = (output: ScheduleOutput): Block[] =>
  output.unread.length === 0
    ? []
    : [
        {
          block: 'note',
          tone: 'caution',
          title: `${countText(output.unread.length, 'line')} could not be read`,
          text: `${output.unread.map(unreadText).join('\n')}\nNothing was invented in ${output.unread.length === 1 ? 'its' : 'their'} place.`,
          rule: 'unread',
        },
      ]

const cardsOf = (suggestions: readonly Suggestion[]): Block[] =>
  suggestions.length === 0
    ? []
    : [
        {
          block: 'cards',
          text: suggestions
            .map(({ suggestion, reason, timesSaved }) => `${suggestion} ${reason} Time saved: ${timesSaved}.`)
            .join('\n'),
          items: suggestions.map(({ suggestion, reason, timesSaved, moves }) => ({
            title: suggestion,
            badge: moves.length > 0 ? `Time saved: ${timesSaved}` : null,
            text: reason,
            price: null,
          })),
        },
      ]

function figures(output: ScheduleOutput): Block {
  const saved = output.idle_before - output.idle_after
  const items = [
    { label: 'Idle now', value: `${output.idle_before} min`, detail: 'between first start and last end' },
    ...(saved !== 0
      ? [
          { label: 'Idle after the moves', value: `${output.idle_after} min`, detail: null },
          {
            label: saved > 0 ? 'Time saved' : 'Idle time added',
            value: `${Math.abs(saved)} min`,
            detail: 'all moves together',
          },
        ]
      : []),
    {
      label: 'Overlaps',
      value: String(output.overlaps.length),
      detail:
        output.overlaps.length === 0
          ? null
          : `${output.overlaps.reduce((sum, { minutes }) => sum + minutes, 0)} min of active time`,
    },
  ]
  return { block: 'figures', text: items.map(item => `${item.label}: ${item.value}`).join('. '), items }
}

/** Only what was understood: drawn under the form while one types. */
export function understood(output: ScheduleOutput): Sheet | null {
  if (!output.valid_input && output.unread.length === 0) return null
  return {
    title: 'What was understood',
    spoken: output.summary,
    holds: [],
    blocks: [
      ...unreadNote(output),
      ...(output.valid_input ? [timelineOf(output, false)] : []),
      ...list('Assumed', output.assumed),
      ...list('Not booked', output.not_booked),
    ],
  }
}

export function show(output: ScheduleOutput, _input: ScheduleInput): Sheet {
  const moves = output.suggestions.some(suggestion => suggestion.moves.length > 0)
  const blocks: Block[] = [
    {
      block: 'note',
      tone: output.valid_input ? 'info' : 'caution',
      title: null,
      text: output.summary,
      rule: null,
    },
    ...unreadNote(output),
    ...(output.valid_input ? [timelineOf(output, false), ...overlapNotes(output), figures(output)] : []),
    ...cardsOf(output.suggestions),
    ...(moves ? [timelineOf(output, true)] : []),
    ...list('Assumed', output.assumed),
    ...list('Not booked', output.not_booked),
    ...(moves
      ? [
          {
            block: 'note' as const,
            tone: 'info' as const,
            title: null,
            text: 'Nothing is moved until the client has agreed. Nothing here changes your booking system.',
            rule: 'consent',
          },
        ]
      : []),
  ]
  return {
    title: output.valid_input ? titleOf(output) : 'This could not be read as a schedule',
    spoken: spoken(output),
    holds: [],
    blocks,
  }
}

function titleOf(output: ScheduleOutput): string {
  const days = [
    ...new Set([...output.appointments, ...output.breaks].map(({ day }) => day).filter(day => day !== '')),
  ]
  const count = countText(output.appointments.length, 'appointment')
  return days.length === 0 || days.length > 2 ? `Schedule: ${count}` : `${days.join(' and ')}: ${count}`
}

const overlapNotes = (output: ScheduleOutput): Block[] =>
  output.overlaps.map(({ a, b, from, to, minutes, ...place }) => ({
    block: 'note',
    tone: 'stop',
    title: 'Overlap',
    text: `${a} and ${b} need ${place.staff || 'the same stylist'} at once, ${from}–${to}: ${minutesText(minutes)}.`,
    rule: 'overlap',
  }))

function spoken(output: ScheduleOutput): string {
  return [
    ...output.overlaps.map(({ a, b, minutes }) => `${a} and ${b} overlap by ${minutesText(minutes)}.`),
    ...output.unread.map(unreadText),
    output.summary,
    ...output.suggestions.map(({ suggestion, timesSaved, moves }) =>
      moves.length > 0 ? `${suggestion} Time saved: ${timesSaved}.` : suggestion,
    ),
    ...output.assumed,
  ].join(' ')
}
