import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useRecord } from '../../../platform/data/queries/queries'
import type { ToolFormState } from '../use-tool-form'

/** `?client=id`: opened from a before and after card. Chooses whose photos they are; typed text stays. */
export function useClientPhotos(form: ToolFormState): void {
  const [params, setParams] = useSearchParams()
  const wanted = params.get('client')
  const client = useRecord('client', wanted)
  const { clientId, values, pick, fill } = form
  const isPicked = wanted !== null && clientId === wanted
  const isKind = values.contentType === 'before-after'
  // Follows the address, and the record that it names.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one step after the other; each is made anew with the form
  useEffect(() => {
    if (wanted === null || client === undefined) return
    if (client === null) setParams({}, { replace: true })
    else if (!isPicked) pick({ id: client.id, name: client.fields.name })
    else if (!isKind) fill({ contentType: 'before-after' })
    else setParams({}, { replace: true })
  }, [wanted, client, isPicked, isKind])
}
