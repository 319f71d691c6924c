// "Same as last time" at the chair: the bowls that were really used, as the steps of a new answer. The tool's own rules run
// over them each time they are drawn, as over any other answer.
import type { Bowl, FieldsOf } from '../../shared/records'

type Formula = Pick<FieldsOf<'formula'>, 'bowls'>

const POWDER = /\b(?:bleach\w*|lightener|lightening|powder|blondor|decolou?r\w*)\b/i
const RATIOS = [1, 1.5, 2, 2.5, 3]

/** What the limits of a bowl are read from; who saved it named no kind. */
function kindOf({ mix, developer_volume }: Bowl): string {
  if (mix.some(part => POWDER.test(part.shade))) return 'lighten_off'
  return developer_volume === null || developer_volume === 0 ? 'direct' : 'tint_lift2'
}

/** "1:1.5" as it was noted, else the nearest to what was weighed. */
function ratioOf({ ratio, mix, developer_grams }: Bowl): string | null {
  if (ratio !== null) return ratio
  const colour = mix.reduce((sum, part) => sum + part.grams, 0)
  if (developer_grams === null || developer_grams === 0 || colour === 0) return null
  const is = developer_grams / colour
  const nearest = RATIOS.reduce((a, b) => (Math.abs(b - is) < Math.abs(a - is) ? b : a))
  return `1:${nearest}`
}

/** The steps of a colour answer, one a bowl; an empty list where nothing was mixed. */
export function stepsFromFormula({ bowls }: Formula): Record<string, unknown>[] {
  return bowls.map((bowl, at) => ({
    kind: kindOf(bowl),
    title: bowl.zone.trim() || `Bowl ${at + 1}`,
    zone: null,
    mix: bowl.mix.map(part => ({ what: part.shade, grams: part.grams })),
    developer_volume: bowl.developer_volume,
    developer_grams: bowl.developer_grams,
    ratio: ratioOf(bowl),
    minutes: bowl.minutes === null ? null : { from: bowl.minutes, to: bowl.minutes },
    check_every_minutes: null,
    how: [],
    watch: [],
  }))
}

/** The engine's draft with last time's bowls; where it gives no formula (a refusal, a question), none is put in. */
export function sameDraft(draft: Record<string, unknown>, formula: Formula): Record<string, unknown> {
  const steps = stepsFromFormula(formula)
  const advises = Array.isArray(draft.steps) && draft.steps.length > 0
  return advises && steps.length > 0 ? { ...draft, steps } : draft
}
