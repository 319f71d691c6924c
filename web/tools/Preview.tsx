// What a tool makes of the question while it is typed. Nothing of it is saved.
import { useDeferredValue, useMemo } from 'react'
import type { Facts } from '../../shared/facts'
import type { Sheet as SheetData } from '../../shared/sheet'
import type { Tool } from '../../shared/tool'
import { Sheet } from '../sheet/Sheet'
import { useFacts } from './facts'
import { validate } from './fields'
import type { Values } from './form-draft'
import styles from './Preview.module.css'
import { useNow } from './use-now'
import type { ToolFormState } from './use-tool-form'

/** Null where the tool draws none, or the question isn't whole yet. */
export function previewOf(
  tool: Tool,
  fields: ToolFormState['fields'],
  values: Values,
  facts: Facts,
  today: string,
): SheetData | null {
  if (!tool.preview) return null
  const read = validate(tool.input, fields, values)
  if (!read.ok) return null
  try {
    return tool.preview({ input: read.input, facts, today })
  } catch (error) {
    // A preview is a help: that it failed must not keep anyone from asking.
    console.error(error)
    return null
  }
}

export function Preview({ tool, form }: { tool: Tool; form: ToolFormState }) {
  const facts = useFacts(tool.needs, form.clientId)
  const today = useNow()
  const values = useDeferredValue(form.values)
  const sheet = useMemo(
    () => (facts ? previewOf(tool, form.fields, values, facts, today) : null),
    [tool, form.fields, values, facts, today],
  )
  if (sheet === null) return null
  return (
    <section className={styles.preview} aria-label="As understood so far">
      <p className={styles.label}>As understood so far. Nothing is saved yet.</p>
      <Sheet sheet={sheet} />
    </section>
  )
}
