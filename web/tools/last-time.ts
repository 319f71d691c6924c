// A client's last saved formula as words: shown as "Last time", and the start of the next question.
import type { Bowl, FieldsOf, Shade } from '../../shared/records'
import { agoOf, dayOf } from '../records/when'

type Formula = Pick<FieldsOf<'formula'>, 'title' | 'made_at' | 'start' | 'result' | 'bowls'>

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

/** As many whole parts as fit: a recipe cut in the middle of a number would be another recipe. */
function fitted(parts: readonly string[], limit: number): string {
  let text = ''
  for (const part of parts) {
    const next = text === '' ? part : `${text} ${part}`
    if (next.length > limit) break
    text = next
  }
  return text
}

/** The two fields of the next question that the last formula can answer; the hair itself must be looked at again. */
export function sameAsLastTime(
  formula: Formula,
  today: string,
  limit = 500,
): { currentColor: string; desiredColor: string } {
  const result = shadeText(formula.result)
  const start = shadeText(formula.start)
  const coloured = `Coloured ${result ? `to ${result} ` : ''}on ${dayOf(formula.made_at)} (${agoOf(formula.made_at, Date.parse(today))})`
  return {
    currentColor: fitted(
      [
        `${coloured}${start ? `, from ${start}` : ''}.`,
        ...(result || !formula.title ? [] : [`${formula.title}.`]),
      ],
      limit,
    ),
    desiredColor: fitted(
      [
        `Same as last time${result ? `: ${result}` : formula.title ? `: ${formula.title}` : ''}.`,
        ...formula.bowls.map(bowl => `${bowlText(bowl)}.`),
      ],
      limit,
    ),
  }
}
