// Starting a bowl sets its zone's timer to the lower of its minutes, as that is when to look.
import { get } from '../../../platform/data/queries/queries'
import { removeTimer, startTimer } from '../../../salon/timers/actions'
import { type Act, startBowl } from '../acts'
import type { Chair } from '../use-chair'
import { type ChairStep, keptBowl, zoneOf } from './recipe'

const underWay = new Set<string>()

/** Null when it has started already, so a second tap, or a voice command after a tap, sets no second timer. */
export async function mixBowl(chair: Chair, step: ChairStep): Promise<Act | null> {
  const bowl = `${chair.service?.id} ${step.key}`
  if (underWay.has(bowl)) return null
  underWay.add(bowl)
  try {
    return (await isStarted(chair, step)) ? null : await started(chair, step)
  } finally {
    underWay.delete(bowl)
  }
}

/** Looks in the database, as the screen may be a moment behind. */
async function isStarted({ service }: Chair, step: ChairStep): Promise<boolean> {
  const present = service && (await get('service', service.id))
  const id = keptBowl(step).id
  return present?.fields.bowls.some(bowl => bowl.id === id && bowl.started_at !== null) ?? false
}

async function started(chair: Chair, step: ChairStep): Promise<Act> {
  const minutes = step.step.minutes?.[0] ?? null
  const act = await startBowl(chair, step)
  if (minutes === null || minutes === 0) return act
  const zone = zoneOf(step.step)
  const timer = await startTimer({ name: zone, seconds: minutes * 60, zone, clientId: chair.clientId })
  return {
    say: `${act.say}. ${minutes} minutes set`,
    undo: async () => {
      await act.undo()
      await removeTimer(timer)
    },
  }
}
