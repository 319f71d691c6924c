// Tables show answers as they stand: a recipe changed by taps is no longer the one first drafted.
import { asMended } from '../../records/answers/mended'
import type { RecordsByKind } from './tables'

export async function withWhatStands(held: RecordsByKind, now: number): Promise<RecordsByKind> {
  const today = new Date(now).toISOString()
  const ask: { id: string; fields: RecordsByKind['ask'][number]['fields'] }[] = []
  for (const row of held.ask) ask.push({ ...row, fields: await asMended(row.fields, today) })
  return { ...held, ask }
}
