// The public demo: the specification's two scenarios, its canned reply, and a conversation with engine feedback.
import { NO_FACTS } from '../../facts'
import { check } from './check'
import { draft } from './engine'
import type { PracticeInput, PracticeOutput } from './schema'

export { DEMO_REPLY } from './client/demo-reply'

export type DemoScenario = {
  title: string
  difficulty: 'Beginner' | 'Intermediate'
  situation: string
  /** What the client has just said, and the scenario that practises the answer. */
  clientSays: string
  practice: string
  aiResponse: string
  tip: string
}

export const demoScenarios: readonly DemoScenario[] = [
  {
    title: 'Upselling Retail Products',
    difficulty: 'Beginner',
    situation:
      'Your client loves her new colour and asks how to keep it. You would like to recommend home care after a colour service.',
    clientSays: 'I love the colour! I wash it every day after the gym. How do I keep it like this?',
    practice: 'upsell',
    aiResponse:
      'You told me that you wash it every day after the gym. A colour shampoo would help with that: it’s £16, twice a week, and only if you’d like it.',
    tip: 'Recommend from something the client said, name the price, and leave the choice.',
  },
  {
    title: 'Handling Price Objections',
    difficulty: 'Intermediate',
    situation: 'A client asks why your prices are higher than those of the chain salon round the corner.',
    clientSays: 'Why do you charge more than the chain round the corner?',
    practice: 'price-objection',
    aiResponse:
      'That’s a fair question. The time is the difference: a full consultation, and a cut that still sits after eight weeks. What would you like it to do for you?',
    tip: 'Thank for the question, explain the value without running anyone down, and ask what matters to the client.',
  },
]

export const demoInputs: readonly PracticeInput[] = [
  {
    scenario: 'upsell',
    title: 'Home care after a colour',
    description: null,
    conversation: null,
    scored: true,
    transcript: [
      { role: 'client', text: 'I love the colour! My ends feel so rough since the bleach, though.' },
      {
        role: 'stylist',
        text: 'I’m so glad you like it. What are you using at home, and how often do you heat style?',
      },
      { role: 'client', text: 'Supermarket stuff, and straighteners every day.' },
      {
        role: 'stylist',
        text: 'That rough feeling usually comes from the heat, because the ends dry out. This spray protects them: a little on damp hair before you straighten, £15, only if you’d like it. And let’s look at the ends again in six weeks.',
      },
    ],
  },
]

const DEMO_DAY = '2026-01-05T09:00:00.000Z'

export function demoAnswer(input: PracticeInput): PracticeOutput {
  const question = { input, facts: NO_FACTS, today: DEMO_DAY }
  return check({ ...question, overrides: [] }, draft(question))
}
