import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { NO_FACTS } from '../../../../shared/facts'
import { Sheet } from '../../../../shared/sheet'
import practice from '../../../../shared/tools/communications'
import type { BlockOf } from '../../../../web/ui/sheet/block'
import { Chart, placesOf } from '../../../../web/ui/sheet/charts/Chart'
import { talkOf } from '../../../shared/tools/practice-talk'

type ChartBlock = BlockOf<'chart'>
const drawn = (over: Partial<ChartBlock>): string =>
  renderToStaticMarkup(
    <Chart block={{ block: 'chart', text: 'In words', items: [{ label: 'Rent', value: 900 }], ...over }} />,
  )

describe('a chart', () => {
  it('draws what older sheets hold: bars with bare numbers', () => {
    const html = drawn({
      items: [
        { label: 'Rent', value: 1_900 },
        { label: 'Wages', value: -950 },
      ],
    })
    expect(html).toContain('aria-label="In words"')
    expect(html).toContain('1,900')
    expect(html).toContain('width:50%')
  })

  it('shows values as they are read, and a mark that stretches the scale', () => {
    const html = drawn({
      title: 'Clients',
      items: [{ label: 'Now', value: 50, shown: '50 clients', tone: 'good' }],
      mark: { label: 'Break-even', value: 200, shown: '200' },
    })
    expect(html).toContain('50 clients')
    expect(html).toContain('width:25%')
    expect(html).toContain('left:100%')
    expect(html).toContain('Break-even: 200')
  })

  it('ends its scale where it is told: 45 of 100 points is not the longest bar there can be', () => {
    const html = drawn({
      items: [{ label: 'Empathy', value: 45 }],
      most: 100,
      mark: { label: 'Good from here', value: 70 },
    })
    expect(html).toContain('width:45%')
    expect(html).toContain('left:70%')
  })

  it('shows the scores of a poor talk as points of a hundred', () => {
    const input = talkOf('hesitant', [
      { role: 'client', text: 'I had a really bad cut last time and I’m quite nervous.' },
      { role: 'stylist', text: 'It’s only hair, it grows back.' },
    ])
    const output = practice.draft({ input, facts: NO_FACTS, today: '2026-11-22' })
    const chart = practice.show(output, input).blocks.find(({ block }) => block === 'chart')
    expect(chart).toMatchObject({ most: 100, mark: { value: 70 } })
  })

  it('splits a whole into its parts, in percent', () => {
    const html = drawn({
      kind: 'split',
      items: [
        { label: 'Costs', value: 75, shown: '£75.00' },
        { label: 'Profit', value: 25, shown: '£25.00', tone: 'good' },
      ],
    })
    expect(html).toMatch(/width:75%.*width:25%/)
    expect(html).toMatch(/£75\.00.*75\.0%.*£25\.00.*25\.0%/)
  })

  it('draws a course in its order, each value said for a screen reader', () => {
    const html = drawn({
      kind: 'line',
      items: [
        { label: 'Sep', value: -100, shown: '−£100.00', tone: 'stop' },
        { label: 'Oct', value: 0, shown: '£0.00' },
        { label: 'Nov', value: 300, shown: '£300.00', tone: 'good' },
      ],
      mark: { label: 'No profit, no loss', value: 0 },
    })
    expect(html).toContain('points="0,100 50,75 100,0"')
    expect(html).toMatch(/<li>Sep: −£100\.00<\/li><li>Oct: £0\.00<\/li><li>Nov: £300\.00<\/li>/)
    expect(html).toContain('No profit, no loss')
  })

  it('says in words what can’t be drawn, and leaves out what is no number', () => {
    expect(drawn({ items: [] })).toBe('<p>In words</p>')
    expect(drawn({ items: [{ label: 'Odd', value: Number.NaN }] })).toBe('<p>In words</p>')
    for (const kind of ['bars', 'split', 'line'] as const)
      for (const values of [[0], [0, 0], [5], [1e308, -1e308], [Number.MAX_VALUE, Number.MIN_VALUE]])
        expect(
          drawn({ kind, items: values.map((value, index) => ({ label: `${index}`, value })) }),
        ).not.toMatch(/NaN|Infinity/)
  })

  it('is part of a sheet in its old and in its new form', () => {
    const sheet = (block: unknown) => Sheet.safeParse({ title: 'T', spoken: 'T', holds: [], blocks: [block] })
    const old = { block: 'chart', text: 'Costs', items: [{ label: 'Rent', value: 900 }] }
    expect(sheet(old)).toMatchObject({ success: true, data: { blocks: [old] } })
    expect(sheet({ ...old, kind: 'pie' }).success).toBe(false)
  })
})

it('places run from the highest at the top to the lowest at the bottom', () => {
  expect(placesOf([10, 20], 0)).toEqual({ at: [50, 0], mark: 100 })
  expect(placesOf([7, 7])).toEqual({ at: [50, 50], mark: null })
})
