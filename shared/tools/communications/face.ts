// What is shown and known of the tool before it is opened. It imports nothing of the tool itself.
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
  // A practice removes health from typed text by itself. The built-in stories are about nobody, so they keep theirs.
  keepsHealth: true,
  spokenDemo: true,
  load: () => import('./index'),
})
