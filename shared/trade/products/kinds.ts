// What kind of thing a product is, by its name, its category, or its description.

const KINDS = [
  'professional',
  'supplement',
  'other',
  'tool',
  'dry-shampoo',
  'wash',
  'conditioner',
  'leave-in',
  'mask',
  'bond',
  'scalp',
  'oil',
  'butter',
  'serum',
  'mousse',
  'gel',
  'cream',
  'wax',
  'hairspray',
  'salt-spray',
  'spray',
  'beard',
  'root-cover',
] as const
export type ProductKind = (typeof KINDS)[number]
export const isKind = (word: unknown): word is ProductKind => KINDS.some(kind => kind === word)
