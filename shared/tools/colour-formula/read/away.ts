// A colour that somebody wants rid of: "off the red", "fix the green", "take the black out".
import type { Doc, Stretch } from '../../../reading/doc'

const AWAY = new Set(
  `off out lose less kill minus skip leave rid drop forget without hide lift remove removing strip clear cancel neutralise
  counteract fix fixing correct sort undo no not never isnt instead`.split(/\s+/),
)
/** After it: "tone the orange down". */
const GOES = new Set(['out', 'down', 'off', 'away', 'gone'])
const BETWEEN = new Set(
  'the her his that this all any with of a it box dye old too so very going want wanting'.split(' '),
)

export function isUnwanted({ tokens, clauses }: Doc, { from, to }: Stretch): boolean {
  const clause = clauses.find(each => each.from <= from && to <= each.to)
  let at = from - 1
  while (clause && at > clause.from && BETWEEN.has(tokens[at]?.norm ?? '')) at--
  const norm = tokens[at]?.norm ?? ''
  if (
    clause &&
    at >= clause.from &&
    (AWAY.has(norm) || (norm === 'than' && tokens[at - 1]?.norm === 'rather'))
  )
    return true
  // "Dark brown out of a box" is there.
  return to < (clause?.to ?? 0) && GOES.has(tokens[to]?.norm ?? '') && tokens[to + 1]?.norm !== 'of'
}
