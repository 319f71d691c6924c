import { describe, expect, test } from 'vitest'
import { ChairBowl } from '../../../../shared/salon/records/records'
import {
  keptBowl,
  stepsOf,
  todaysSteps,
  usedSteps,
  withBowl,
  withSteps,
} from '../../../../web/chair/service/bowls/recipe'
import { aSheet, aStep, steps } from '../../ui/sheet/a-sheet'

const prep = aStep({ title: 'Prepare', mix: [], developer_volume: null, developer_grams: null, zone: null })
const sheet = { ...aSheet(), blocks: [steps(prep, aStep({ zone: 'Regrowth' }), aStep({ zone: 'Ends' }))] }

describe("today's recipe", () => {
  test('is the answer’s own while nothing was changed', () => {
    const today = todaysSteps(sheet, [])
    expect(today.map(({ step }) => step)).toEqual(stepsOf(sheet))
    expect(withSteps(sheet, today)).toEqual(sheet)
  })

  test('has the figures of a changed bowl and the words of the answer', () => {
    const [, regrowth] = todaysSteps(sheet, [])
    if (!regrowth) throw new Error('no step')
    const bowl = ChairBowl.parse({ ...keptBowl(regrowth), developer_volume: 30 })
    const changed = todaysSteps(sheet, [bowl])[1]?.step
    expect(changed).toMatchObject({ developer_volume: 30, developer_percent: 9, zone: 'Regrowth' })
    expect(changed?.how).toEqual(regrowth.step.how)
    expect(changed?.mix).toEqual(regrowth.step.mix)
    // A span of minutes stays a span where the bowl keeps its first.
    expect(changed?.minutes).toEqual(regrowth.step.minutes)
  })

  test('keeps a part that nobody weighs unweighed', () => {
    const unweighed = { ...aSheet(), blocks: [steps(aStep({ mix: [{ what: 'lightener', grams: null }] }))] }
    const [only] = todaysSteps(unweighed, [])
    if (!only) throw new Error('no step')
    expect(todaysSteps(unweighed, [keptBowl(only)])[0]?.step.mix).toEqual([
      { what: 'lightener', grams: null },
    ])
  })

  test('has what was added at the chair after the steps of the answer', () => {
    const added = ChairBowl.parse({
      id: 'b1',
      step: null,
      started_at: null,
      reason: null,
      zone: 'Fringe',
      mix: [{ shade: '8/1', grams: 10 }],
      developer_volume: 20,
      developer_grams: 15,
      ratio: '1:1.5',
      minutes: 20,
    })
    const today = todaysSteps(sheet, [added])
    expect(today.map(({ step }) => step.title).at(-1)).toBe('Fringe')
    expect(today.at(-1)?.from).toBeNull()
    expect(todaysSteps(null, [added])).toHaveLength(1)
  })
})

describe('what was used', () => {
  test('is what was started; the rest is told as left out', () => {
    const [, regrowth] = todaysSteps(sheet, [])
    if (!regrowth) throw new Error('no step')
    const begun = { ...keptBowl(regrowth), started_at: '2026-11-21T10:00:00.000Z' }
    const { used, left } = usedSteps(todaysSteps(sheet, withBowl([], begun)))
    expect(used.map(({ step }) => step.zone)).toEqual(['Regrowth'])
    expect(left.map(({ step }) => step.zone)).toEqual(['Ends'])
  })

  test('is every bowl where nobody tapped start, and never a step without one', () => {
    const { used, left } = usedSteps(todaysSteps(sheet, []))
    expect(used.map(({ step }) => step.zone)).toEqual(['Regrowth', 'Ends'])
    expect(left).toEqual([])
  })
})
