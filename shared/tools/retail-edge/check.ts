// What was offered stays offered as long as today's record and list allow it. The engine writes every word afresh and
// uses no stored sentence.
import type { Checking } from '../../tool'
import { work } from './engine'
import type { RetailInput, RetailOutput } from './schema'

const DROPPED: RetailOutput['cautions'][number] = {
  rule: 'dropped',
  tone: 'info',
  title: 'Left out',
  text: 'A product was taken out of this answer. It is not on your list, may not be offered to this client, or has no reason in the record.',
}

export function check(question: Checking<RetailInput>, stored: RetailOutput): RetailOutput {
  const before = stored.products.map(({ id }) => id)
  const { output } = work(question, stored.read, before)
  const ids = new Set(output.products.map(({ id }) => id))
  const isShort = before.some(id => !ids.has(id)) || stored.cautions.some(({ rule }) => rule === DROPPED.rule)
  return isShort ? { ...output, cautions: [...output.cautions, DROPPED] } : output
}
