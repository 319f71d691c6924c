// Communications: the contract of the tool. The conversation itself is kept as records; only its feedback is an ask.
import { defineTool } from '../../tool'
import { check } from './check'
import { draft } from './engine'
import { reading } from './reading'
import { PracticeInput, PracticeOutput } from './schema'
import { show } from './show'

export default defineTool({
  id: 'communications',
  version: 1,
  needs: [],
  input: PracticeInput,
  output: PracticeOutput,
  busy: 'Analysing...',
  submit: 'Get Intelligent Feedback & Best Practices',
  done: { title: 'Feedback ready' },
  failed: 'Failed to get feedback. Please try again.',
  draft,
  reading,
  check,
  show,
  actions: ['copy', 'print'],
  about: {
    problem:
      'Hard conversations are learnt on real clients: the nervous one, the angry one, the one who asks why it costs so much. One wrong sentence, and they don’t come back.',
    benefits: [
      {
        title: 'Recommend without pressure',
        text: 'Practise recommending from a need, with a price and a choice, until it no longer feels like selling.',
      },
      {
        title: 'Better consultations',
        text: 'Open questions, listening and honest expectations, scored in eight areas with your own words quoted.',
      },
      {
        title: '50+ scenarios from salon life',
        text: 'From a child’s first cut to a review threat, and your own: the client warms and cools with what you say.',
      },
    ],
    checklist: [
      'A client who speaks first, remembers and answers to your tone',
      '50+ scenarios, and custom ones of your own salon',
      'Feedback in eight areas: keep, try, and a better line',
      'Pressure-free mode without scores',
      'Try a line again and hear what changes',
      'Your progress over time as a chart, also offline',
    ],
  },
})
