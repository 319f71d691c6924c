// What is shown and known of the tool before it is opened. It imports nothing of the tool itself.
import { register } from '../../register'

export const face = register({
  id: 'retail-edge',
  product: 'RETAIL_EDGE',
  title: 'Retail Edge',
  heading: 'Intelligent Retail Edge',
  pitch:
    'One to three products from your own list, with the reason from the record, allergies and dislikes left out.',
  onCard: 'Personalised retail product recommendations per client',
  icon: 'bag',
  swatch: { level: 2, tone: 'natural' },
  keptAs: 'recommendations',
  load: () => import('./index'),
})
