// A formula in the order in which it is weighed: tubes with their weights, the developer, the time. Each line waits
// until whoever weighs says "next".
import type { Bowl } from '../../salon/records/records'
import { minutesWords, ratioWords, volumeWords } from './bowl-words'

/** 30 g at 1:1.5 → 45. Null: the ratio or a weight is missing. */
export function developerNeeded({ mix, developer_grams, ratio }: Bowl): number | null {
  if (developer_grams !== null) return developer_grams
  const [one, other] = (ratio ?? '').split(':').map(Number)
  if (!one || !other || mix.length === 0 || mix.some(({ grams }) => grams === 0)) return null
  return Math.round((mix.reduce((sum, { grams }) => sum + grams, 0) * other * 10) / one) / 10
}

const part = ({ shade, grams }: Bowl['mix'][number]): string =>
  grams === 0 ? `${shade}, no weight is written` : `${grams} grams ${shade}`

export function developerWords(bowl: Bowl): string | null {
  if (!bowl.developer_volume) return bowl.ratio === null ? null : ratioWords(bowl.ratio)
  const grams = developerNeeded(bowl)
  const words = `${grams === null ? '' : `${grams} grams of `}${volumeWords(bowl.developer_volume)}`
  return [words, bowl.ratio === null ? null : ratioWords(bowl.ratio)].filter(Boolean).join(', ')
}

function linesOf(bowl: Bowl, lead: string): string[] {
  const lines = [
    ...bowl.mix.map(part),
    developerWords(bowl),
    bowl.minutes === null ? null : minutesWords(bowl.minutes),
  ].filter(line => line !== null)
  return (lines.length === 0 ? ['nothing is written in it'] : lines).map(
    (line, at) => `${at === 0 ? lead : ''}${line.charAt(0).toUpperCase()}${line.slice(1)}.`,
  )
}

export const formulaLines = (bowls: readonly Bowl[]): string[] =>
  bowls.flatMap((bowl, at) =>
    linesOf(
      bowl,
      bowls.length === 1 ? `${bowl.zone}. ` : `Bowl ${at + 1} of ${bowls.length}, ${bowl.zone}. `,
    ),
  )
