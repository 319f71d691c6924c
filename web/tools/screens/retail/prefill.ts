// The form's initial values: the card's hair type, and the last visits as saved.
import type { FieldsOf } from '../../../../shared/salon/records/records'
import { dayOf } from '../../../ui/kit/when'

type Formula = Pick<FieldsOf<'formula'>, 'title' | 'made_at'>
type Note = Pick<FieldsOf<'note'>, 'text' | 'written_at'>
type Prefill = { hairType: string; currentTreatment: string; serviceHistory: string }

const VISITS = 4
const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`

/** Takes rows newest first, as the queries return them. Cuts each field to its limit. */
export function prefillOf(
  hairType: string | null,
  formulas: readonly Formula[],
  notes: readonly Note[],
): Prefill {
  const [last] = formulas
  const visits = formulas.slice(0, VISITS).map(({ made_at, title }) => `${dayOf(made_at)}: ${title}`)
  const [note] = notes
  const history = visits.length > 0 ? visits : note ? [`${dayOf(note.written_at)}: ${note.text}`] : []
  return {
    hairType: cut(hairType ?? '', 500),
    currentTreatment: cut(last?.title ?? '', 500),
    serviceHistory: cut(history.join('\n'), 1000),
  }
}
