import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { Block } from '../../../../shared/sheet'
import { gateOf } from '../../../../web/ui/sheet/gate'
import { Sheet } from '../../../../web/ui/sheet/Sheet'
import { linesOf } from '../../../../web/ui/sheet/steps/Mix'
import { aSheet, aStep, steps } from './a-sheet'

vi.mock('../../../../web/ui/kit/drawings/Strand', () => ({
  Strand: ({ level, tone }: { level: number; tone: string }) => <i>{`hair ${level} ${tone}`}</i>,
}))
vi.mock('../../../../web/ui/kit/notices/notify', () => ({ notify: () => {} }))

const drawn = (blocks: Block[], holds = aSheet().holds): string =>
  renderToStaticMarkup(<Sheet sheet={aSheet({ blocks, holds })} gate={<b>THE GATE</b>} />)
const words = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

describe('a formula is drawn as a recipe', () => {
  const text = words(drawn([steps(aStep())]))

  it('weighs each part of the bowl, the developer last, and adds it up', () => {
    expect(text).toMatch(/6\/0 30 g 6\/71 10 g 20 vol 6 % developer 60 g In the bowl 100 g/)
  })

  it('shows minutes and ratio as figures', () => {
    expect(text).toMatch(/Minutes 30–45/)
    expect(text).toMatch(/Ratio 1:1\.5/)
  })

  it('draws the longest bar for the heaviest part', () => {
    expect(drawn([steps(aStep())]).match(/width:[\d.]+%/g)).toEqual([
      'width:50%',
      'width:16.666666666666664%',
      'width:100%',
    ])
  })

  it('does not add up what is not all weighed', () => {
    const html = drawn([steps(aStep({ mix: [{ what: '6/0', grams: null }] }))])
    expect(words(html)).not.toMatch(/In the bowl/)
    expect(words(html)).toMatch(/weigh as the maker says/)
  })

  it('shows no developer where none is used', () => {
    expect(linesOf(aStep({ developer_volume: 0 })).map(line => line.kind)).toEqual(['colour', 'colour'])
    expect(linesOf(aStep()).map(line => line.kind)).toEqual(['colour', 'colour', 'developer'])
  })
})

describe('danger is told by word and shape', () => {
  it('says Stop and Caution beside their shapes', () => {
    const html = drawn([
      { block: 'note', tone: 'stop', title: 'Metallic salts', text: 'No oxidative colour.', rule: 'metal' },
      { block: 'note', tone: 'caution', title: null, text: 'Hot roots.', rule: null },
    ])
    expect(words(html)).toMatch(/Stop Metallic salts\. No oxidative colour\. Caution Hot roots\./)
    expect(html.match(/<svg/g)).toHaveLength(2)
  })

  it('says the word once for notes of one weight that follow one another', () => {
    const caution = (title: string): Block => ({
      block: 'note',
      tone: 'caution',
      title,
      text: 'Take care.',
      rule: null,
    })
    const text = words(drawn([caution('Box dye'), caution('Condition'), steps(aStep()), caution('Warmth')]))
    expect(text.match(/Caution/g)).toHaveLength(2)
    expect(text).toMatch(/Box dye\. Take care\. Condition\. Take care\./)
  })

  it('marks the held steps with the word', () => {
    const hold = { rule: 'patch-test', text: 'No patch test is recorded.', may_override: true }
    const held = [steps(aStep({ held: true }))]
    expect(words(drawn(held, [hold]))).toMatch(/Held/)
    expect(words(drawn(held, []))).not.toMatch(/Held/)
  })
})

describe('the gate', () => {
  it('stands before the first step that may be held, else before the first that is mixed', () => {
    const wash = aStep({ title: 'Wash', mix: [], developer_volume: null })
    expect(gateOf({ blocks: [steps(wash, aStep())] })).toEqual({ block: 0, step: 1 })
    const soften = aStep({ title: 'Pre-soften', mix: [], developer_volume: 10 })
    expect(gateOf({ blocks: [steps(wash, soften, aStep())] })).toEqual({ block: 0, step: 1 })
    expect(gateOf({ blocks: [steps(aStep(), aStep({ held: true }))] })).toEqual({ block: 0, step: 1 })
  })

  it('is drawn once, and not at all where nothing is mixed', () => {
    expect(drawn([steps(aStep()), steps(aStep())]).match(/THE GATE/g)).toHaveLength(1)
    expect(
      drawn([{ block: 'note', tone: 'stop', title: null, text: 'Do not colour.', rule: null }]),
    ).not.toMatch(/THE GATE/)
  })
})

it('a block of a kind this version does not know is drawn as its text', () => {
  const unknown = { block: 'hologram', text: 'Turn the head.' } as unknown as Block
  expect(words(drawn([unknown]))).toMatch(/Turn the head\./)
})

it('every known kind of block is drawn with its content', () => {
  const text = words(
    drawn([
      { block: 'figures', text: '', items: [{ label: 'Profit', value: '£1,200', detail: 'a month' }] },
      { block: 'list', text: '', title: 'Before mixing', items: ['Strand test', 'Strand test'] },
      {
        block: 'table',
        text: '',
        title: 'Plan',
        columns: ['Visit', 'Level'],
        rows: [
          ['1', '6'],
          ['2', '8'],
        ],
      },
      {
        block: 'cards',
        text: '',
        items: [{ title: 'Oil', badge: 'High', text: 'Dry ends', price: '£14.00' }],
      },
      {
        block: 'timeline',
        text: 'The day',
        title: null,
        lanes: [
          {
            label: 'Ana',
            items: [
              {
                start: '09:00',
                end: '10:30',
                label: 'Foils',
                detail: null,
                tone: 'booked',
                processing: [{ start: '09:40', end: '10:10' }],
              },
            ],
          },
        ],
      },
      { block: 'chart', text: 'Costs', items: [{ label: 'Rent', value: 900 }] },
      { block: 'copy', text: 'Book now.', title: 'Post' },
      { block: 'image', text: 'A poster', state: 'failed', source: null },
      { block: 'swatches', text: '', items: [{ label: 'Target', level: 8.5, tone: 'ash', detail: null }] },
    ]),
  )
  for (const expected of [
    /Profit £1,200 a month/,
    /Before mixing Strand test Strand test/,
    /Visit Level 1 6 2 8/,
    /Oil High £14\.00 Dry ends/,
    /Ana .*09:00 –10:30 Foils Develops 09:40–10:10/,
    /Rent 900/,
    /Post 9 characters Copy Text Book now\./,
    /could not be made.*A poster/,
    /hair 8\.5 ash 8\.5 Target Level 8\.5, ash/,
  ])
    expect(text).toMatch(expected)
})
