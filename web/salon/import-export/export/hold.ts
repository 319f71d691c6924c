// Everything on this device, including unsent changes. Read kind by kind, so it also works offline.
import { list } from '../../../platform/data/queries/queries'
import type { RecordsByKind } from './tables'

/** Leaves PINs and passkeys out of a file that gets passed on: given time, a PIN can be worked out from its hash. */
const withoutLocks = (people: RecordsByKind['person']): RecordsByKind['person'] =>
  people.map(row => ({ ...row, fields: { ...row.fields, pin: null, passkeys: [] } }))

export async function everythingHeld(): Promise<RecordsByKind> {
  return {
    salon: await list('salon'),
    person: withoutLocks(await list('person')),
    client: await list('client'),
    allergy: await list('allergy'),
    note: await list('note'),
    patch_test: await list('patch_test'),
    product: await list('product'),
    formula: await list('formula'),
    ask: await list('ask'),
    conversation: await list('conversation'),
    turn: await list('turn'),
    scenario: await list('scenario'),
    memo: await list('memo'),
    timer: await list('timer'),
    service: await list('service'),
    reminder: await list('reminder'),
    consent: await list('consent'),
    kept_record: await list('kept_record'),
    consultation: await list('consultation'),
    contacted: await list('contacted'),
    appointment: await list('appointment'),
    stock_move: await list('stock_move'),
    photo: await list('photo'),
  }
}
