// What this salon put on the head, from the formulas on the client's card. What is said of the hair now takes
// precedence. Where nothing is said, hair that we coloured isn't natural: colour doesn't lift colour. domain 1.7, 1.14
import type { Facts } from '../../../facts'

export type OnTheCard = { made_at: string; lightened: boolean }

/** At 1.25 cm a month, shoulder-length hair has grown out by then. domain 1.2 */
const GROWN_OUT_MONTHS = 24
const LIGHTENER =
  /\b(?:bleach|(?:pre-?)?lighten(?:er|ing)|decolou?r\w*|blondor|blond studio|platinium|freelights)\b/i
/** Washes off or adds no colour, so none of it is in the hair. */
const NO_COLOUR = /\b(?:treatment|mask|olaplex|bond|clear|remover|clarif\w+)\b/i

/** The latest formula; null if none still says anything about the hair. `today`: an ISO instant. */
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
