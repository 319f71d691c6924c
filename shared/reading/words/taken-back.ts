/**
 * Takes back a figure just said. "Correction" alone isn't here, since it is also a service, nor "make that an 8",
 * which is a wish.
 */
export const TAKES_BACK = [
  ...[
    'no wait',
    'wait no',
    'no hang on',
    'hang on no',
    'no hold on',
    'hold on no',
    'no sorry',
    'sorry no',
    'no i mean',
    'no i meant',
  ],
  ...[
    'i mean',
    'i meant',
    'no make that',
    'no make it',
    'scratch that',
    'scrap that',
    'actually no',
    'no actually',
  ],
  ...['no more like', 'no nearer', 'no closer to'],
]
/** May come before the new figure. Any other word begins something else. */
export const BEFORE_THE_NEW =
  'its it is a an about abt around roughly approx nearer more like closer to say maybe level lvl lev'
