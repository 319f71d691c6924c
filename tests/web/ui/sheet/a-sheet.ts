// A recipe as the colour engine writes one, for the tests of what draws and reuses it.
import type { Block, Sheet, Step } from '../../../../shared/sheet'

export const aStep = (over: Partial<Step> = {}): Step => ({
  title: 'Mix and apply to the regrowth',
  zone: 'Regrowth',
  mix: [
    { what: '6/0', grams: 30 },
    { what: '6/71', grams: 10 },
  ],
  developer_volume: 20,
  developer_percent: 6,
  developer_grams: 60,
  ratio: '1:1.5',
  minutes: [30, 45],
  check_every_minutes: null,
  how: ['Start where the grey is densest.'],
  watch: [],
  held: false,
  ...over,
})

export const steps = (...items: Step[]): Block => ({ block: 'steps', title: 'Steps', text: 'Steps', items })

export const aSheet = (over: Partial<Sheet> = {}): Sheet => ({
  title: 'Colour formula – Siobhan',
  spoken: 'Take care.',
  holds: [],
  blocks: [
    { block: 'note', tone: 'info', title: null, text: 'A natural 6 to a soft brown.', rule: null },
    {
      block: 'swatches',
      text: 'Start 6, target 6 brown',
      items: [
        { label: 'Start', level: 5, tone: 'natural', detail: '5 natural, 40% grey' },
        { label: 'Target', level: 6, tone: 'brown', detail: '6/71' },
      ],
    },
    steps(aStep({ title: 'Section', mix: [], developer_volume: null, minutes: null, ratio: null }), aStep()),
  ],
  ...over,
})
