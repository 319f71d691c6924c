// While the chair is open, whatever is said goes to it first.
import { isBowl } from '../../../../shared/sheet'
import type { TimerView } from '../../../salon/timers/use-timers'
import { useVoiceCommands } from '../../../voice/commands/use-voice-commands'
import type { Awake } from '../awake'
import { bowlFrom } from '../bowls/recipe'
import type { Changing } from '../bowls/use-changing'
import type { Chair } from '../use-chair'
import type { Show } from '../views'
import { chairHandlers } from './chair-handlers'

export function useChairVoice(
  chair: Chair,
  timers: readonly TimerView[],
  changing: Changing,
  show: Show,
  awake: Awake,
): void {
  const { work } = chair
  const steps = work?.steps ?? []
  const present = steps[work?.at ?? 0]
  const { handlers, readBacks } = chairHandlers(chair, timers, changing, show, awake)
  useVoiceCommands({
    scope: 'chair',
    handlers,
    readBacks,
    on: work && present ? `${work.ask?.id ?? ''} ${work.which} ${present.key}` : '',
    context: {
      openClient: { id: chair.clientId, name: chair.client.fields.name },
      timers: timers.map(({ id, name }) => ({ id, name })),
      steps: chair.work && steps.length > 0 ? { at: chair.work.at, count: steps.length } : null,
      bowls: steps.filter(({ step }) => isBowl(step)).map(({ step }) => bowlFrom(step)),
    },
  })
}
