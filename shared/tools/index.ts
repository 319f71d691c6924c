// The registration list: one export a tool. `load` brings its chunk; the first screen loads none.
import { register } from '../register'

export const retailEdge = register({
  id: 'retail-edge',
  product: 'RETAIL_EDGE',
  title: 'Retail Edge',
  heading: 'Intelligent Retail Edge',
  pitch:
    'One to three products from your own list, with the reason from the record, allergies and dislikes left out.',
  icon: 'retail-edge',
  load: () => import('./retail-edge'),
})

export const colourFormula = register({
  id: 'colour-formula',
  product: 'COLOUR_FORMULA',
  title: 'Colour Formula',
  heading: 'Colour Formula Assistant',
  pitch: 'Professional colour formulas, checked by the rules of the trade, with or without a signal.',
  icon: 'colour-formula',
  load: () => import('./colour-formula'),
})

export const salonProfit = register({
  id: 'salon-profit',
  product: 'SALON_PROFIT',
  title: 'Salon Profit',
  heading: 'Salon Profit Analyser',
  pitch: 'Profit, margin and break-even from four figures, and what another price would do.',
  icon: 'salon-profit',
  load: () => import('./salon-profit'),
})

export const appointments = register({
  id: 'appointments',
  product: 'APPOINTMENTS',
  title: 'Appointments',
  heading: 'Appointment Optimiser',
  pitch: 'Your day as you write it, read, measured and tightened by moving only those who may move.',
  icon: 'appointments',
  load: () => import('./appointments'),
})

export const marketing = register({
  id: 'marketing',
  product: 'MARKETING',
  title: 'Marketing',
  heading: 'Marketing Studio',
  pitch:
    'Posts, emails and posters from your own facts, within the rules of advertising, with or without a signal.',
  icon: 'marketing',
  writes: true,
  load: () => import('./marketing'),
})

export const communications = register({
  id: 'communications',
  product: 'COMMUNICATIONS',
  title: 'Communications',
  heading: 'Client Communication',
  pitch:
    'Practise hard conversations with a client who answers to your tone, and get feedback on your own words.',
  icon: 'communications',
  load: () => import('./communications'),
})
