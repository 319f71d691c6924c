// What is shown and known of the tool before it is opened. It imports nothing of the tool itself.
import { register } from '../../register'

export const face = register({
  id: 'marketing',
  product: 'MARKETING',
  title: 'Marketing',
  heading: 'Marketing Studio',
  pitch:
    'Posts, emails and posters from your own facts, within the rules of advertising, with or without a signal.',
  onCard: 'Social posts, emails and optional AI images',
  icon: 'megaphone',
  swatch: { level: 8, tone: 'gold' },
  writes: true,
  firstNames: true,
  // An advert's text is meant to be published, and the rules keep health out of it.
  keepsHealth: true,
  keptAs: 'marketing_content',
  load: () => import('./index'),
})
