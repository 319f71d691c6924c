// What a tool makes of the question as you type. Nothing is saved.
import { useDeferredValue } from 'react'
import type { Facts } from '../../../../shared/facts'
import type { Sheet as SheetData } from '../../../../shared/sheet'
import type { Tool } from '../../../../shared/tool'
import { useFacts } from '../../../platform/asks/facts'
import { NotReadable, readPreview, TOO_LONG } from '../../../platform/reading/read'
import { usePresent } from '../../../ui/kit/use-now'
import { Sheet } from '../../../ui/sheet/Sheet'
import { useLoaded } from '../../../ui/state/use-loaded'
import type { Values } from '../drafts/form-draft'
import type { ToolFormState } from '../use-tool-form'
import { validate } from './fields'
import styles from './Preview.module.css'

/** 'too-long': reading timed out. Null: the tool has no preview, or the question isn't complete. */
type Seen = SheetData | 'too-long' | null

async function seenOf(
  tool: Tool,
  fields: ToolFormState['fields'],
  values: Values,
  facts: Facts,
  today: string,
): Promise<Seen> {
  if (!tool.preview) return null
  const read = validate(tool.input, fields, values)
  if (!read.ok) return null
  try {
    return await readPreview(tool, { input: read.input, facts, today })
  } catch (error) {
    if (error instanceof NotReadable) return 'too-long'
    // If the preview fails, you can still ask.
    console.error(error)
    return null
  }
}

export function Preview({ tool, form }: { tool: Tool; form: ToolFormState }) {
  const facts = useFacts(tool.needs, form.clientId)
  const today = usePresent()
  const values = useDeferredValue(form.values)
  const { fields } = form
  // Read in a worker; until it answers, the last result stays.
  const seen =
    useLoaded(
      () => (facts ? seenOf(tool, fields, values, facts, today) : null),
      [tool, fields, values, facts, today],
      'What is written was not read.',
    ) ?? null
  if (seen === null) return null
  return (
    <section className={styles.preview} aria-label="As understood so far">
      {seen === 'too-long' ? (
        <p className={styles.label} role="status">
          {TOO_LONG}
        </p>
      ) : (
        <>
          <p className={styles.label}>As understood so far. Nothing is saved yet.</p>
          <Sheet sheet={seen} />
        </>
      )}
    </section>
  )
}
