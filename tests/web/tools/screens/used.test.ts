import { describe, expect, it } from 'vitest'
import { Formula } from '../../../../shared/salon/records/records'
import {
  bowlsFrom,
  filledAnew,
  formulaOf,
  missingIn,
  usedFrom,
} from '../../../../web/tools/screens/mixed/used'
import { aSheet, aStep, steps } from '../../ui/sheet/a-sheet'

const at = '2026-11-21T10:00:00.000Z'
const whose = { client_id: 'c1', client_name: 'Siobhan', ask_id: 'ask1', who: 'Ana' }

describe('what was used starts from what was advised', () => {
  const used = usedFrom(aSheet(), '6/71 on the regrowth', at)

  it('has one bowl for each step that is mixed, with all its figures', () => {
    expect(used.bowls).toHaveLength(1)
    expect(used.bowls[0]).toMatchObject({
      zone: 'Regrowth',
      mix: [
        { shade: '6/0', grams: 30 },
        { shade: '6/71', grams: 10 },
      ],
      developer_volume: 20,
      developer_grams: 60,
      ratio: '1:1.5',
      minutes: 30,
      advised: '30–45',
    })
  })

  it('takes the shades from the swatches', () => {
    expect(used.start).toEqual({ level: 5, tone: 'natural' })
    expect(used.result).toEqual({ level: 6, tone: 'brown' })
  })

  it.each([
    ['Same as last time: Grey coverage, roots', 'Grey coverage, roots'],
    ['Same as last time: Same as last time: Ash refresh', 'Ash refresh'],
    ['Same as last time', 'Same as last time'],
    ['Copper, but not orange.', 'Copper, but not orange.'],
  ])('%j is kept as %j', (asked, title) => {
    expect(usedFrom(aSheet(), asked, at).title).toBe(title)
  })

  it('leaves the steps of later visits out', () => {
    const later = aStep({ zone: 'Second visit' })
    expect(bowlsFrom({ blocks: [steps(aStep()), steps(later)] }).map(bowl => bowl.zone)).toEqual(['Regrowth'])
  })

  it('says when its remarks are too long, and does not cut them', () => {
    expect(missingIn({ ...used, remarks: 'x'.repeat(20_000) })).toEqual({})
    expect(missingIn({ ...used, remarks: 'x'.repeat(20_004) }).remarks).toContain('4 too many')
  })

  it('is a valid record, linked to its client and its question', () => {
    const record = formulaOf(used, whose)
    expect(Formula.parse(record)).toMatchObject({ ...whose, title: '6/71 on the regrowth', made_at: at })
  })
})

describe('what is half filled in', () => {
  const used = usedFrom(aSheet(), 'x', at)
  const bowl = used.bowls[0]!
  const withMix = (mix: typeof bowl.mix) => ({ ...used, bowls: [{ ...bowl, mix }] })

  it('a shade without a weight, or a weight without a shade, is asked for', () => {
    const half = withMix([
      { key: 'a', shade: '7/1', grams: null },
      { key: 'b', shade: ' ', grams: 20 },
      { key: 'c', shade: '', grams: null },
    ])
    expect(missingIn(half)).toEqual({ a: 'How many grams?', b: 'Which shade?' })
    expect(missingIn(used)).toEqual({})
  })

  it('an empty row is left out, and a record of any size stays within its limits', () => {
    const record = formulaOf(
      {
        ...withMix([{ key: 'c', shade: '', grams: null }]),
        title: 'x'.repeat(900),
        start: { level: 0, tone: '' },
      },
      whose,
    )
    expect(record.bowls[0]?.mix).toEqual([])
    expect(Formula.safeParse(record).success).toBe(true)
  })
})

describe('what is half written while a bowl is changed', () => {
  const sheetWith = (...zones: [string, number][]) => ({
    ...aSheet(),
    blocks: [steps(...zones.map(([zone, developer_volume]) => aStep({ zone, developer_volume })))],
  })
  const begun = usedFrom(sheetWith(['Roots', 30], ['Ends', 10]), 'x', at)
  const typed = {
    ...begun,
    remarks: 'Grabbed fast.',
    bowls: begun.bowls.map(bowl => ({ ...bowl, developer_grams: 45 })),
  }

  it('takes the changed bowl as it is now, and keeps all else that was typed', () => {
    const { bowls, remarks } = filledAnew(typed, bowlsFrom(sheetWith(['Roots', 20], ['Ends', 10])))
    expect(remarks).toBe('Grabbed fast.')
    expect(bowls.map(bowl => [bowl.zone, bowl.developer_volume, bowl.developer_grams])).toEqual([
      ['Roots', 20, 60],
      ['Ends', 10, 45],
    ])
  })

  it('puts in the bowl that was begun since, and keeps one that was written by hand', () => {
    const own = { ...typed.bowls[0]!, key: 'own', zone: 'Nape' }
    const now = bowlsFrom(sheetWith(['Nape foils', 20], ['Roots', 30], ['Ends', 10]))
    const { bowls, filled } = filledAnew({ ...typed, bowls: [...typed.bowls, own] }, now)
    expect(bowls.map(bowl => [bowl.zone, bowl.developer_grams])).toEqual([
      ['Nape foils', 60],
      ['Roots', 45],
      ['Ends', 45],
      ['Nape', 45],
    ])
    expect(new Set(bowls.map(({ key }) => key)).size).toBe(4)
    expect(filled).toEqual(now)
  })

  it('a bowl that was taken out of the form stays out', () => {
    const one = { ...typed, bowls: typed.bowls.slice(0, 1) }
    expect(filledAnew(one, bowlsFrom(sheetWith(['Roots', 20], ['Ends', 10]))).bowls).toHaveLength(1)
  })

  it('is left alone where nothing was changed', () => {
    expect(filledAnew(typed, begun.bowls)).toBe(typed)
  })
})
