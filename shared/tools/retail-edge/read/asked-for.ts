// A concern that is nothing but the name of what is wished for or missed: "volume", "lack of shine", "heat protection".
import type { NeedKey } from '../../../trade/concerns'
import { plainly, type Source } from '../../../trade/said'
import type { Evidence } from './hair'

const NAMED: readonly (readonly [NeedKey, RegExp])[] = [
  ['volume', /^(?:volume|body|lift|bounce|fullness|root lift)$/],
  [
    'moisture',
    /^(?:moisture|moisturising|hydration|hydrating|softness|soft(?:er)? hair|nourishment|conditioning|brittleness|coarseness)$/,
  ],
  ['shine', /^(?:shine|gloss|glossiness|lustre)$/],
  ['frizz', /^(?:smoothness|smoothing|sleekness|manageability)$/],
  ['repair', /^(?:strength|strengthening|repair|repairing|weakness)$/],
  ['oily', /^(?:oil control|excess oil|grease)$/],
  ['heat', /^(?:heat(?:[ -]protect\w*)?|thermal protection)$/],
  ['texture', /^(?:texture|grip)$/],
  ['sensitive', /^(?:sensitivity|scalp sensitivity)$/],
  ['colour-care', /^colou?r (?:longevity|retention|maintenance|upkeep)$/],
  ['yellow', /^anti-?yellow$/],
  ['orange', /^anti-?orange$/],
]
const BEFORE =
  /^(?:(?:wants?|needs?|would like|looking for|after|lack of|lacks?|lacking|loss of|poor|little|low|more|extra|some|better|added|add|a bit of|bit of|improve|boost|help with|just|hair|general) )*/
const AFTER = /(?: (?:please|needed|wanted|boost|issues?|problems?|control|for (?:her |his |my )?hair)){0,6}$/

export type AskedFor = { key: NeedKey; evidence: Evidence }

export function askedFor({ where, text }: Source): AskedFor[] {
  if (where !== 'concerns') return []
  return text.split(/[,/&+;.]|\band\b/i).flatMap(part => {
    const bare = plainly(part).trim().replace(BEFORE, '').replace(AFTER, '')
    const [key] = NAMED.find(([, words]) => words.test(bare)) ?? []
    return key ? [{ key, evidence: { word: part.trim(), quote: part.trim(), where } }] : []
  })
}
