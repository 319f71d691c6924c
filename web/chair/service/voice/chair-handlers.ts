// What you can say at the chair apart from bowls: the steps, today's notes, the card, the timers.

import type { TimerView } from '../../../salon/timers/use-timers'
import { clientHandlers, clientReadBacks } from '../../../voice/commands/handlers/client-handlers'
import type { Done, Handlers, ReadBacks } from '../../../voice/commands/handlers/handlers'
import { keptNoteId } from '../../../voice/commands/handlers/kept-note'
import { closeDialog } from '../../../voice/commands/handlers/screen-handlers'
import { timerHandlers, timerReadBacks } from '../../commands/timer-handlers'
import { begin, goTo } from '../acts'
import { type Awake, awakeHandlers } from '../awake'
import { addJudged } from '../bowls/gate'
import { sameAsLast } from '../bowls/same'
import { saveUsed } from '../bowls/save-used'
import type { Changing } from '../bowls/use-changing'
import { remind, writeNote } from '../notes'
import { sinceWords } from '../service'
import type { Chair } from '../use-chair'
import type { Show } from '../views'
import { spokenStep } from '../words'
import { bowlHandlers } from './bowl-handlers'
import { reasonGiven } from './reason'

/** Going through the steps, and reading them. */
function stepHandlers(chair: Chair, show: Show): Handlers {
  const steps = chair.work?.steps ?? []
  const at = chair.work?.at ?? 0
  const told = (to: number): string => {
    const step = steps[to]?.step
    return step ? spokenStep(step, to, steps.length) : 'There is no step.'
  }
  const go = async (to: number): Promise<Done> => {
    if (chair.service === null) return { say: 'Start the service first.' }
    if (to < 0) return { say: 'This is the first step.' }
    if (to >= steps.length) return { say: 'This is the last step.' }
    show('now')
    const { undo } = await goTo(chair, to)
    return { say: told(to), undo }
  }
  return {
    'next-step': () => go(at + 1),
    'previous-step': () => go(at - 1),
    'first-step': () => go(0),
    'last-step': () => go(steps.length - 1),
    'go-to-step': ({ step }) => go(step - 1),
    'which-step': () => ({ say: told(at) }),
    'read-answer': () => {
      const text = steps.length > 0 ? told(at) : (chair.work?.sheet.spoken ?? '')
      if (text === '') return { say: 'There is no answer yet.' }
      return { aloud: { text, id: `chair:${chair.work?.ask?.id ?? 'bowls'}:${steps[at]?.key ?? ''}` } }
    },
  }
}

function whereWasI({ service, work }: Chair): Done {
  if (service === null) return { say: 'No service is under way.' }
  const { last_done, last_done_at } = service.fields
  const step = work?.steps[work.at]?.step
  const last = last_done && last_done_at ? `Last: ${last_done}, ${sinceWords(last_done_at, Date.now())}.` : ''
  const now = step && work ? `Now: ${spokenStep(step, work.at, work.steps.length)}` : ''
  return { say: [last, now].filter(Boolean).join(' ') || 'Nothing was done yet.' }
}

function writingHandlers(chair: Chair, show: Show): Handlers {
  return {
    'open-chair': ({ client }) => {
      if (client !== null && client.id !== chair.clientId)
        return { say: `End or leave the service for ${chair.client.fields.name} first.` }
      return { say: 'This is the chair.' }
    },
    'start-service': () => begin(chair, chair.work?.ask?.id ?? null, chair.work?.which ?? 'draft'),
    note: ({ text }) => writeNote(chair, text, keptNoteId(chair.clientId)),
    rebook: ({ days, said }) => remind(chair, days, said),
    'same-as-last-time': async () => {
      if (chair.locked) return { say: 'Your plan doesn’t include colour formulas.' }
      const begun = sameAsLast(chair, true)
      show('now', begun)
      return (await begun) ?? { say: 'No formula is saved for this client yet.' }
    },
    formula: async ({ bowls }) => {
      if (chair.service === null) return { say: 'Start the service first.' }
      show('now')
      return addJudged(chair, bowls)
    },
    'save-formula': async () => {
      const saved = await saveUsed(chair)
      return typeof saved === 'string' ? { say: saved } : saved
    },
    'end-service': () => {
      if (chair.service === null) return { say: 'No service is under way.' }
      show('end')
      return { say: 'Hold the button on the screen to end the service.' }
    },
  }
}

export function chairHandlers(
  chair: Chair,
  timers: readonly TimerView[],
  changing: Changing,
  show: Show,
  awake: Awake,
): { handlers: Handlers; readBacks: ReadBacks } {
  const client = { id: chair.clientId, name: chair.client.fields.name }
  const goToBowl = async (at: number): Promise<void> => {
    show(timers.length > 0 ? 'step' : 'now')
    if (at !== chair.work?.at) await goTo(chair, at)
  }
  const bowls = bowlHandlers(chair, timers, changing, goToBowl, show)
  const reason = reasonGiven(chair, changing)
  return {
    handlers: {
      ...timerHandlers(() => timers, chair.clientId),
      ...clientHandlers(client),
      ...stepHandlers(chair, show),
      ...writingHandlers(chair, show),
      ...bowls.handlers,
      ...reason.handlers,
      'close-panel': () => {
        if (closeDialog()) return
        changing.close()
        show('now')
      },
      ...awakeHandlers(awake),
      'where-was-i': () => whereWasI(chair),
    },
    readBacks: {
      ...timerReadBacks(() => timers),
      ...clientReadBacks(client),
      ...bowls.readBacks,
      ...reason.readBacks,
      'start-service': () =>
        chair.service === null
          ? `Start the service for ${client.name}`
          : { say: 'The service is under way.' },
    },
  }
}
