import type { Tool } from '../../../../shared/tool'
import type { Currency, ProfitInput } from '../../../../shared/tools/salon-profit/schema'
import { draftedAsk } from '../../../platform/asks/ask'
import { presentFacts } from '../../../platform/asks/facts'
import { deviceId } from '../../../platform/data/db'
import { create } from '../../../platform/data/saving/save'
import { notify } from '../../../ui/kit/notices/notify'
import { tried } from '../tried'

/** Saves a plan as an analysis of its own, in the currency of its month. Null if it couldn't be saved. */
export async function savePlan(tool: Tool, plan: ProfitInput, currency: Currency): Promise<string | null> {
  try {
    const facts = await presentFacts(tool.needs, null)
    const fields = draftedAsk({
      tool,
      input: plan,
      facts: { ...facts, salon: facts.salon && { ...facts.salon, currency } },
      today: new Date().toISOString(),
      clientId: null,
      clientName: null,
      device: deviceId(),
      byVoice: false,
    })
    const saved = await tried(() => create('ask', fields))
    if (saved === null) return null
    notify({ title: tool.done.title, tone: 'ok', ...(tool.done.text ? { text: tool.done.text } : {}) })
    return saved.value
  } catch (error) {
    console.error(error)
    notify({ title: 'Error', text: tool.failed, tone: 'stop' })
    return null
  }
}
