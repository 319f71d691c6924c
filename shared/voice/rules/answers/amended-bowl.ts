// The recipe that is waiting for a yes, with one figure changed.
import type { Bowl } from '../../../salon/records/records'
import { isDeveloperGrams, isMinutes, isTubeGrams } from '../../bowl/limits'
import type { Item } from '../../bowl/mix-items'
import { isPlainVolume, type Meant, type Understood } from '../../intents'
import { choices } from '../../lexicon/rule'
import { meantAs } from '../../say'

const asFormula = (bowl: Bowl): Meant => meantAs({ id: 'formula', slots: { bowls: [bowl] } })

/** Changes one figure. Where a bare number could be two of them, we offer both. */
export function bowlWith(bowl: Bowl, items: readonly Item[]): Understood | null {
  const [first, second, ...more] = items
  if (first === undefined || more.length > 0) return null
  const to = (patch: Partial<Bowl>): Understood => ({ kind: 'meant', ...asFormula({ ...bowl, ...patch }) })
  if (second !== undefined) return weighed(bowl, [first, second])
  switch (first.type) {
    case 'volume':
      return first.value === null ? null : to({ developer_volume: first.value })
    case 'minutes':
      return isMinutes(first.value) ? to({ minutes: first.value }) : null
    case 'ratio':
      return to({ ratio: first.value })
    case 'developer-grams':
      return isDeveloperGrams(first.value) ? to({ developer_grams: first.value }) : null
    case 'grams':
      return weighsOne(bowl, first.value)
    case 'number':
      return bareFigure(bowl, first.value)
    default:
      return null
  }
}

function weighed(bowl: Bowl, items: readonly Item[]): Understood | null {
  const grams = items.find(item => item.type === 'grams')
  const shade = items.find(item => item.type === 'shade')
  if (grams?.type !== 'grams' || shade?.type !== 'shade') return null
  if (!isTubeGrams(grams.value) || !bowl.mix.some(part => part.shade === shade.value)) return null
  const mix = bowl.mix.map(part => (part.shade === shade.value ? { ...part, grams: grams.value } : part))
  return { kind: 'meant', ...asFormula({ ...bowl, mix }) }
}

const oneWeight = (bowl: Bowl, grams: number): Meant | null =>
  bowl.mix.length === 1 && isTubeGrams(grams)
    ? asFormula({ ...bowl, mix: bowl.mix.map(part => ({ ...part, grams })) })
    : null
function weighsOne(bowl: Bowl, grams: number): Understood | null {
  const one = oneWeight(bowl, grams)
  return one && { kind: 'meant', ...one }
}

function bareFigure(bowl: Bowl, value: number): Understood | null {
  const all = [
    isPlainVolume(value) && bowl.developer_volume !== null
      ? asFormula({ ...bowl, developer_volume: value })
      : null,
    oneWeight(bowl, value),
    bowl.minutes !== null && isMinutes(value) ? asFormula({ ...bowl, minutes: value }) : null,
  ].filter(each => each !== null)
  const [only, second] = all
  if (!only) return null
  return second ? choices([only, second], 'Which is it?') : { kind: 'meant', ...only }
}
