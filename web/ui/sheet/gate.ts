import { isBowl, type Sheet } from '../../../shared/sheet'

/**
 * Where the work starts: before the first step that may be held, else before the first bowl. Null if nothing is mixed
 * (a refusal, a question).
 */
export function gateOf(sheet: Pick<Sheet, 'blocks'>): { block: number; step: number } | null {
  const places = sheet.blocks.flatMap((block, index) =>
    block.block === 'steps' ? block.items.map((item, step) => ({ item, block: index, step })) : [],
  )
  const found = places.find(place => place.item.held) ?? places.find(place => isBowl(place.item))
  return found ? { block: found.block, step: found.step } : null
}
