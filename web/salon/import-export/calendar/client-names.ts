import type { CalendarPlan } from '../../../../shared/salon/calendar/plan'
import { get } from '../../../platform/data/queries/queries'
import { useLoaded } from '../../../ui/state/use-loaded'

type Names = ReadonlyMap<string, string>
const NOBODY: Names = new Map()

async function namesIn(plan: CalendarPlan): Promise<Names> {
  const ids = new Set(
    [
      ...plan.add.map(({ fields }) => fields),
      ...[...plan.change, ...plan.back, ...plan.gone].map(({ before, patch }) => ({ ...before, ...patch })),
    ].flatMap(({ client_id }) => client_id ?? []),
  )
  const found = await Promise.all(
    [...ids].map(async id => [id, (await get('client', id))?.fields.name ?? ''] as const),
  )
  return new Map(found.filter(([, name]) => name !== ''))
}

/** The names on the cards of the clients that a plan links to. */
export const useClientNames = (plan: CalendarPlan): Names =>
  useLoaded(() => namesIn(plan), [plan], 'The names on the cards could not be read.') ?? NOBODY
