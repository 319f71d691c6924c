import type { FieldsOf } from '../../../../shared/salon/records/records'
import { outputOf } from './views'

/**
 * The search uses answers as they stand after the trade's rules, so a model's text from before those rules isn't shown.
 */
export const asStands = (ask: FieldsOf<'ask'>): FieldsOf<'ask'> => ({
  ...ask,
  answer: null,
  draft: outputOf(ask),
})
