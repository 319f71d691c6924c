import { useEffect, useRef } from 'react'
import { useAbout, useRecord } from '../../../platform/data/queries/queries'
import type { ToolFormState } from '../use-tool-form'
import { prefillOf } from './prefill'

/** Fills a blank form from the card and the last visits, once per chosen client; never overwrites typed text. */
export function usePrefill({ clientId, values, fill }: ToolFormState): void {
  const client = useRecord('client', clientId)
  const formulas = useAbout('formula', clientId)
  const notes = useAbout('note', clientId)
  const done = useRef<string | null>(null)
  // Follows the records of the client, as they come from the database.
  useEffect(() => {
    if (clientId === null) done.current = null
    if (clientId === null || done.current === clientId || !client || !formulas || !notes) return
    done.current = clientId
    const blank = ['hairType', 'currentTreatment', 'serviceHistory'].every(
      name => (values[name] ?? '') === '',
    )
    const start = prefillOf(
      client.fields.hair_type,
      formulas.map(row => row.fields),
      notes.map(row => row.fields),
    )
    if (blank && Object.values(start).some(text => text !== '')) fill(start)
  }, [clientId, client, formulas, notes, values, fill])
}
