// Everything this device holds, what waits to be sent included. Read kind by kind, so that it also works offline.
import { list } from '../data/queries'
import type { Held } from './tables'

export async function everythingHeld(): Promise<Held> {
  const [
    salon,
    person,
    client,
    allergy,
    note,
    patch_test,
    product,
    formula,
    ask,
    conversation,
    turn,
    scenario,
  ] = await Promise.all([
    list('salon'),
    list('person'),
    list('client'),
    list('allergy'),
    list('note'),
    list('patch_test'),
    list('product'),
    list('formula'),
    list('ask'),
    list('conversation'),
    list('turn'),
    list('scenario'),
  ])
  return {
    salon,
    person,
    client,
    allergy,
    note,
    patch_test,
    product,
    formula,
    ask,
    conversation,
    turn,
    scenario,
  }
}
