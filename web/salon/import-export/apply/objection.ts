// Why a line doesn't update a card although somebody chose to update.
import type { FieldsOf } from '../../../../shared/salon/records/records'
import type { ImportKind } from '../plan/columns'
import type { Objection } from '../plan/dry-run'
import { type ClientRow, LONG, MOST_CONCERNS, type ProductRow } from '../plan/rows'
import { clientUpdate, countedIn, type HangingOf, newsOf, productUpdate } from './import-edits'

type PresentRows<K extends ImportKind> = ReadonlyMap<string, FieldsOf<K>>

export const clientObjection =
  (present: PresentRows<'client'>, hangingOf: HangingOf): Objection<ClientRow> =>
  (row, id, outcome) => {
    const before = present.get(id)
    if (!before) return null
    const patch = clientUpdate(before, row)
    const news = newsOf(outcome, hangingOf.get(id))
    if (news.allergies.length + news.hanging.length === 0 && Object.keys(patch).length === 0)
      return `The card of ${before.name} says all of it already.`
    if ((patch.notes?.length ?? 0) > LONG)
      return `Together with the notes on the card of ${before.name} these would be too long.`
    if ((patch.concerns?.length ?? 0) > MOST_CONCERNS)
      return `Together with the concerns on the card of ${before.name} these would be more than ${MOST_CONCERNS}.`
    return null
  }

export const productObjection =
  (present: PresentRows<'product'>, stock: ReadonlyMap<string, number>): Objection<ProductRow> =>
  (row, id) => {
    const before = present.get(id)
    if (!before) return null
    const patch = productUpdate(before, row)
    if (Object.keys(patch).length === 0 && countedIn(row, before, stock.get(id)) === null)
      return `${before.name} says all of it already.`
    return (patch.description?.length ?? 0) > LONG
      ? `Together with the description of ${before.name} this would be too long.`
      : null
  }
