// The answer under the specification's own names: the function get-color-formula and the view colour_formulas.
import { percentOf } from '../../trade/colour/developers'
import type { ColourOutput, ColourStep } from './schema'
import { RULE_ZERO } from './show'

export const functionName = 'get-color-formula'

/** get-color-formula's response. */
export const responseOf = (output: ColourOutput) => ({
  ...asColourFormulas(output),
  decision: output.decision,
})

type ColourFormulas = {
  formula: string
  processingTime: string
  applicationTips: string[]
  expectedResult: string
}

function formulaOf(step: ColourStep): string {
  const mix = step.mix
    .map(part => (part.grams === null ? part.what : `${part.grams} g ${part.what}`))
    .join(' + ')
  const developer =
    step.developer_volume === null
      ? ''
      : step.developer_volume === 0
        ? 'no developer'
        : `${step.developer_grams === null ? '' : `${step.developer_grams} g `}${step.developer_volume} vol (${percentOf(step.developer_volume)} %)`
  return `${step.title}${step.zone ? ` (${step.zone})` : ''}: ${[mix, developer, step.ratio ? `ratio ${step.ratio}` : ''].filter(Boolean).join(', ')}`
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/).filter(part => part !== '')

/** Keeps the sentences without a figure; empty if there are none. */
const withoutFigures = (texts: readonly string[]): string =>
  texts
    .flatMap(sentencesOf)
    .filter(sentence => !/\d/.test(sentence))
    .join(' ')

/**
 * Never null and never empty: a refusal, a hold or a question says so in `formula` with its reason, but gives no
 * figure. The tips say what to do instead.
 */
export function asColourFormulas(output: ColourOutput): ColourFormulas {
  const mixed = output.steps.filter(step => step.kind !== 'prep')
  const reasons = output.reasons.map(reason => `${reason.title}: ${reason.text}`)
  if (mixed.length === 0)
    return {
      formula:
        withoutFigures([
          output.summary,
          ...output.reasons.filter(({ tone }) => tone === 'stop').map(({ text }) => text),
        ]) || (output.decision === 'ask' ? 'More is needed first.' : 'Do not colour yet.'),
      processingTime: '–',
      applicationTips: [...output.questions, ...reasons, ...output.tests],
      expectedResult: output.expected || 'Open until this is settled.',
    }
  return {
    formula: mixed.map((step, index) => `${index + 1}. ${formulaOf(step)}`).join('\n'),
    processingTime: mixed
      .filter(step => step.minutes !== null)
      .map(
        step =>
          `${step.title}: ${step.minutes?.from}–${step.minutes?.to} minutes${step.check_every_minutes ? `, check every ${step.check_every_minutes}` : ''}`,
      )
      .join('; '),
    applicationTips: [
      ...output.holds.map(({ text }) => text),
      ...output.tests,
      ...output.steps.flatMap(step => [...step.how, ...step.watch]),
      ...reasons,
      ...output.visits.map(visit => `${visit.title}: ${visit.text}`),
      ...output.assumed.map(text => `Assumed: ${text}`),
      ...output.aftercare,
      RULE_ZERO,
    ],
    expectedResult: [output.summary, output.expected].filter(Boolean).join(' '),
  }
}
