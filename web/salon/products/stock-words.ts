// Wording for what is left on the shelf.
import { shadeKey } from '../../../shared/salon/stock/shade-key'
import type { ShelfStock } from '../../../shared/salon/stock/shelf'

/** Colour comes in tubes, developer in bottles, lightener in tubs. */
export function packWord(shade: string | null, many: number): string {
  const key = shadeKey(shade ?? '')
  const word = key === 'lightener' ? 'tub' : key?.endsWith(' vol') ? 'bottle' : 'tube'
  return many === 1 ? word : `${word}s`
}

const figure = (amount: number): string => amount.toLocaleString('en-GB', { maximumFractionDigits: 1 })

/** "2.5 tubes", "40 g", "Not counted yet". */
export function standingWords({ grams, packs }: ShelfStock, shade: string | null): string {
  if (grams === null) return 'Not counted yet'
  if (packs === null) return `${figure(grams)} g`
  return `${figure(packs)} ${packWord(shade, packs)}`
}
