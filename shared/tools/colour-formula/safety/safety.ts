// What is refused or held for the person's or the hair's sake, and what is done only with care. domain 1.14–1.16
// [NHBF-AAT][NHBF-SYS][TUKES][COLWISE][INTOCH][CRUK][MACM][HSE-C][HUFF-NHS][ESCADA][ASKMAGS-MT][NCB-R]
// [WELLA-DIY][LEAF][SILK]
import type { Facts } from '../../../facts'
import { route } from '../plan/route/route'
import type { Picture } from '../read/picture'
import { ofCard } from './card'
import { withoutMeasures } from './card-allergies'
import { ofHair } from './hair'
import { ofPerson } from './person'

export type Finding = {
  rule: string
  weight: 'refuse' | 'hold' | 'caution' | 'info'
  title: string
  text: string
  /** Don't ask for the pre-colour tests: no test is done in the salon. */
  noTests?: true
  /** Only the lift is held: a deposit-only gloss may still be done today. */
  gloss?: true
}

export function findings(picture: Picture, facts: Facts): Finding[] {
  const order = { refuse: 0, hold: 1, caution: 2, info: 3 }
  const powder = mixesPowder(picture)
  return [...ofPerson(picture, facts), ...ofCard(facts), ...ofHair(picture, powder)]
    .map(found => (found.rule === 'breathing' && powder ? { ...found, weight: 'hold' as const } : found))
    .map(found => sourced(found, picture))
    .sort((a, b) => order[a.weight] - order[b.weight])
}

/** True if the plan would need lightener, however the request was worded. */
const mixesPowder = (picture: Picture): boolean =>
  route(picture).steps?.some(({ kind }) => kind.startsWith('lighten')) ?? false

/** "From the consultation of 3 Mar 2026: “after the last tint”." */
function sourced(found: Finding, { consulted: { because, spoken } }: Picture): Finding {
  const said = because.get(found.rule)
  if (!said || !spoken) return found
  const words =
    said.words === '' ? '' : `: “${withoutMeasures(said.words).replace(/\s+/g, ' ').slice(0, 200)}”`
  return { ...found, text: `${found.text} From ${spoken.from}${words}.` }
}
