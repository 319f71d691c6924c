// Skipping or finishing the first steps on one tablet ends them on all of the salon's tablets.
import { SALON_ID } from '../../../shared/sync/kinds'
import { get } from '../../platform/data/queries/queries'
import { create, edit } from '../../platform/data/saving/save'

export async function tellOthers(): Promise<void> {
  const first_run_done_at = new Date().toISOString()
  const salon = await get('salon', SALON_ID)
  if (!salon) await create('salon', { first_run_done_at }, SALON_ID)
  // Records from before this field have none.
  else if (!salon.fields.first_run_done_at) await edit('salon', SALON_ID, { first_run_done_at })
}
