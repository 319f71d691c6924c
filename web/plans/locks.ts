/** Six locks, one for each tool: depth and tone. */
export const LOCKS: readonly [number, string][] = [
  [2, 'natural'],
  [4, 'mahogany'],
  [5, 'copper'],
  [6, 'ash'],
  [8, 'gold'],
  [10, 'pearl'],
]
