// Grey: how much of the natural series the mix needs. domain 1.7 [MODSALON][CLUB][OLIGO][MINARDI3]
type GreyBand = { share: number; words: string }

/** Share of natural series in the mix, by percent of grey; some modern lines need none (the maker's sheet decides). */
export function naturalShare(percent: number): GreyBand {
  if (percent < 25) return { share: 0.25, words: 'a quarter natural series' }
  if (percent < 40) return { share: 1 / 3, words: 'a third natural series' }
  if (percent < 50) return { share: 0.5, words: 'half natural series' }
  if (percent <= 70) return { share: 0.5, words: 'half natural series' }
  if (percent < 90) return { share: 0.75, words: 'three quarters natural series' }
  return { share: 0.75, words: 'three quarters to all natural series' }
}

/** From this level up, a shade is sheer on white hair. [MINARDI3] */
export const SHEER_FROM = 8
/** A demi blends grey but doesn't cover it: roughly up to here, though sources say 30–70. [ZEB][CON] */
export const DEMI_BLENDS_TO = 50
