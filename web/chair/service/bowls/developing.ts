// The colour is on: which timer the chair's countdown shows.
import type { TimerView } from '../../../salon/timers/use-timers'
import type { Chair } from '../use-chair'
import { zoneOf } from './recipe'

/** The id of the timer for the bowl on screen, or else the next to end. Null while that bowl isn't on the hair. */
export function developing(
  { work, service }: Pick<Chair, 'work' | 'service'>,
  timers: readonly Pick<TimerView, 'id' | 'zone'>[],
): string | null {
  const present = work?.steps[work.at]
  if (service === null || work?.dated !== null || present?.bowl?.started_at == null) return null
  const zone = zoneOf(present.step)
  return (timers.find(timer => timer.zone === zone) ?? timers[0])?.id ?? null
}
