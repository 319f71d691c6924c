// Puts a demo's text into the tool's form, as if typed there, but marked as from the demo. Text already in the form
// stays, a chosen client's too, and the demo's is dropped.
import { broughtFor, dropBrought } from '../../../platform/data/kept/brought'
import { kept } from '../../../platform/data/kept/kept-store'
import { type Blank, FormDraft, FROM_DEMO, hasText, noDraft, Value, valuesOf, written } from './form-draft'
import { readAs } from './kept'

export function bringIn(key: string, tool: string, blank: Blank): void {
  const brought = broughtFor(tool)
  if (brought === null) return
  const fields = Object.keys(blank.values).flatMap(name => {
    const value = Value.safeParse(brought[name])
    return value.success ? [[name, value.data] as const] : []
  })
  dropBrought()
  const values = { ...blank.values, ...Object.fromEntries(fields), [FROM_DEMO]: true }
  const draft = readAs(kept.get(key), FormDraft) ?? noDraft()
  if (draft.clientId !== null || hasText(valuesOf(draft, blank), blank)) return
  kept.put(key, JSON.stringify(written(draft, values)))
}
