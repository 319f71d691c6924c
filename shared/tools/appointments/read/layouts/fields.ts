// "Client: Anna, Time: 9:00, Service: cut": labelled fields on one line or several, and JSON from exports.
import { typed } from '../../../../reading/wording'
import { LABELS } from '../../../../reading/words/day/heads'

const WORDS = Object.entries(LABELS).map(([key, words]) => [key, typed(words)] as const)
const ORDER = ['start', 'end', 'entry', 'client', 'service', 'minutes', 'staff', 'notes']
const FIELD =
  /(?:^|[,;{|\n]|[ \t]{2})[ \t]*[-*•]?[ \t]{0,4}["'*]{0,3}([A-Za-z]{1,20}(?: ?[A-Za-z]{1,20})?)["'*]{0,3} {0,2}[:=] {0,2}["'*]{0,3}([^"'\n,;}|{[]*)/g

const keyOf = (label: string): string | null => WORDS.find(([, words]) => words.isOnly(label))?.[0] ?? null

/** "Time: 9:00 Client: Iris Service: Cut": only a space before each label, in a line with three labels. */
const NAMED =
  '(?:client|customer)(?: name)?|name|(?:start|end) time|time|start|end|service|treatment|duration|length|stylist|staff|notes?'
const SPACED = new RegExp(
  `(?<=[^\\s;,|])(?<!\\b(?:start|end|client|customer))(?: [–—•-])? (?=(?:${NAMED}) ?[:=] ?\\S)`,
  'gi',
)
const LABELLED = new RegExp(`^[\\s*•-]*(?:${NAMED}) ?[:=]`, 'i')
const labelsApart = (text: string): string => {
  const lines = text.split('\n')
  const full = lines.map(line => (line.match(SPACED) ?? []).length >= 2)
  return lines.every((line, at) => !full[at] || LABELLED.test(line))
    ? lines.map((line, at) => (full[at] ? line.replace(SPACED, ';') : line)).join('\n')
    : text
}

/** Turns labelled fields into a table with a header, line by line. Null if the text has none. */
export function fieldsAsTable(text: string): { number: number; text: string }[] | null {
  const found = [...labelsApart(text.replace(/ \/ (?=[A-Za-z ]{1,20}[:=])/g, ' ; ')).matchAll(FIELD)].flatMap(
    match => {
      const key = keyOf(match[1] ?? '')
      const line = text.slice(0, (match.index ?? 0) + match[0].search(/\S/)).split('\n').length
      return key ? [{ key, value: (match[2] ?? '').trim(), line }] : []
    },
  )
  const kinds = new Set(found.map(({ key }) => key))
  if (
    found.length < 3 ||
    !kinds.has('start') ||
    !(kinds.has('client') || kinds.has('service') || kinds.has('entry'))
  )
    return null
  const records: { line: number; values: Map<string, string> }[] = []
  for (const { key, value, line } of found) {
    const last = records.at(-1)
    const said =
      key === 'notes' && value === 'true' ? 'flexible' : key === 'notes' && value === 'false' ? '' : value
    if (!last || last.values.has(key)) records.push({ line, values: new Map([[key, said]]) })
    else last.values.set(key, said)
  }
  const header = ORDER.map(key => key).join('\t')
  return [
    { number: 0, text: header },
    ...records.map(({ line, values }) => ({
      number: line,
      text: ORDER.map(key => values.get(key) ?? '').join('\t'),
    })),
  ]
}
