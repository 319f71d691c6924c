// A proposed move in words.
import { clockText } from '../read/clock'
import type { Entry } from '../read/entry'
import type { Move, Suggestion } from '../schema'
import { andList, capital, limitsText, minutesText, savedText, spanText, whereText, whoText } from '../words'
import { windowAround } from './measure'
import type { Step } from './moves'

const moveOf = (entry: Entry, from: number): Move => ({
  staff: entry.staff,
  day: entry.day,
  client: whoText(entry),
  from: clockText(from),
  to: clockText(entry.start),
})

/** One step as a suggestion; `lane` is the chair once the step is made. */
export function moveSuggestion(step: Step, lane: readonly Entry[]): Suggestion {
  const parts = step.entries.map(
    (entry, at) => `${whoText(entry)} from ${clockText(step.from[at] ?? 0)} to ${clockText(entry.start)}`,
  )
  const [first] = step.entries
  const clash = step.clashBefore - step.clashAfter
  return {
    kind: 'move',
    suggestion: `Move ${andList(parts)}${first ? whereText(first) : ''}.`,
    reason: reasonOf(step, lane, clash),
    timesSaved: savedText(step.saved, clash),
    minutes_saved: step.saved,
    moves: step.entries.map((entry, at) => moveOf(entry, step.from[at] ?? 0)),
  }
}

function reasonOf(step: Step, lane: readonly Entry[], clash: number): string {
  const names = andList(step.entries.map(whoText))
  const several = step.entries.length > 1
  const hosts = step.entries.flatMap(entry =>
    lane.flatMap(host => {
      const window = host.id === entry.id ? null : windowAround(host, entry)
      return window
        ? [`${whoText(entry)} is done while ${whoText(host)} develops (${spanText(window.from, window.to)})`]
        : []
    }),
  )
  const limits = step.entries.flatMap(entry => limitsText(entry) ?? [])
  return [
    `${names} ${several ? 'are' : 'is'} noted as flexible${limits.length > 0 ? ` (${limits.join('; ')})` : ''}.`,
    clash > 0 ? `This clears ${minutesText(clash)} of overlap.` : '',
    step.saved > 0 ? `It takes ${minutesText(step.saved)} out of the idle time between appointments.` : '',
    step.saved < 0 && clash > 0 ? `It leaves ${minutesText(-step.saved)} more between appointments.` : '',
    step.saved < 0 && clash === 0
      ? `It makes room for a break: ${minutesText(-step.saved)} between appointments.`
      : '',
    hosts.length > 0 ? `${capital(andList(hosts))}; chair and basin must be free.` : '',
    `Ask ${step.entries.some(entry => entry.kind === 'client') ? names : 'the stylist'} first.`,
  ]
    .filter(Boolean)
    .join(' ')
}
