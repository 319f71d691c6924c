import { cards } from '../../shared/tools/cards'

/** Every address of the public site. */
export const pages: readonly string[] = [
  '/',
  '/pricing',
  '/terms',
  '/privacy',
  ...cards.flatMap(({ featurePath, demoPath }) => [featurePath, demoPath]),
]
