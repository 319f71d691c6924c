// Wording for imports, with singular and plural.

import type { PastImport } from '../apply/undo-import'
import type { Outcome } from '../plan/dry-run'
import type { HangingKind } from '../read/hanging'

export const countOf = (number: number, thing: string, things = `${thing}s`): string =>
  `${number.toLocaleString('en-GB')} ${number === 1 ? thing : things}`

const LINES_NAMED = 5

/** About dates that can't be read; null if there are none. */
export function datesWords(lines: readonly number[]): string | null {
  if (lines.length === 0) return null
  const named = lines.slice(0, LINES_NAMED).map(line => line.toLocaleString('en-GB'))
  const more = lines.length - named.length
  const which = `${lines.length === 1 ? 'Line' : 'Lines'} ${named.join(', ')}${more > 0 ? ` and ${more.toLocaleString('en-GB')} more` : ''}`
  return `${which}: the date can't be read. It is kept in the notes.`
}

const ALONG: Readonly<Record<HangingKind, string>> = {
  patch_test: 'patch test',
  formula: 'formula',
  note: 'last visit',
  consent: 'permission',
}

/** About what is imported along with the clients, and what of it stays as written; null if nothing. */
export function alongWords(
  outcomes: readonly Pick<Outcome<unknown>, 'hanging'>[],
  unread: number,
): string | null {
  const all = outcomes.flatMap(({ hanging }) => hanging.map(({ kind }) => kind))
  const kinds = Object.keys(ALONG) as HangingKind[]
  const counts = kinds.flatMap(kind => {
    const number = all.filter(each => each === kind).length
    return number === 0 ? [] : countOf(number, ALONG[kind])
  })
  const along = counts.length === 0 ? '' : `Also added: ${counts.join(', ')}.`
  const notes =
    unread === 0
      ? ''
      : `${countOf(unread, 'formula')} can't be read as bowls, so the notes keep the exact words.`
  return [along, notes].filter(Boolean).join(' ') || null
}

/** "3 clients added, 1 updated" */
export function madeWords({ made, updated, kind }: Pick<PastImport, 'made' | 'updated' | 'kind'>): string {
  const parts = [
    made > 0 && `${countOf(made, kind)} added`,
    updated > 0 && `${made > 0 ? updated.toLocaleString('en-GB') : countOf(updated, kind)} updated`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** Null if this device can restore everything. */
export function elsewhereWords({ updated, remembered, kind }: PastImport): string | null {
  if (updated <= remembered) return null
  return `What the updated ${kind}s said before is known only on the device that imported the list: they can be put back there, and not here.`
}

/** What an undo will do, shown before it runs. `kept`: how many clients were worked on since. */
export function undoWords(past: PastImport, kept: number): string {
  const { made, remembered, kind } = past
  const goes = made - kept
  return [
    goes > 0 && `${countOf(goes, kind)} that it added ${goes === 1 ? 'is' : 'are'} deleted.`,
    kept > 0 &&
      `${countOf(kept, kind)} with notes or formulas since ${kept === 1 ? 'stays' : 'stay'}, and ${kept === 1 ? 'is' : 'are'} yours from then on.`,
    remembered > 0 &&
      `${countOf(remembered, kind)} that it updated ${remembered === 1 ? 'says' : 'say'} again what ${remembered === 1 ? 'it' : 'they'} said before, where nobody changed ${remembered === 1 ? 'it' : 'them'} since.`,
    elsewhereWords(past),
  ]
    .filter(Boolean)
    .join(' ')
}
