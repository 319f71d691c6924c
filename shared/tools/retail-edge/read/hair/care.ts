// What the trade keeps off hair that was smoothed or extended, listed like anything else to avoid.
import { familyOf } from '../../../../trade/ingredients'
import type { Avoid, Avoids } from '../avoids/avoids'
import type { Done } from './done'
import type { Evidence } from './hair'

function avoided(key: string, care: NonNullable<Avoid['care']>, { quote, where }: Evidence): Avoid[] {
  const family = familyOf(key)
  return family
    ? [{ key, name: family.name, kind: 'wish', mild: false, quote, where, family, word: null, care }]
    : []
}

/** Sulphates and salt wear off a smoothing treatment. Sulphates dry out extensions, which get no natural oil. */
export function withCare({ list, others }: Avoids, { smoothed, extensions }: Done): Avoids {
  const more = [
    ...(smoothed ? ['sulphate', 'salt'].flatMap(key => avoided(key, 'smoothed', smoothed)) : []),
    ...(extensions && !smoothed ? avoided('sulphate', 'extensions', extensions) : []),
  ]
  return { list: [...list, ...more.filter(({ key }) => !list.some(each => each.key === key))], others }
}
