// Ways to name a timer by its position in the row or by its ringing, and words that correct a length.
export const PLACES = { first: 0, next: 0, second: 1, third: 2, last: -1 }
const RINGING =
  "one that's ringing, one that is ringing, one that's going off, one that is going off, one that's beeping, one that is beeping, ringing one, ringing timer, ringing, alarm"
/** The first in the row is the next to end, and one that is ringing comes before it. */
export const PLACED: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    Object.entries(PLACES).flatMap(([place, at]) =>
      [place, `${place} one`, `${place} timer`].map((said): [string, number] => [said, at]),
    ),
  ),
  ...Object.fromEntries(RINGING.split(', ').map((said): [string, number] => [said, 0])),
}

export const CORRECTIONS = [
  'no wait',
  'no hang on',
  'no hold on',
  'no no',
  'no sorry',
  'no',
  'sorry',
  'i mean',
  'rather',
]
  .map(each => each.split(' '))
  .concat([['no', 'i', 'mean']])
  .sort((a, b) => b.length - a.length)
