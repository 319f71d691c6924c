// What the salon itself put on this head, by the formulas on the client's card. What is said of the hair now stands above
// it; where nothing is, hair that this salon coloured is no natural hair: colour doesn't lift colour. domain 1.7, 1.14
import type { Facts } from '../../../facts'

export type OnTheCard = { made_at: string; lightened: boolean }

/** At 1.25 cm a month, hair to the shoulders has grown out by then. domain 1.2 */
const GROWN_OUT_MONTHS = 24
const LIGHTENER =
  /\b(?:bleach|(?:pre-?)?lighten(?:er|ing)|decolou?r\w*|blondor|blond studio|platinium|freelights)\b/i
/** Washes off or never coloured: no part of what stands in the hair. */
const NO_COLOUR = /\b(?:treatment|mask|olaplex|bond|clear|remover|clarif\w+)\b/i

/** The latest of them; null: none that still tells of the hair. `today`: an ISO instant. */
export function onTheCard({ formulas }: Facts, today: string): OnTheCard | null {
  const since = new Date(today)
  since.setUTCMonth(since.getUTCMonth() - GROWN_OUT_MONTHS)
  const lately = formulas.filter(({ made_at, bowls }) => {
    const at = Date.parse(made_at)
    const colours = bowls.some(({ mix }) => mix.some(({ shade }) => shade !== '' && !NO_COLOUR.test(shade)))
    return colours && !(at < since.getTime())
  })
  const [latest] = lately
  if (!latest) return null
  const lightened = lately.some(({ bowls }) =>
    bowls.some(({ mix, zone }) => LIGHTENER.test(zone) || mix.some(({ shade }) => LIGHTENER.test(shade))),
  )
  return { made_at: latest.made_at, lightened }
}
