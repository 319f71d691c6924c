import { understood } from '../../shared/tools/colour-formula/told/understood'
import { factsOf, type Loose, words } from './facts'

/** What is read of a case's texts, at the paths of its task. */
export type Reader = (given: { input: Loose; facts: unknown }) => Loose

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
