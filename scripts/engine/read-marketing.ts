// The brief as read, in a marketing reading's paths: occasion, what, terms, dates, who and with what permission.
import { written } from '../../shared/tools/marketing/engine'
import { inputOf } from '../../shared/tools/marketing/legacy'
import { MarketingInput } from '../../shared/tools/marketing/schema'
import { briefOf } from '../../shared/tools/marketing/told/brief-of'
import { leftOf } from '../../shared/tools/marketing/told/understood'
import { factsOf } from './facts'
import { type Reader, raisedIn, type Told } from './reader'

const read: Reader = ({ input, facts: given }) => {
  const facts = factsOf(given)
  const asked = MarketingInput.safeParse(inputOf(input))
  if (!asked.success) return { facts: {}, raised: [], unread: [] }
  const { topic } = asked.data
  const told = briefOf(asked.data, facts)
  const found: Record<string, Told> = {}
  for (const [path, { value, sure, quote, from }] of Object.entries(told.facts))
    found[path] = {
      value: path === 'conditions' ? String(value).split('; ') : value,
      sure,
      quote,
      ...(from === 'card' ? { from } : {}),
    }

  const { brief } = written(asked.data, facts)
  const quotes = Object.values(found).map(({ quote }) => quote)
  const removed = brief.removed.map(({ what }) => what).filter(what => !quotes.includes(what))
  const unread = [...removed, ...leftOf(asked.data, told, brief)]
  return { facts: found, raised: raisedIn({ topic }, { client: null }), unread: [...new Set(unread)] }
}
export default read
