// "Thirty vol, not twenty": one figure set against another. What is denied is named only to tell the two apart.
import type { Context } from '../intents'
import { itemsIn } from './mix-items'

const UNIT = /(?: (?:vols?|volumes?|percent|minutes?|mins?|grams?|g))$/

/** Without its "not …", where that is one figure and nothing else; null where it is anything more. */
export function withoutContrast(text: string, separator: Context['separator']): string | null {
  const [, said = '', not = ''] = /^(.+?) (?:and )?not (.+)$/.exec(text) ?? []
  if (said === '' || / not /.test(not)) return null
  const [figure, ...more] = itemsIn(not.replace(/^the /, '').split(' '), separator)
  if (figure === undefined || more.length > 0) return null
  if (figure.type === 'unknown' || figure.type === 'zone' || figure.type === 'correction') return null
  // "Thirty, not twenty vol": the unit belongs to both.
  const unit = /\d$|(?:one|two|three|four|five|six|seven|eight|nine|ten|teen|ty)$/.test(said)
    ? (UNIT.exec(not)?.[0] ?? '')
    : ''
  // "It's ten volume, not twenty" corrects what stands; "it's ten volume" alone tells something.
  const isSaid = /^(?:it's|it is|that's|it should be) (?=.*\b(?:vols?|volumes?|grams?|g)$)/
  return (said + unit).replace(isSaid, 'make it ')
}
