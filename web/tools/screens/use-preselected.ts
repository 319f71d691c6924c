import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useRecord } from '../../platform/data/queries'
import type { ToolFormState } from './use-tool-form'

/** `?client=id`: opened from a client's page. Once; what one chooses afterwards stands. */
export function usePreselected({ open }: ToolFormState): void {
  const [params, setParams] = useSearchParams()
  const wanted = params.get('client')
  const client = useRecord('client', wanted)
  const done = useRef<string | null>(null)
  useEffect(() => {
    if (wanted === null) done.current = null
    if (wanted === null || client?.id !== wanted || done.current === wanted) return
    done.current = wanted
    open({ id: client.id, name: client.fields.name })
    setParams({}, { replace: true })
  }, [wanted, client, open, setParams])
}
