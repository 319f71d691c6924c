// A model only ever gets first names.

const TITLE = /^(?:mrs|mr|ms|mx|miss|dr|prof|revd?|sir|lady|lord|dame|col|capt|sgt|nurse|fr|sr)\.?$/i

/** "Client A", "Customer 2": not names. */
const NO_NAME = /^(?:client|customer|guest)\s(?:no\.?\s?|#\s?)?(?:\p{L}|\d{1,2})$/iu

/** "Anna Smith" → "Anna"; "Mrs Patel" → "Mrs P"; a single word stays. */
export function firstNameOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = '', second = ''] = words
  if (words.length < 2 || NO_NAME.test(name)) return name
  return TITLE.test(first) ? `${first} ${second.charAt(0)}` : first
}

/** "Jane, cut" has a service and "Smith, Jane" is a name; the reader takes what is before the comma as the client. */
const SERVICE =
  /^(?:all|and|balayage|beard|blow|blunt|brow|colou?r|consult\w*|curls?|cut|dry|extensions?|fade|flexible|foils?|fringe|full|gloss|hair\w*|half|head|highlights?|keratin|lash|lowlights?|ombre|patch|perm|re-?style|root\w*|shampoo|short|style|tint|toner|treatment|trim|up-?do|wash|wax|wet)$/i

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const NAME = "[\\p{Lu}][\\p{L}\\p{M}'’-]+"

/** Full names as they appear in the text, each with what a model sees instead. */
export function firstNames(
  output: { appointments: readonly { client: string; line: number }[] },
  schedule: string,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const lines = schedule.split('\n')
  for (const { client, line } of output.appointments) {
    if (/^walk[- ]?in/i.test(client)) continue
    if (client.includes(' ')) names.set(client, firstNameOf(client))
    else if (client !== '') {
      const found = new RegExp(`(?<![\\p{L}\\p{M}])${escaped(client)},[ \\t]*(${NAME})`, 'u').exec(
        lines[line - 1] ?? '',
      )
      const first = found?.[1]
      if (first && !SERVICE.test(first)) names.set(client, first)
    }
  }
  return names
}

/**
 * The text with each full name reduced to the first name, even where the surname comes first. Longest names first,
 * whatever spaces are in between.
 */
export function withFirstNames(text: string, names: ReadonlyMap<string, string>): string {
  return [...names]
    .sort(([a], [b]) => b.length - a.length)
    .reduce((result, [full, first]) => {
      const words = full.split(/\s+/)
      const [head = '', ...rest] = words.map(escaped)
      const ways =
        rest.length > 0
          ? [words.map(escaped).join('\\s+'), `${rest.join('\\s+')}\\s*,\\s*${head}`]
          : [`${head}\\s*,\\s*${escaped(first)}`, head]
      return result.replace(
        new RegExp(`(?<![\\p{L}\\p{M}])(?:${ways.join('|')})(?![\\p{L}\\p{M}])`, 'giu'),
        first,
      )
    }, text)
}
