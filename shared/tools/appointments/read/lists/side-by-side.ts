// One time for two chairs: "9.00 A: Lou cut 60 B: Max gents 30", where A and B are known to be stylists.

const AHEAD = /^\s*(\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?)(?![\w%]|[.:]\d)\s*[-–:|,]?\s+(?=\p{Lu})/iu

/** Makes each chair's part an entry of its own: "Anna: 9.00 Lou cut 60; Ben: 9.00 Max gents 30". */
export function sideBySide(line: string, initials: ReadonlyMap<string, string>): string {
  if (initials.size < 2) return line
  const label = new RegExp(`(?<!\\S)(${[...initials.keys()].join('|')})\\s*:\\s+(?=\\S)`, 'gu')
  const time = AHEAD.exec(line)
  const labels = [...line.matchAll(label)]
  const [first] = labels
  if (!time?.[1] || first?.index !== time[0].length) return line
  // "9.00 A: Lou B: 10.00 Max" has its own times.
  if (labels.length > 1 && /\d[:.]\d\d/.test(line.slice(time[0].length))) return line
  return labels
    .map((match, at) => {
      const said = line.slice(match.index + match[0].length, labels[at + 1]?.index ?? line.length)
      return `${initials.get(match[1] ?? '') ?? match[1]}: ${time[1]} ${said.replace(/[\s,;|/]+$/, '')}`
    })
    .join('; ')
}
