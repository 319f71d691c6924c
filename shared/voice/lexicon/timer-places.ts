// A timer by its place in their row or by its ringing, and what takes back a length that was said.
export const PLACES = { first: 0, next: 0, second: 1, third: 2, last: -1 }
const RINGING =
  "one that's ringing, one that is ringing, one that's going off, one that is going off, one that's beeping, one that is beeping, ringing one, ringing timer, ringing, alarm"
/** The next to end is the first, and what rings is before it. */
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
