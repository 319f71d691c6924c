// Whether a name before the time is the client's, judging by how the other lines are written.
import { readRow } from '../line/read-row'
import { splitRows } from '../line/split'
import { lex } from '../marks/tokens'
import type { KnownPeople } from '../who'

/**
 * "Xara @ 9:15 – trim", "Yuki @ 10 – Jap straightening", "Zina @ 2.30 – blow wave": if most lines have just one name,
 * before the time, then a capital after it isn't a second person.
 */
export function clientsFirst(lines: readonly { text: string }[], known: KnownPeople): boolean {
  let [one, two] = [0, 0]
  for (const { text } of lines) {
    const lexed = lex(text)
    if (splitRows(lexed).length !== 1) continue
    const row = readRow(lexed.text, lexed, 0, text, known)
    if (row.start === null || row.kind !== 'client' || row.client === '') continue
    if (row.maybeStaff !== null && lexed.text.startsWith(row.maybeStaff)) {
      const name = row.maybeStaff
      if (known.staff.has(name) || lines.filter(line => line.text.includes(name)).length > 1) return false
      two++
    } else if (row.maybeStaff === null && lexed.text.startsWith(row.client)) one++
  }
  return two > 0 && one >= 2 && one > two
}
