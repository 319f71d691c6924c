// The answer under the specification's own names: the function optimize-schedule.

import type { ScheduleOutput } from './schema'
import { unreadText } from './shown/answer-blocks'

export const functionName = 'optimize-schedule'

type ScheduleSuggestions = {
  suggestions: { suggestion: string; reason: string; timesSaved: string }[]
}

/** A text that isn't a schedule gets one suggestion that says so. It moves nobody and saves nothing. */
export function responseOf(output: ScheduleOutput): ScheduleSuggestions {
  if (!output.valid_input)
    return {
      suggestions: [
        {
          suggestion: 'Write the schedule again.',
          reason: [output.summary, ...output.unread.map(unreadText)].join(' '),
          timesSaved: '0 minutes',
        },
      ],
    }
  const unread = output.unread.map(item => ({
    suggestion: `Check line ${item.line}.`,
    reason: unreadText(item),
    timesSaved: '0 minutes',
  }))
  return {
    suggestions: [
      ...unread,
      ...output.suggestions.map(({ suggestion, reason, timesSaved }) => ({ suggestion, reason, timesSaved })),
    ],
  }
}
