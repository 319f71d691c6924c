// The specification's own words for each tool, letter for letter: its heading, its buttons, its toasts.
import { describe, expect, test } from 'vitest'
import { findTool } from '../../../shared/toolbox'
import { cards } from '../../../shared/tools/cards'
import * as registered from '../../../shared/tools/index'
import { TYPE_LABELS } from '../../../shared/tools/marketing/schema'

const WORDS = [
  {
    id: 'retail-edge',
    product: 'RETAIL_EDGE',
    heading: 'Intelligent Retail Edge',
    submit: 'Generate AI Recommendations',
    busy: 'Generating Recommendations...',
    done: { title: 'Recommendations generated!' },
    failed: 'Failed to generate recommendations',
  },
  {
    id: 'salon-profit',
    product: 'SALON_PROFIT',
    heading: 'Salon Profit Analyser',
    busy: 'Analyzing...',
    done: { title: 'Analysis Complete', text: 'Your salon profit analysis is ready' },
    failed: 'Failed to analyze profit data',
  },
  {
    id: 'colour-formula',
    product: 'COLOUR_FORMULA',
    heading: 'Colour Formula Assistant',
    busy: 'Generating Formula...',
    done: { title: 'Formula Generated' },
    failed: 'Failed to generate formula. Please try again.',
  },
  {
    id: 'appointments',
    product: 'APPOINTMENTS',
    heading: 'Appointment Optimiser',
    busy: 'Analyzing Schedule...',
    done: { title: 'Schedule Optimised' },
    failed: 'Failed to optimize schedule. Please try again.',
  },
  {
    id: 'marketing',
    product: 'MARKETING',
    heading: 'Marketing Studio',
    submit: 'Generate Content',
    busy: 'Generating Content...',
    done: { title: 'Content Generated', text: 'Your marketing content is ready' },
    failed: 'Failed to generate content. Please try again.',
  },
  {
    id: 'communications',
    product: 'COMMUNICATIONS',
    heading: 'Client Communication',
    submit: 'Get Intelligent Feedback & Best Practices',
    busy: 'Analysing...',
    failed: 'Failed to get feedback. Please try again.',
  },
] as const

describe.each(WORDS)('$id', ({ id, product, heading, ...said }) => {
  test('says of itself what the specification says', async () => {
    expect(await findTool(id)).toMatchObject(said)
    expect(Object.values(registered).find(each => each.id === id)).toMatchObject({ product, heading })
  })
})

test('the cards are the six tools in the order of the specification', () => {
  expect(cards.slice(0, 6).map(card => card.id)).toEqual(WORDS.map(({ id }) => id))
})

test('Marketing offers the six kinds under their labels', () => {
  expect(TYPE_LABELS).toEqual({
    instagram: 'Instagram Post',
    facebook: 'Facebook Post',
    email: 'Email Newsletter',
    promotion: 'Promotion Announcement',
    'before-after': 'Before & After Caption',
    testimonial: 'Client Testimonial Post',
  })
})
