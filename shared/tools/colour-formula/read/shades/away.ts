// A colour that somebody wants to get rid of: "off the red", "fix the green", "take the black out".
import type { Doc, Stretch } from '../../../../reading/doc'

const AWAY = new Set(
  `off out lose less kill minus skip leave rid drop forget without hide lift remove removing strip clear cancel neutralise
  counteract fix fixing correct sort undo no not never isnt instead`.split(/\s+/),
)
/** Words that follow the colour: "tone the orange down". */
const GOES = new Set(['out', 'down', 'off', 'away', 'gone'])
const BETWEEN = new Set(
  'the her his that this all any with of a it box dye old too so very going want wanting'.split(' '),
)

export function isUnwanted({ tokens, clauses }: Doc, { from, to }: Stretch): boolean {
  const clause = clauses.find(each => each.from <= from && to <= each.to)
  if (!clause) return false
  const norm = (at: number): string => (clause.from <= at && at < clause.to ? (tokens[at]?.norm ?? '') : '')
  let at = from - 1
  while (BETWEEN.has(norm(at))) at--
  // "Leave the toner" counts, "leave white blonde" doesn't.
  if (norm(at) === 'leave' ? at < from - 1 : AWAY.has(norm(at))) return true
  if (norm(at) === 'than' && norm(at - 1) === 'rather') return true
  // "Dark brown out of a box" is on the hair, and so is "blonde gone yellow".
  const isLast = (after: string): boolean => after === '' || GOES.has(after)
  return norm(to) === 'gone' ? isLast(norm(to + 1)) : GOES.has(norm(to)) && norm(to + 1) !== 'of'
}
