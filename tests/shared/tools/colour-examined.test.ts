// An examiner's rounds: what hair, wishes and people are like at other chairs, in other words, and what a senior
// colourist would accept. The first line holds the words that an answer must or must not hold, by name.
import { describe, expect, it } from 'vitest'
import { sampleOf } from '../../support/sample'
import { answerTo, claimsAny, linesOf, saysAny } from './cases'

type Words = { words: Record<string, string[]>; never: Record<string, { any: string[]; raw?: boolean }> }
type Examined = {
  id: string
  /** The hair now, the wish, the condition. */
  input: [string, string, string]
  expect: {
    decision: string[]
    no_figures?: boolean
    kinds?: string[]
    volumes?: number[]
    minutes?: [number, number]
    flags?: Record<string, boolean>
    says: string[]
    never?: string[]
  }
}

const [words, ...cases] = linesOf<Words & Examined>('colour-examined.jsonl')
const ALWAYS = ['guarantee', 'no_damage_claim', 'forty_bleach', 'strong_scalp']

const asked = ([currentColor, desiredColor, hairCondition]: Examined['input']) =>
  answerTo({ clientName: 'Sam', currentColor, desiredColor, hairCondition })

describe('the examined cases', () => {
  for (const own of sampleOf(cases))
    it(`${own.id}: ${own.input.join(' | ')}`, () => {
      const answer = asked(own.input)
      const { decision, no_figures, kinds, volumes, minutes, flags, says, never } = own.expect
      expect(decision).toContain(answer.decision)
      if (no_figures) expect(answer.steps).toEqual([])
      for (const step of answer.steps) {
        if (kinds) expect(kinds).toContain(step.kind)
        if (volumes) expect(volumes).toContain(step.developer)
        for (const each of (minutes && step.minutes) ?? []) {
          expect(each).toBeGreaterThanOrEqual(minutes?.[0] ?? 0)
          expect(each).toBeLessThanOrEqual(minutes?.[1] ?? 0)
        }
      }
      for (const [flag, value] of Object.entries(flags ?? {}))
        expect([flag, answer.flags[flag]]).toEqual([flag, value])
      for (const id of says) expect(saysAny(answer.text, { id, any: words?.words[id] ?? [] }), id).toBe(true)
      for (const id of [...ALWAYS, ...(never ?? [])])
        expect(claimsAny(answer.text, { id, any: [], ...words?.never[id] }), id).toBe(false)
      if (answer.decision.startsWith('proceed'))
        expect(answer.text).toMatch(/patch test[\s\S]*48 hours[\s\S]*strand test/i)
    })
})

/** Wherever a stop is told, and whatever stands around it, no formula is given. */
const STOPS = [
  'her face swelled after a tint in 2020',
  'came out in hives after her last colour',
  'allergic to PPD',
  'patch test came up red and itchy',
  "she's 14",
  'head lice today',
  'open sores on her scalp',
  'weeping eczema on the scalp',
  'uses henna every few months',
  'had Grecian formula through it for a year',
  'hair is gummy and stretches when wet',
  'relaxer put in 3 days ago',
  'having chemo at the moment',
  'black henna tattoo blistered last summer',
  'perm done yesterday',
  'eyes swelled shut after dye',
]
const AROUND: readonly Examined['input'][] = [
  ['Natural level 6', '#. 7/3 all over', 'healthy'],
  ['Natural level 6, #', 'full head highlights level 9', 'healthy'],
  ['Level 5 tint, 40% grey, 4 weeks regrowth', '5/0 roots', 'hair fine, #'],
  ['# ; natural 7', 'balayage level 9', 'good'],
  ['bleached level 9', 'bleach to 10', 'no other problems, #'],
  ['No grey, never permed, #, natural 5', '6/1', 'healthy'],
  ['lovely healthy hair, level 6 natural and #', '7/4', 'no breakage'],
  ['natural 6. never had a problem until #', 'foils to 9', 'ok'],
  ['natural 6', 'foils 9', 'fine (although #)'],
]
/** What sounds like a stop and is none. */
const HARMLESS = [
  'touch of grey at the temples',
  'her sister reacted to tint once',
  'scalp clear',
  'patch test clear on Monday',
  'aged 34',
  'never had henna',
  'had nits at school as a kid',
  'stretch test fine',
  'last perm 5 years ago, cut out since',
  '16 years old',
  'blow dries every day',
  'reacts well to toner',
]

describe('a stop', () => {
  for (const stop of STOPS)
    it(`"${stop}" stops in every field and sentence`, () => {
      for (const input of AROUND) {
        const { decision, steps } = asked(input.map(text => text.replace('#', stop)) as Examined['input'])
        expect(['hold', 'refuse'], input.join(' | ')).toContain(decision)
        expect(steps).toEqual([])
      }
    })
  for (const word of HARMLESS)
    it(`"${word}" is none`, () => {
      for (const [now, wish, condition] of AROUND.slice(0, 2)) {
        const answer = asked([now, wish, condition].map(text => text.replace('#', word)) as Examined['input'])
        expect(['proceed', 'proceed_with_caution']).toContain(answer.decision)
      }
    })
})
