// The day as it was read, in columns.
import { clockMinutes } from '../../../../shared/tools/appointments/read/clock'
import type { ScheduleOutput } from '../../../../shared/tools/appointments/schema'
import { chairText } from '../../../../shared/tools/appointments/words'
import { type DayEntry, type Lane, type Mark, places } from '../../../salon/day/lanes'

function entriesOf(output: ScheduleOutput): DayEntry[] {
  return [
    ...output.appointments.map(({ start, flexible, ...entry }) => ({
      ...entry,
      kind: 'client' as const,
      start: clockMinutes(start),
      movable: flexible,
    })),
    ...output.breaks.map(({ start, label, rest, ...entry }) => ({
      ...entry,
      kind: rest ? ('break' as const) : ('blocked' as const),
      client: '',
      service: label,
      start: clockMinutes(start),
      movable: entry.flexible,
      limits: null,
      processing: [],
    })),
  ]
}

export function lanesOf(output: ScheduleOutput): Lane[] {
  const entries = entriesOf(output)
  const ids = [...new Set(entries.map(({ staff, day }) => JSON.stringify([day, staff])))]
  return ids.map(id => {
    const [day = '', staff = ''] = JSON.parse(id) as string[]
    const here = (place: { staff: string; day: string }): boolean =>
      place.staff === staff && place.day === day
    const markOf = (words: string, { from, minutes }: { from: string; minutes: number }): Mark => ({
      at: clockMinutes(from),
      minutes,
      words: `${words} ${minutes} min`,
    })
    const overlaps = output.overlaps.filter(here)
    return {
      id,
      label: chairText({ staff, day }),
      staff,
      day,
      entries: places(
        entries.filter(here),
        overlaps.map(({ from, to }) => ({
          start: from,
          end: to,
          label: '',
          detail: null,
          tone: 'overlap' as const,
          processing: [],
        })),
      ),
      gaps: output.gaps.filter(here).map(gap => markOf('Gap', gap)),
      overlaps: overlaps.map(overlap => ({
        ...markOf('Overlap', overlap),
        minutes: clockMinutes(overlap.to) - clockMinutes(overlap.from),
      })),
    }
  })
}
