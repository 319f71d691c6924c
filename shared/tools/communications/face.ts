// What is shown and known of it before it is opened; it brings nothing along.
import { register } from '../../register'

export const face = register({
  id: 'communications',
  product: 'COMMUNICATIONS',
  title: 'Communications',
  heading: 'Client Communication',
  pitch:
    'Practise hard conversations with a client who answers to your tone, and get feedback on your own words.',
  onCard: 'Practice conversations with an AI playing the client, with feedback',
  icon: 'talk',
  swatch: { level: 10, tone: 'pearl' },
  firstNames: true,
  // A practice takes it out of what is typed by itself: the built-in stories, which are about nobody, keep theirs.
  keepsHealth: true,
  spokenDemo: true,
  load: () => import('./index'),
})
