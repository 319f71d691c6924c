import { describe, expect, test } from 'vitest'
import type { Bowl } from '../../../../shared/salon/records/records'
import {
  bowlStep,
  partAt,
  withDeveloper,
  withGrams,
  withMore,
  without,
  withRatio,
  withShade,
} from '../../../../web/chair/service/bowls/changes'
import { todaysSteps } from '../../../../web/chair/service/bowls/recipe'
import { aSheet, aStep, steps } from '../../ui/sheet/a-sheet'

const bowl: Bowl = {
  zone: 'Roots',
  mix: [
    { shade: '7/1', grams: 30 },
    { shade: '8/3', grams: 10 },
  ],
  developer_volume: 20,
  developer_grams: 60,
  ratio: '1:1.5',
  minutes: 35,
}

describe('a bowl changed by what was said', () => {
  test('the developer follows the grams, by the ratio', () => {
    expect(withGrams(bowl, '71', 50)).toEqual({
      mix: [
        { shade: '7/1', grams: 50 },
        { shade: '8/3', grams: 10 },
      ],
      developer_grams: 90,
    })
  })
  test('a developer that is weighed by itself takes the ratio with it, where that is one that people mix', () => {
    expect(withDeveloper(bowl, 80, null)).toEqual({ developer_grams: 80, ratio: '1:2' })
    expect(withDeveloper(bowl, 65, 30)).toEqual({ developer_grams: 65, ratio: null, developer_volume: 30 })
  })
  test('a shade is named where there are several, else nothing is changed', () => {
    expect(withGrams(bowl, null, 50)).toBeNull()
    expect(withShade(bowl, null, '7/2')).toBeNull()
    expect(withShade(bowl, '7.1', '7/2')?.mix?.[0]).toEqual({ shade: '7/2', grams: 30 })
    expect(withShade(bowl, '9/1', '7/2')).toBeNull()
  })
  test('a tube is never taken for another that only sounds alike in part', () => {
    const tubes = (...shades: string[]): Bowl => ({
      ...bowl,
      mix: shades.map(shade => ({ shade, grams: 10 })),
    })
    expect(withGrams(tubes('6/71', '6/0'), '7/1', 40)).toBeNull()
    expect(withShade(tubes('6/71', '6/0'), '71', '7/2')).toBeNull()
    expect(partAt(tubes('71/1', '6/0'), '7/11')).toBeNull()
    expect(partAt(tubes('7NN', '6N'), '7N')).toBeNull()
    expect(partAt(tubes('6/71', '7/1'), '7/1')).toBe(1)
    expect(partAt(tubes('Koleston 7.1', 'Koleston 6/71'), '7/1')).toBe(0)
    expect(partAt(tubes('Koleston 7/1', 'Igora 7-1'), '7/1')).toBeNull()
    expect(partAt(tubes('Ash toner', 'Clear'), 'ash')).toBe(0)
    expect(partAt(tubes('Ash toner', 'Ash'), 'ash')).toBe(1)
    expect(partAt(tubes('Ash toner', 'Ash brown'), 'ash')).toBeNull()
  })
  test('ten grams more are put to what is there, or beside it, and the developer follows', () => {
    expect(withMore(bowl, '8.3', 10)).toEqual({
      mix: [
        { shade: '7/1', grams: 30 },
        { shade: '8/3', grams: 20 },
      ],
      developer_grams: 75,
    })
    expect(withMore(bowl, '0/11', 5)?.mix?.at(-1)).toEqual({ shade: '0/11', grams: 5 })
    const twice: Bowl = {
      ...bowl,
      mix: [
        { shade: 'Koleston 7/1', grams: 10 },
        { shade: 'Igora 7-1', grams: 10 },
      ],
    }
    expect(withMore(twice, '7/1', 5)).toBeNull()
    expect(without(twice, '7/1')).toBeNull()
  })
  test('a tube that is taken out takes its developer with it', () => {
    expect(without(bowl, '83')).toEqual({ mix: [{ shade: '7/1', grams: 30 }], developer_grams: 45 })
    expect(without(bowl, '9/9')).toBeNull()
  })
  test('another ratio weighs the developer anew', () => {
    expect(withRatio(bowl, '1:2')).toEqual({ ratio: '1:2', developer_grams: 80 })
  })
})

describe('the bowl that is meant', () => {
  const prep = aStep({ title: 'Prepare', zone: null, mix: [], developer_volume: null })
  const today = todaysSteps(
    {
      ...aSheet(),
      blocks: [steps(prep, aStep({ zone: 'Regrowth' }), aStep({ zone: 'Mid-lengths and ends' }))],
    },
    [],
  )
  test('is the one on screen, else the first', () => {
    expect(bowlStep(today, 2, null)?.step.zone).toBe('Mid-lengths and ends')
    expect(bowlStep(today, 0, null)?.step.zone).toBe('Regrowth')
  })
  test('is the one whose zone is named, in part', () => {
    expect(bowlStep(today, 0, 'ends')?.step.zone).toBe('Mid-lengths and ends')
    expect(bowlStep(today, 0, 'fringe')).toBeNull()
  })
})
