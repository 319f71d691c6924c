// "Who's next": from today's plan, if one was made. The app itself keeps no bookings.
import { toolKeeping } from '../../../../shared/toolbox'
import { asks } from '../../../platform/data/queries/queries'
import type { Done } from './handlers'

const NO_PLAN: Done = { say: 'There’s no plan for today. Plan the day in Appointments first.' }
const dayOf = (date: Date): string => date.toDateString()

export async function whosNext(): Promise<Done> {
  const now = new Date()
  const [plan] = await asks({ tool: toolKeeping('appointments'), limit: 1 })
  if (!plan || dayOf(new Date(plan.fields.asked_at)) !== dayOf(now)) return NO_PLAN
  const { sheetNow } = await import('../../speak/spoken-of')
  const sheet = await sheetNow(plan.fields, now.toISOString())
  const lanes = sheet?.blocks.find(block => block.block === 'timeline')?.lanes ?? []
  // With several days or people in one plan, nobody can tell whose "next" is meant.
  const [lane, other] = lanes
  if (!lane || other) return NO_PLAN
  const clock = now.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  const next = lane.items
    .filter(({ tone, start }) => ['booked', 'flexible', 'moved'].includes(tone) && start > clock)
    .sort((a, b) => a.start.localeCompare(b.start))[0]
  if (!next) return { say: 'Nobody else is in today’s plan.' }
  return { say: `Next, at ${next.start}: ${[next.label, next.detail].filter(Boolean).join(', ')}.` }
}
