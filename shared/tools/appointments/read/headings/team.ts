// Who works in the salon, by name: none of them is taken for a client.
import { tokensOf } from '../../../../reading/letters'
import type { Row } from '../row'
import { somebodyElse } from './chairs'

/** What the team are called: the full name, and the first name if nobody else in the team shares it. */
export function teamNames(team: readonly string[]): string[] {
  const firsts = team.map(name => tokensOf(name)[0] ?? '')
  return [
    ...new Set(
      [...team, ...firsts.filter((first, at) => firsts.indexOf(first) === at)].map(name => name.trim()),
    ),
  ].filter(name => name !== '')
}

/**
 * If a row's only name is a stylist's, the row goes in that stylist's column; under somebody else's heading it needs
 * checking.
 */
export function settledTeam(rows: Row[], team: readonly string[]): Row[] {
  const known = (words: string): string | undefined =>
    team.find(name => name.toLowerCase() === words.toLowerCase())
  for (const row of rows) {
    if (row.kind !== 'client') {
      const words = row.service.split(' ')
      const [first = '', last = ''] = [words[0], words.at(-1)]
      const isTheirs = words.length === 2 || !somebodyElse(words.at(-2) ?? '')
      const at = words.length > 1 ? (known(first) ?? (isTheirs ? known(last) : undefined)) : undefined
      if (at === undefined) continue
      row.staff = at
      row.service = (known(first) ? words.slice(1) : words.slice(0, -1)).join(' ')
      continue
    }
    const stylist = known(row.client)
    if (stylist === undefined) continue
    if (row.staff !== null && row.staff !== stylist) {
      row.doubt = {
        of: 'staff',
        text: `${stylist} is one of the team: is it a visit of theirs, or their column?`,
      }
      continue
    }
    row.staff = stylist
    row.client = ''
    row.doubt = { of: 'staff', text: `${stylist} is one of the team, and no client is named.` }
  }
  return rows
}
