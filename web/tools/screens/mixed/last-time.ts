// A client's last saved formula in words: shown as "Last time", and a start for the next question.
import type { Bowl, FieldsOf, Shade } from '../../../../shared/salon/records/records'
import { agoOf, dayOf } from '../../../ui/kit/when'

type Formula = Pick<FieldsOf<'formula'>, 'title' | 'made_at' | 'start' | 'result'>

export function shadeText(shade: Shade | null): string | null {
  return shade === null ? null : [`level ${shade.level}`, shade.tone].filter(Boolean).join(' ')
}

/** "Roots: 30 g 6/0 + 30 g 6/71, 60 g 20 vol, 1:1, 35 min" */
export function bowlText(bowl: Bowl): string {
  const mix = bowl.mix.map(part => `${part.grams} g ${part.shade}`).join(' + ')
  const developer =
    bowl.developer_volume === null || bowl.developer_volume === 0
      ? null
      : `${bowl.developer_grams === null ? '' : `${bowl.developer_grams} g `}${bowl.developer_volume} vol`
  const rest = [mix, developer, bowl.ratio, bowl.minutes === null ? null : `${bowl.minutes} min`]
  return [bowl.zone, rest.filter(Boolean).join(', ')].filter(Boolean).join(': ')
}

const SAME = 'Same as last time: '
/** If the title was itself a "same as last time", only the wish in it. Any differences are already in the bowls. */
export const wishIn = (title: string): string =>
  title
    .replace(/^(same as last time[:.,]?\s*)+/i, '')
    .replace(/(^|\s)(?:but|same)\b.*$/i, '')
    .replace(/[.\s]+$/, '')

/**
 * The two fields of the next question that the last formula can fill, to correct after a look at the hair. The recipe
 * itself is left out: it goes along with the facts.
 */
export function sameAsLastTime(
  { title, made_at, start, result }: Formula,
  today: string,
  limit = 500,
): { currentColor: string; desiredColor: string } {
  const natural =
    start?.tone === 'natural' ? `Natural level ${start.level} regrowth, lengths coloured` : 'Coloured'
  const reached = shadeText(result)
  const when = `on ${dayOf(made_at)} (${agoOf(made_at, Date.parse(today))}).`
  const wanted = wishIn(title) || reached
  return {
    currentColor: [natural, reached, when].filter(Boolean).join(' '),
    desiredColor: (wanted ? `${SAME}${wanted}` : 'Same as last time').slice(0, limit),
  }
}
