import type { FieldsOf } from '../../../../shared/salon/records/records'
import { outputOf } from './views'

/** An answer is searched as it stands after the trade's rules: what a model wrote before them isn't shown. */
export const asStands = (ask: FieldsOf<'ask'>): FieldsOf<'ask'> => ({
  ...ask,
  answer: null,
  draft: outputOf(ask),
})
