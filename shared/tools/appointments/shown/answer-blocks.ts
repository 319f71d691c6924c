// The parts of the answer besides the day itself: what is in the way, what is proposed, the figures.
import type { Block } from '../../../sheet'
import type { ScheduleOutput, Suggestion } from '../schema'
import { countText, minutesText } from '../words'

export const list = (title: string, items: readonly string[]): Block[] =>
  items.length === 0
    ? []
    : [{ block: 'list', title, text: `${title}: ${items.join(' ')}`, items: [...items] }]

export const unreadText = ({ line, text, why }: ScheduleOutput['unread'][number]): string =>
  `Line ${line} could not be read, because ${why}: “${text}”.`

export const unreadNote = (output: ScheduleOutput): Block[] =>
  output.unread.length === 0
    ? []
    : [
        {
          block: 'note',
          tone: 'caution',
          title: `${countText(output.unread.length, 'line')} could not be read`,
          text: `${output.unread.map(unreadText).join('\n')}\nNothing was made up in ${output.unread.length === 1 ? 'its' : 'their'} place.`,
          rule: 'unread',
        },
      ]

export const cardsOf = (suggestions: readonly Suggestion[]): Block[] =>
  suggestions.length === 0
    ? []
    : [
        {
          block: 'cards',
          text: suggestions
            .map(({ suggestion, reason, timesSaved, moves }) =>
              [suggestion, reason, ...(moves.length > 0 ? [`Time saved: ${timesSaved}.`] : [])].join(' '),
            )
            .join('\n'),
          items: suggestions.map(({ suggestion, reason, timesSaved, moves }) => ({
            title: suggestion,
            badge: moves.length > 0 ? `Time saved: ${timesSaved}` : null,
            text: reason,
            price: null,
          })),
        },
      ]

export function figures(output: ScheduleOutput): Block {
  const items = [
    { label: 'Idle now', value: `${output.idle_before} min`, detail: 'between first start and last end' },
    ...(output.idle_after === output.idle_before
      ? []
      : [{ label: 'Idle after the moves', value: `${output.idle_after} min`, detail: null }]),
  ]
  return { block: 'figures', text: items.map(item => `${item.label}: ${item.value}`).join('. '), items }
}

/** Each overlap with its advice, and the advice that belongs to no overlap. */
export function overlapNotes(output: ScheduleOutput): { notes: Block[]; others: Suggestion[] } {
  const others = [...output.suggestions]
  const notes = output.overlaps.map(({ a, b, from, to, minutes, staff }): Block => {
    const at = others.findIndex(
      ({ kind, suggestion }) => kind === 'overlap' && suggestion.includes(`of ${a} and ${b}:`),
    )
    const [advice] = at < 0 ? [] : others.splice(at, 1)
    return {
      block: 'note',
      tone: 'stop',
      title: 'Overlap',
      text: [
        `${a} and ${b} need ${staff || 'the same stylist'} at once, ${from}–${to}: ${minutesText(minutes)}.`,
        advice?.reason ?? '',
      ]
        .filter(Boolean)
        .join(' '),
      rule: 'overlap',
    }
  })
  return { notes, others }
}
