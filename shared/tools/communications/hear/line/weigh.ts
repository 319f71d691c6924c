// Weighs a harsh-sounding word by its context. In a question, or in a caring line that the client took well, it is no
// fault. Promises, medical advice and unsafe advice always count.
import { CARING, careIn } from '../../score/care'
import type { Signal, SignalHeard } from './line'

/** What may only sound harsh. */
const DOUBTFUL = new Set<Signal>([
  'dismisses',
  'blames',
  'judges',
  'jokes',
  'rude',
  'interrupts',
  'distracted',
  'policy_shield',
  'pushes',
  'fear',
  'bluffs',
  'vague',
  'fillers',
  'closes_cold',
  'contradicts',
])
/** What a real question can contain without harm. */
const ASKING = new Set<Signal>(['pushes', 'fear', 'jokes', 'interrupts', 'closes_cold', 'vague', 'fillers'])
/** If products are mentioned, pushing counts unless the line leaves the choice open. */
const ABOUT_GOODS = new Set<Signal>(['pushes', 'fear'])
const LEAVES_IT = new Set<Signal>(['offers_choice', 'open_question', 'empathises'])
const WILL_DO = /^(?:but |and |so |then )*(?:I|we)(?:'ll| will| can|'d| could|'ve)\b/i
const INSULT =
  /\b(?:stupid|idiot\w*|moron|dumb|ugly|pathetic|shit\w*|fuck\w*|piss\w*|bitch|cow|karen|fat|shut up)\b/i
/** In the same sentence, these show that it was meant kindly. */
const KINDLY: readonly Signal[] = ['greets', 'introduces', 'empathises', 'apologises', 'owns', 'thanks']

/** A line's signals, without those that only sounded harsh. `cold`: the client took it badly. */
export function weighed(
  heard: readonly SignalHeard[],
  cold: boolean,
  { care, goods }: { care: number; goods: boolean },
): SignalHeard[] {
  const here = careIn([heard])
  const harsh = new Set(heard.map(({ signal }) => signal).filter(signal => DOUBTFUL.has(signal))).size
  return heard.filter(({ signal, quote }) => {
    if (!DOUBTFUL.has(signal) || INSULT.test(quote)) return true
    const same = heard.filter(each => each.quote === quote).map(each => each.signal)
    if (cold) return true
    if (ABOUT_GOODS.has(signal) && goods)
      return !same.includes('open_question') && !heard.some(each => LEAVES_IT.has(each.signal))
    if (same.some(each => KINDLY.includes(each))) return false
    if (ASKING.has(signal) && same.includes('open_question')) return false
    // "I can make sure nobody sees it": what the stylist will do for the client dismisses nothing.
    if (signal === 'dismisses' && WILL_DO.test(quote)) return false
    if (care >= CARING) return harsh > (here >= 4 ? 2 : 1)
    return harsh > 1 || here < 5
  })
}
