// "Thirty vol, not twenty": one figure set against another. The denied one is only there to tell them apart.
import type { Context } from '../intents'
import { itemsIn } from './mix-items'

const UNIT = /(?: (?:vols?|volumes?|percent|minutes?|mins?|grams?|g))$/

/** The text without its "not …", if that holds a single figure; null where it holds anything more. */
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
  // "It's ten volume, not twenty" is a correction; "it's ten volume" alone is just a remark.
  const isSaid = /^(?:it's|it is|that's|it should be) (?=.*\b(?:vols?|volumes?|grams?|g)$)/
  return (said + unit).replace(isSaid, 'make it ')
}
