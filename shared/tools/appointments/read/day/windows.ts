// When within an entry the client develops and the stylist is free.

import type { Clock } from '../../../../reading/values/clock'
import { serviceOf } from '../../../../trade/services'
import { minutesOf } from '../clock'
import type { Entry, Window } from '../entry'
import type { Phase } from '../marks/phases'

export function endOfPhases(phases: readonly Phase[], start: number): number | null {
  const last = phases.at(-1)
  if (!last || phases.length < 2 || !last.active) return null
  if (last.to) return minutesOf(last.to).find(minutes => minutes > start) ?? null
  return phases.every(phase => phase.minutes !== null)
    ? start + phases.reduce((sum, phase) => sum + (phase.minutes ?? 0), 0)
    : null
}

/** When the client develops. If no time is given, we assume the usual one for the service. */
export function windowsOf(entry: Entry, phases: readonly Phase[]): Window[] {
  const inside = (clock: Clock | null): number | null =>
    clock === null
      ? null
      : (minutesOf(clock).find(minutes => minutes >= entry.start && minutes <= entry.end) ?? null)
  const windows: Window[] = []
  let cursor = entry.start
  let placed = false
  for (const phase of phases) {
    if (phase.active) {
      const until = inside(phase.to)
      if (until !== null) cursor = until
      else if (phase.minutes !== null) cursor += phase.minutes
      else continue
      placed = true
      continue
    }
    const from = inside(phase.from)
    const to = inside(phase.to)
    const length = phase.minutes ?? serviceOf(entry.service)?.pattern?.[1] ?? 30
    const usual =
      entry.start +
      Math.min(serviceOf(entry.service)?.pattern?.[0] ?? 30, entry.end - entry.start - length - 10)
    const begin =
      from ?? (to !== null && phase.minutes !== null ? to - phase.minutes : placed ? cursor : usual)
    const finish = to ?? begin + length
    const sure = (from !== null || to !== null || placed) && (to !== null || phase.minutes !== null)
    if (
      begin >= entry.start &&
      finish <= entry.end &&
      finish > begin &&
      begin - entry.start >= (placed || from !== null ? 0 : 5)
    ) {
      windows.push({ from: begin, to: finish, assumed: !sure })
      cursor = finish
      placed = true
    }
  }
  return windows
}
