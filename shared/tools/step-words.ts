// What goes into a step's bowl, in order.
import type { Step } from '../sheet'

type Mixed = Pick<Step, 'mix' | 'developer_volume' | 'developer_grams'>

/** "40 g 7/43", "40 g 20 vol". */
export function partsOf({ mix, developer_volume: volume, developer_grams: grams }: Mixed): string[] {
  const parts = mix.map(part => (part.grams === null ? part.what : `${part.grams} g ${part.what}`))
  return volume === null || volume === 0
    ? parts
    : [...parts, `${grams === null ? '' : `${grams} g `}${volume} vol`]
}
