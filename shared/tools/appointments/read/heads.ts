// What the heads of a table call its columns: the words that people write, and the longer ones that programs export.

export type Role =
  | 'start'
  | 'end'
  | 'minutes'
  | 'client'
  | 'surname'
  | 'service'
  | 'staff'
  | 'day'
  | 'notes'
  | 'status'
  | 'movable'
  | 'process'
  | 'entry'
  | 'skip'

const EXACT: readonly [RegExp, Role][] = [
  [
    /^(?:start(?:s|ing)?(?: ?time| at)?|time|times|from|begin\w*|at|slot|(?:appointment|appt|booking) time|time ?slot|start-end|hours|when|clock)$/,
    'start',
  ],
  [/^(?:end(?:s|ing)?(?: ?time| at)?|to|until|till|finish(?:es)?(?: ?time)?)$/, 'end'],
  [
    /^(?:durations?|lengths?|mins?|minutes|dur|how long|time needed|hrs|hours?|len|total(?: time)?|booked for)$/,
    'minutes',
  ],
  [/^(?:clients?(?: name)?|names?|customers?(?: name)?|guests?|who|person|first name)$/, 'client'],
  [/^(?:last name|surname|family name)$/, 'surname'],
  [/^(?:services?|treatments?|what|appointments?|appts?|jobs?|bookings?|types?|descriptions?)$/, 'service'],
  [
    /^(?:stylists?|staff(?: member)?|with|operators?|team(?: member)?|chairs?|columns?|hairdressers?|colourists?|employee|therapist|resource|provider|by|who with|seen by|with whom)$/,
    'staff',
  ],
  [/^(?:days?|dates?)$/, 'day'],
  [/^(?:entry|title|subject|summary|event(?: (?:name|title))?)$/, 'entry'],
  [/^(?:flex(?:ible|y|ibility)?\??|(?:can |may )?(?:be )?mov(?:e|ed|es|eable|able)\??|moves\?)$/, 'movable'],
  [/^(?:process(?:ing)?(?: time| window)?|develop(?:s|ing|ment)?(?: time)?|gap(?: time)?)$/, 'process'],
  [/^(?:notes?|comments?|remarks?|info|details|other)$/, 'notes'],
  [/^(?:(?:booking |appointment |appt )?(?:status|state))$/, 'status'],
  [/^(?:no\.?|#|id|price|phone|mobile|tel|email|cost|£)$/, 'skip'],
]

/** A head of several words, by the word that tells: "Scheduled Date", "Client First Name", "Appt start". */
const TELLING: readonly [RegExp, Role][] = [
  [
    /\b(?:price|cost|value|amount|paid|payment|deposit|discount|tax|vat|gross|net|sales?|phone|mobile|tel|e-?mail|ref(?:erence)?|id|number|location|branch|site|gender|source|channel|created|category|card)\b/,
    'skip',
  ],
  [/\b(?:notes?|comments?|remarks?|status|state)\b/, 'notes'],
  [/\b(?:flexib\w*|movable|can move)\b/, 'movable'],
  [/\b(?:processing|development|developing)\b/, 'process'],
  [
    /\b(?:staff|stylist|team|employee|provider|operator|therapist|technician|barber)\b.*\b(?:last|sur|family)/,
    'skip',
  ],
  [/\b(?:staff|stylist|team|employee|provider|operator|therapist|technician|barber|hairdresser)\b/, 'staff'],
  [/\b(?:client|customer|guest)\b.*\b(?:last|sur|family)/, 'surname'],
  [/\b(?:client|customer|guest|booked for)\b|\b(?:full|fore|given) ?name\b/, 'client'],
  [/\b(?:duration|length|minutes|mins|how long)\b/, 'minutes'],
  [/\b(?:end|ends|finish|finishes)\b/, 'end'],
  [/\b(?:start|starts|begins|time)\b|\bscheduled for\b/, 'start'],
  [/\b(?:service|services|treatment|treatments|procedure)\b/, 'service'],
  [/\b(?:date|day)\b/, 'day'],
]

/** What a column holds, by its head; null where the head is no word that we know. */
export const roleOf = (cell: string): Role | null => {
  const text = cell
    .toLowerCase()
    .replace(/\([^)]*\)/g, '')
    .replace(/[*"'_]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const exact = EXACT.find(([pattern]) => pattern.test(text))?.[1]
  if (exact) return exact
  // A whole sentence, or an entry of the day, is no head.
  return text.split(' ').length <= 4 && !/\d/.test(text)
    ? (TELLING.find(([pattern]) => pattern.test(text))?.[1] ?? null)
    : null
}
