// "The reason is …": for a change beyond the rules, or to mix in spite of a hold. As with the box on the screen, a hold
// that no reason can lift stays.
import { logOverride } from '../../../tools/screens/gate/log-override'
import type { Done, Handlers, ReadBacks } from '../../../voice/commands/handlers/handlers'
import { againstChange, goBeyond } from '../bowls/gate'
import { logForService } from '../bowls/log-for-service'
import type { Changing } from '../bowls/use-changing'
import type { Chair } from '../use-chair'

const NOTHING = { say: 'Nothing here needs a reason.' }

export function reasonGiven(chair: Chair, changing: Changing): { handlers: Handlers; readBacks: ReadBacks } {
  const { work, service } = chair
  const step = work?.steps[work.at]
  const { wanted } = changing
  const hold = work?.holds[0]

  const waits = (): { say: string; may_override: boolean } | null => {
    if (service === null || work === null) return null
    if (!wanted || !step) return hold ? { say: hold.text, may_override: hold.may_override } : null
    const verdict = againstChange(chair, step, wanted.patch)
    return verdict && { say: wanted.say, may_override: verdict.may_override }
  }

  async function goOn(reason: string): Promise<Done> {
    if (waits()?.may_override !== true || work === null) return NOTHING
    if (wanted && step) {
      const act = await goBeyond(chair, step, wanted, reason)
      if (act) changing.close()
      return act ?? NOTHING
    }
    if (!hold) return NOTHING
    const isLogged = work.ask
      ? await logOverride(work.ask, hold.rule, reason)
      : await logForService(chair, hold.rule, reason)
    return { say: isLogged ? 'The reason is logged.' : 'The reason could not be logged.' }
  }

  return {
    handlers: { reason: ({ text }) => goOn(text) },
    readBacks: {
      reason: ({ text }) => {
        const waiting = waits()
        if (waiting === null) return NOTHING
        const { say, may_override } = waiting
        return may_override
          ? `${say.replace(/\.$/, '')}. The reason: ${text}`
          : { say: `${say} No reason can change that.` }
      },
    },
  }
}
