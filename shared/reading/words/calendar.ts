// Days and months as people write them, in lower case.
const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

export const DAYS = set(
  'monday mondays mon tuesday tuesdays tues tue wednesday wednesdays weds wed thursday thursdays thurs thur thu friday fridays fri saturday saturdays sat sats sunday sundays sun',
)
/** "march" and "may" have another meaning too, so callers must check the words around them. */
export const MONTHS = set(
  'january jan february feb march mar april apr may june jun july jul august aug september sept sep october oct november nov december dec',
)
