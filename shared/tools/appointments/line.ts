// An answer as one line of figures, for the engine's command line.
import { ScheduleOutput } from './schema'

export function scheduleLine(output: unknown): Record<string, unknown> {
  const answer = ScheduleOutput.parse(output)
  // A gap kept as the break of a long shift counts as an entry of the plan, like any lunch (domain.md 2.6).
  const kept = answer.kept_break.reduce((sum, gap) => sum + gap.minutes, 0)
  // Here a break is only an entry that fills a gap. If a client runs into lunch, the text says so (domain.md 2.6).
  const isBreak = (name: string, { staff, day }: { staff: string; day: string }): boolean =>
    answer.breaks.some(one => one.label === name && one.staff === staff && one.day === day) &&
    !answer.appointments.some(one => one.client === name)
  return {
    valid_input: answer.valid_input,
    appointments: answer.appointments.map(({ staff, day, client, service, start, end, minutes }) => ({
      staff,
      day,
      client,
      service,
      start,
      end,
      minutes,
    })),
    overlaps: answer.overlaps
      .filter(clash => !isBreak(clash.a, clash) && !isBreak(clash.b, clash))
      .map(({ a, b, minutes }) => ({ a, b, minutes })),
    gaps: answer.gaps.map(({ minutes }) => ({ minutes })),
    ...(answer.valid_input ? { idle_after: Math.max(0, answer.idle_after - kept) } : {}),
  }
}
