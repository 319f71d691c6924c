import { describe, expect, it } from 'vitest'
import { Formula } from '../../../shared/records'
import { bowlsFrom, formulaOf, missingIn, usedFrom } from '../../../web/tools/used'
import { aSheet, aStep, steps } from '../sheet/a-sheet'

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
