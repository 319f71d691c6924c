// Below a blank field: what the records say, so that nobody has to type it again.
import type { Facts } from '../../../../shared/facts'
import type { Reading } from '../../../../shared/reading/understood/reading'
import type { Tool } from '../../../../shared/tool'
import { usePresent } from '../../../ui/kit/use-now'
import { withoutTyped } from '../known'
import styles from './Picture.module.css'
import type { Picking } from './picks'

type OnRecordProps = { tool: Tool; reading: Reading; facts: Facts | undefined; field: string; form: Picking }

export function OnRecord({ tool, reading, facts, field, form }: OnRecordProps) {
  const today = usePresent()
  if (!tool.known || facts === undefined || form.clientId === null) return null
  const words = withoutTyped(tool.known(reading, facts, today), form.values)[field]
  return words ? <p className={styles.unread}>From the card, no need to type it: {words}.</p> : null
}
