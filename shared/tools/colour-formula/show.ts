// The answer as a sheet: stops first, then the swatches, then the steps in working order.

import type { Block, Sheet, Step, Swatch } from '../../sheet'
import { percentOf } from '../../trade/colour/developers'
import { WARM_TONES } from '../../trade/tones'
import { partsOf } from '../step-words'
import type { ColourInput, ColourOutput, ColourStep } from './schema'
import { FOR_THE_CLIENT } from './stopped/for-the-client'
import { leftToday } from './stopped/today'

const isWarm = (tone: string | undefined): boolean => WARM_TONES.some(warm => warm === tone)

const TITLES: Record<ColourOutput['decision'], string> = {
  proceed: 'Colour formula',
  proceed_with_caution: 'Colour formula, with care',
  hold: 'On hold: do not colour yet',
  refuse: 'Do not colour',
  ask: 'More is needed first',
}

export const RULE_ZERO =
  "The maker's instructions for the exact line, and your salon's policy and insurer, override every figure here."

const list = (title: string, items: readonly string[]): Block[] =>
  items.length === 0
    ? []
    : [{ block: 'list', title, text: `${title}: ${items.join(' ')}`, items: [...items] }]

function swatches(output: ColourOutput): Block[] {
  const items: Swatch[] = []
  const add = (label: string, shade: ColourOutput['start'], detail: string | null) => {
    if (shade) items.push({ label, level: shade.level, tone: shade.tone, detail: detail ?? shade.words })
  }
  add('Start', output.start, null)
  add('Target', output.target, null)
  if (output.underlying)
    add(
      'Underlying pigment',
      output.underlying,
      isWarm(output.target?.tone)
        ? `${output.underlying.words}; it supports the warm result`
        : `${output.underlying.words}; neutralised by ${output.underlying.neutraliser}`,
    )
  return items.length === 0
    ? []
    : [{ block: 'swatches', text: items.map(item => `${item.label}: ${item.detail}.`).join(' '), items }]
}

/** Each saved bowl with its changes. */
function thenNow({ reasons }: ColourOutput): Block[] {
  const bowls = reasons.filter(isThenNow)
  return bowls.length === 0
    ? []
    : [
        {
          block: 'table',
          title: 'Then and now',
          text: bowls.map(({ title, text }) => `${title}: ${text}`).join('\n'),
          columns: ['Bowl', 'Then', 'Now'],
          rows: bowls.map(({ title, text }) => {
            const [then = '', now = ''] = text.split(ARROW)
            return [title, then, now]
          }),
        },
      ]
}
const ARROW = ' → '
const isThenNow = ({ rule, text }: ColourOutput['reasons'][number]): boolean =>
  rule === 'then-now' && text.split(ARROW).length === 2

function today(output: ColourOutput): Block[] {
  const left = leftToday(output)
  return left === null
    ? []
    : [
        ...list('What may be done today', left.may),
        { block: 'copy', title: FOR_THE_CLIENT, text: left.words },
      ]
}

function sheetStep(step: ColourStep, held: boolean): Step {
  const volume = step.developer_volume
  return {
    title: step.title,
    zone: step.zone,
    mix: step.mix,
    developer_volume: volume,
    developer_percent: volume === null ? null : percentOf(volume),
    developer_grams: step.developer_grams,
    ratio: step.ratio,
    minutes: step.minutes ? [step.minutes.from, step.minutes.to] : null,
    check_every_minutes: step.check_every_minutes,
    how: step.how,
    watch: step.watch,
    held,
  }
}

export function show(output: ColourOutput, input: ColourInput): Sheet {
  const held = output.holds.length > 0
  const answers = output.decision === 'proceed' || output.decision === 'proceed_with_caution'
  const noted = (wanted: ColourOutput['reasons'][number]['tone']): Block[] =>
    output.reasons
      .filter(reason => reason.tone === wanted && !isThenNow(reason))
      .map(({ tone, title, text, rule }) => ({ block: 'note', tone, title, text, rule }))
  const lead: Block = {
    block: 'note',
    tone: answers ? 'info' : output.decision === 'ask' ? 'caution' : 'stop',
    title: null,
    text: output.summary,
    rule: null,
  }
  const steps: Block[] =
    output.steps.length === 0
      ? []
      : [
          {
            block: 'steps',
            title: 'Steps',
            text: output.steps.map(step => step.title).join('. '),
            items: output.steps.map(step => sheetStep(step, held && step.kind !== 'prep')),
          },
        ]
  const tests = list('Before mixing', output.tests)
  const questions = list('Please say', output.questions)
  const stops = noted('stop')
  // If it can be mixed, the recipe comes first. If it can't, the reason comes before it.
  const isRecipe = answers && !held && stops.length === 0
  const blocks: Block[] = [
    ...(isRecipe
      ? [...questions, ...swatches(output), ...thenNow(output), ...steps, ...tests, ...noted('caution'), lead]
      : [
          lead,
          ...stops,
          ...today(output),
          ...questions,
          ...swatches(output),
          ...tests,
          ...thenNow(output),
          ...steps,
          ...noted('caution'),
        ]),
    ...noted('info'),
    ...list(
      'Visits',
      output.visits.map(visit => `${visit.title}: ${visit.text}`),
    ),
    ...(output.expected === ''
      ? []
      : [
          {
            block: 'note' as const,
            tone: 'info' as const,
            title: 'Expected result',
            text: output.expected,
            rule: null,
          },
        ]),
    ...list('Aftercare', output.aftercare),
    ...list('Assumed', output.assumed),
    ...list('Set aside by you', output.set_aside),
    ...(answers
      ? [{ block: 'note' as const, tone: 'info' as const, title: null, text: RULE_ZERO, rule: 'rule-zero' }]
      : []),
  ]
  return {
    title: `${TITLES[output.decision]} – ${input.clientName}`,
    spoken: spoken(output),
    holds: output.holds,
    blocks,
  }
}

const fromTo = ({ from, to }: { from: number; to: number }): string =>
  from === to ? `${from}` : `${from} to ${to}`

function spoken(output: ColourOutput): string {
  const grave = output.reasons.filter(reason => reason.tone === 'stop').map(reason => reason.text)
  const steps = output.steps.map(step => {
    const ratio = step.ratio ? `ratio ${step.ratio}` : ''
    const mix = [...partsOf(step), ratio].filter(Boolean).join(', ')
    const minutes = step.minutes ? `${fromTo(step.minutes)} minutes` : ''
    return [step.title, mix, minutes].filter(Boolean).join('. ').concat('.')
  })
  const left = leftToday(output)
  const cautions = output.reasons.filter(reason => reason.tone === 'caution').map(reason => reason.text)
  return [
    ...output.holds.map(hold => hold.text),
    output.summary,
    ...grave,
    ...(left === null ? [] : ['Today:', ...left.may]),
    ...output.questions,
    ...output.tests,
    ...steps,
    ...cautions,
    output.expected,
  ]
    .filter(Boolean)
    .join(' ')
}
