import { useEffect, useState } from 'react'
import type { Plan } from '../../../../shared/calendar/plan'
import { get } from '../../../platform/data/queries'

/** As the cards have them, of those that a plan links. */
export function useClientNames(plan: Plan): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    let current = true
    const ids = new Set(
      [
        ...plan.add.map(({ fields }) => fields),
        ...[...plan.change, ...plan.back, ...plan.gone].map(({ before, patch }) => ({ ...before, ...patch })),
      ].flatMap(({ client_id }) => client_id ?? []),
    )
    Promise.all([...ids].map(async id => [id, (await get('client', id))?.fields.name ?? ''] as const)).then(
      found => current && setNames(new Map(found.filter(([, name]) => name !== ''))),
      () => {},
    )
    return () => {
      current = false
    }
  }, [plan])
  return names
}
