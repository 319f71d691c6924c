// Reads an answer from the history aloud: not as it was then, but what today's rules allow of it.
import type { FieldsOf } from '../../../shared/salon/records/records'
import { whichStands } from '../../../shared/toolbox'
import { askTextId } from '../speak'
import { ReadAloud } from './ReadAloud'

type ReadAskProps = { id: string; fields: FieldsOf<'ask'>; what: string }

export default function ReadAsk({ id, fields, what }: ReadAskProps) {
  const find = async (): Promise<string | null> =>
    (await import('../speak/spoken-of')).spokenOf(fields, new Date().toISOString())
  return (
    <ReadAloud id={askTextId(id, whichStands(fields))} text={find} what={what}>
      <p>The rules have changed since. Open it in its tool, and ask again to have it read.</p>
    </ReadAloud>
  )
}
