// The answer as a sheet: the day as understood first, then what is in its way, then what is proposed.
import type { Block, Sheet } from '../../sheet'
import type { ScheduleInput, ScheduleOutput } from './schema'
import { cardsOf, figures, list, overlapNotes, unreadNote, unreadText } from './shown/answer-blocks'
import { timelineOf } from './shown/timeline'
import { countText, minutesText } from './words'

export function show(output: ScheduleOutput, _input: ScheduleInput): Sheet {
  const { notes, others } = overlapNotes(output)
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
    ...(output.valid_input ? [timelineOf(output, false), ...notes, figures(output)] : []),
    ...cardsOf(others),
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
