import { understood } from '../../shared/tools/colour-formula/told/understood'
import { factsOf, words } from './facts'
import type { Reader } from './reader'

const read: Reader = ({ input, facts }) => {
  const field = (name: string): string => words(input[name]) ?? ''
  const texts = {
    clientName: field('clientName'),
    currentColor: field('currentColor'),
    desiredColor: field('desiredColor'),
    hairCondition: field('hairCondition'),
  }
  const question = { input: texts, facts: factsOf(facts), today: new Date().toISOString() }
  const { facts: found, raised, unread } = understood(question)
  return { facts: found, raised: raised.map(({ concept }) => concept), unread }
}
export default read
