// What a senior colourist would accept: the open cases with their own rules, and the project's cases.
import { describe, expect, it } from 'vitest'
import { type Facts, NO_FACTS } from '../../../shared/facts'
import type { Question } from '../../../shared/tool'
import { draft } from '../../../shared/tools/colour-formula/engine'
import type { ColourInput } from '../../../shared/tools/colour-formula/schema'
import { sampleOf } from '../../support/sample'
import { type Answered, answerTo, claimsAny, type Item, linesOf, saysAny } from './cases'

type OpenCase = {
  id: string
  input: ColourInput
  facts?: Facts
  confidence: 'high' | 'medium'
  why: string
  expect: {
    decision_allowed: string[]
    flags: Record<string, boolean | null>
    developer_volumes_allowed: number[]
    mixing_ratios_allowed: string[]
    time_minutes_range: [number, number] | null
    steps: Record<string, { developer: number[]; ratio: string[]; minutes: [number, number] }>
    must: Item[]
    must_not: Item[]
  }
}

const within = (minutes: [number, number] | null, range: [number, number] | null): boolean =>
  minutes === null || range === null || minutes.every(value => value >= range[0] && value <= range[1])

function failures(answer: Answered, wanted: OpenCase['expect']): string[] {
  const bad: string[] = []
  for (const item of wanted.must) if (!saysAny(answer.text, item)) bad.push(`does not say ${item.id}`)
  for (const item of wanted.must_not) if (claimsAny(answer.text, item)) bad.push(`claims ${item.id}`)
  if (!wanted.decision_allowed.includes(answer.decision)) bad.push(`decides ${answer.decision}`)
  if (wanted.flags.formula_absent && answer.steps.length > 0) bad.push('gives a formula')
  for (const flag of ['multi_session', 'prelighten', 'pre_pigment'])
    if (typeof wanted.flags[flag] === 'boolean' && answer.flags[flag] !== wanted.flags[flag])
      bad.push(`flag ${flag}`)
  if (!wanted.flags.formula_absent)
    for (const step of answer.steps) {
      if (!wanted.developer_volumes_allowed.includes(step.developer))
        bad.push(`${step.kind} at ${step.developer} vol`)
      if (!wanted.mixing_ratios_allowed.includes(step.ratio)) bad.push(`${step.kind} at ratio ${step.ratio}`)
      if (!within(step.minutes, wanted.time_minutes_range)) bad.push(`${step.kind} for ${step.minutes}`)
      const known = wanted.steps[step.kind]
      if (!known) continue
      if (!known.developer.includes(step.developer)) bad.push(`${step.kind}: developer ${step.developer}`)
      if (!known.ratio.includes(step.ratio)) bad.push(`${step.kind}: ratio ${step.ratio}`)
      if (!within(step.minutes, known.minutes)) bad.push(`${step.kind}: minutes ${step.minutes}`)
    }
  return bad
}

describe('the open cases', () => {
  for (const open of sampleOf(linesOf<OpenCase>('colour.dev.jsonl')))
    it(`${open.id}: ${open.why}`, () => {
      expect(failures(answerTo(open.input, open.facts), open.expect)).toEqual([])
    })

  it('are marked down where an answer is wrong', () => {
    const [first] = linesOf<OpenCase>('colour.dev.jsonl')
    const answer = answerTo(first!.input)
    const wrong = {
      ...answer,
      text: 'Guaranteed.',
      steps: [{ kind: 'tint_lift1', developer: 40, ratio: '1:1', minutes: [5, 90] as [number, number] }],
    }
    expect(failures(wrong, first!.expect).length).toBeGreaterThan(4)
  })
})

type OwnCase = {
  id: string
  input: ColourInput
  facts?: Facts
  expect: {
    decision: string[]
    kinds?: string[]
    volumes?: number[]
    flags?: Record<string, boolean>
    no_figures?: boolean
    says: string[]
    never: string[]
  }
}

describe('the project’s own cases', () => {
  const cases = linesOf<OwnCase>('colour-cases.jsonl')

  it('are at least eighty', () => {
    expect(cases.length).toBeGreaterThanOrEqual(80)
  })

  for (const own of sampleOf(cases))
    it(`${own.id}: ${own.input.currentColor} → ${own.input.desiredColor} (${own.input.hairCondition})`, () => {
      const answer = answerTo(own.input, own.facts)
      const { decision, kinds, volumes, flags, no_figures, says, never } = own.expect
      expect(decision).toContain(answer.decision)
      if (no_figures) expect(answer.steps).toEqual([])
      if (kinds) {
        expect(answer.steps.length).toBeGreaterThan(0)
        for (const step of answer.steps) expect(kinds).toContain(step.kind)
      }
      for (const step of answer.steps) if (volumes) expect(volumes).toContain(step.developer)
      for (const [flag, value] of Object.entries(flags ?? {}))
        expect([flag, answer.flags[flag]]).toEqual([flag, value])
      for (const pattern of says)
        expect(saysAny(answer.text, { id: pattern, any: [pattern] }), pattern).toBe(true)
      for (const pattern of never)
        expect(claimsAny(answer.text, { id: pattern, any: [pattern] }), pattern).toBe(false)
      if (answer.decision.startsWith('proceed'))
        expect(answer.text).toMatch(/patch test[\s\S]*48 hours[\s\S]*strand test/i)
    })
})

describe('what stands under a step’s cautions', () => {
  it('holds nothing that is good news', () => {
    for (const [currentColor, desiredColor] of [
      ['Natural level 6', '7/3 all over'],
      ['Natural 6 regrowth 2 cm, lengths 7 copper faded', 'refresh 7/4 all over'],
    ] as const) {
      const input = { clientName: 'Sam', currentColor, desiredColor, hairCondition: 'healthy' }
      const { steps } = draft({
        input,
        facts: NO_FACTS,
        today: '2026-01-01T09:00:00.000Z',
      } as Question<ColourInput>)
      expect(steps.flatMap(({ how }) => how).join(' ')).toContain('helps the warm tone')
      expect(steps.flatMap(({ watch }) => watch).join(' ')).not.toContain('helps')
    }
  })
})
