// Until the first formula: fills in an example question with one tap, so people see what it leads to.
import { useState } from 'react'
import { useAsks } from '../../../platform/data/queries/queries'
import { Button } from '../../../ui/kit/Button'
import { picksOf } from '../drafts/form-draft'
import type { ToolFormState } from '../use-tool-form'
import styles from './FirstExample.module.css'

const EXAMPLE = {
  clientName: 'Sarah (example)',
  currentColor: 'Natural level 6, never coloured',
  desiredColor: '7/4 copper all over',
  hairCondition: 'Healthy, medium texture',
}
const NOTHING = Object.fromEntries(Object.keys(EXAMPLE).map(field => [field, '']))

export function FirstExample({ tool, form }: { tool: string; form: ToolFormState }) {
  const asks = useAsks({ tool, limit: 1 })
  // Stays once used, so nothing moves under the finger.
  const [filled, setFilled] = useState(false)
  const has = (texts: Record<string, unknown>): boolean =>
    Object.entries(texts).every(([field, text]) => (form.values[field] ?? '') === text)
  const isBlank = has(NOTHING) && Object.keys(picksOf(form.values.picks)).length === 0
  if (asks === undefined || asks.length > 0 || form.clientId !== null || !(isBlank || filled)) return null
  const stands = has(EXAMPLE)
  return (
    <div className={styles.offer}>
      <p>{filled ? 'An example, to look around. Change what you like.' : 'New here? Try an example.'}</p>
      {/* If somebody changed the example, it's theirs and we don't offer to empty it. */}
      {(isBlank || stands) && (
        <Button
          onClick={() => {
            setFilled(true)
            form.fill(stands ? NOTHING : EXAMPLE)
          }}
        >
          {stands ? 'Empty the form again' : 'Fill in an example'}
        </Button>
      )}
    </div>
  )
}
