/** What takes back a figure that was just said. "Correction" alone is a service too, "make that an 8" a wish. */
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
/** What may stand before the new figure: any other word begins something else. */
export const BEFORE_THE_NEW =
  'its it is a an about abt around roughly approx nearer more like closer to say maybe level lvl lev'
