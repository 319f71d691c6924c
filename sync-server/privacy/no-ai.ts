import { SALON_ID } from '../../shared/sync/kinds'
import { recordsByIds } from '../db/records'
import type { Db } from '../db/statements'

/** Whether the salon's settings say that nothing goes to a model. */
export async function salonWithoutAi(db: Db, account: string): Promise<boolean> {
  const [row] = await recordsByIds(db, account, [SALON_ID])
  if (!row || row.erased) return false
  const { no_ai }: { no_ai?: unknown } = JSON.parse(row.fields)
  return no_ai === true
}
