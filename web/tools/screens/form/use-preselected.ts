import { useSearchParams } from 'react-router-dom'
import { useRecord } from '../../../platform/data/queries/queries'
import { useFromAddress } from '../../../ui/kit/address/use-from-address'
import type { ToolFormState } from '../use-tool-form'

/** `?client=id`: opened from a client's page. Applied once; a later choice stands. */
export function usePreselected({ open }: ToolFormState): void {
  const [params] = useSearchParams()
  const client = useRecord('client', params.get('client'))
  useFromAddress('client', wanted => {
    if (client?.id !== wanted) return false
    open({ id: client.id, name: client.fields.name })
  })
}
