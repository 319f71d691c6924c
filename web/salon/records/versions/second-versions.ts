// The patches for each decision about a second version. The previous values stay in the record's earlier versions.
import type { SecondVersion } from '../../../../shared/salon/records/records'

export type Decision = 'use' | 'append' | 'dismiss'
type Fields = { seconds: readonly SecondVersion[] }

function presentText(fields: Fields, field: string): string {
  const value: unknown = Reflect.get(fields, field)
  return typeof value === 'string' ? value : ''
}

export function patchFor(fields: Fields, second: SecondVersion, decision: Decision): Record<string, unknown> {
  const seconds = fields.seconds.filter(other => other.id !== second.id)
  if (decision === 'dismiss') return { seconds }
  const present = presentText(fields, second.field)
  const text = decision === 'use' ? second.text : [present, second.text].filter(Boolean).join('\n')
  return { seconds, [second.field]: text }
}

/** The patch that undoes it. */
export function patchBack(fields: Fields, second: SecondVersion): Record<string, unknown> {
  const value: unknown = Reflect.get(fields, second.field)
  return { seconds: [...fields.seconds], [second.field]: value ?? null }
}
