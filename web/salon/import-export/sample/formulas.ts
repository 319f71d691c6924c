// What was mixed. Plain, safe formulas: nobody should learn a mistake from a sample.
import type { Bowl, Shade } from '../../../../shared/salon/records/records'

type SampleFormula = {
  id: string
  client: string
  daysAgo: number
  title: string
  start: Shade | null
  result: Shade | null
  bowls: readonly Bowl[]
  remarks: string | null
}

export const formulas: readonly SampleFormula[] = [
  {
    id: 'sample-formula-01',
    client: 'sample-client-siobhan',
    daysAgo: 41,
    title: 'Half head foils and pearl toner',
    start: { level: 7, tone: 'beige' },
    result: { level: 9, tone: 'pearl' },
    bowls: [
      {
        zone: 'Foils, off the scalp',
        mix: [{ shade: 'Lightener', grams: 40 }],
        developer_volume: 20,
        developer_grams: 80,
        ratio: '1:2',
        minutes: 35,
      },
      {
        zone: 'Lightened lengths',
        mix: [
          { shade: '9/16', grams: 30 },
          { shade: '10/0', grams: 10 },
        ],
        developer_volume: 7,
        developer_grams: 80,
        ratio: '1:2',
        minutes: 8,
      },
    ],
    remarks: 'Ends half strength: they grab.',
  },
  {
    id: 'sample-formula-02',
    client: 'sample-client-niamh',
    daysAgo: 35,
    title: 'Grey coverage, roots',
    start: { level: 5, tone: 'natural' },
    result: { level: 5, tone: 'gold' },
    bowls: [
      {
        zone: 'Regrowth, greyest first',
        mix: [
          { shade: '5/0', grams: 30 },
          { shade: '5/3', grams: 20 },
        ],
        developer_volume: 20,
        developer_grams: 50,
        ratio: '1:1',
        minutes: 40,
      },
    ],
    remarks: null,
  },
  {
    id: 'sample-formula-03',
    client: 'sample-client-niamh',
    daysAgo: 70,
    title: 'Grey coverage, roots',
    start: { level: 5, tone: 'natural' },
    result: { level: 5, tone: 'natural' },
    bowls: [
      {
        zone: 'Regrowth',
        mix: [{ shade: '5/0', grams: 50 }],
        developer_volume: 20,
        developer_grams: 50,
        ratio: '1:1',
        minutes: 40,
      },
    ],
    remarks: 'A little flat: add some 5/3 next time.',
  },
  {
    id: 'sample-formula-04',
    client: 'sample-client-rhiannon',
    daysAgo: 49,
    title: 'Copper roots and refresh',
    start: { level: 6, tone: 'natural' },
    result: { level: 7, tone: 'copper' },
    bowls: [
      {
        zone: 'Roots',
        mix: [{ shade: '7/43', grams: 40 }],
        developer_volume: 20,
        developer_grams: 40,
        ratio: '1:1',
        minutes: 35,
      },
      {
        zone: 'Lengths, last 10 minutes',
        mix: [{ shade: 'Demi 7/43', grams: 30 }],
        developer_volume: 7,
        developer_grams: 60,
        ratio: '1:2',
        minutes: 10,
      },
    ],
    remarks: 'Chelating wash first, because of the pool.',
  },
  {
    id: 'sample-formula-05',
    client: 'sample-client-tomasz',
    daysAgo: 56,
    title: 'Grey blending on top',
    start: { level: 6, tone: 'natural' },
    result: { level: 6, tone: 'ash' },
    bowls: [
      {
        zone: 'Top',
        mix: [{ shade: 'Demi 6/1', grams: 20 }],
        developer_volume: 7,
        developer_grams: 40,
        ratio: '1:2',
        minutes: 5,
      },
    ],
    remarks: null,
  },
  {
    id: 'sample-formula-06',
    client: 'sample-client-bronwen',
    daysAgo: 102,
    title: 'Pearl toner on level 10',
    start: { level: 10, tone: 'yellow' },
    result: { level: 10, tone: 'pearl' },
    bowls: [
      {
        zone: 'All over, damp',
        mix: [{ shade: '10/6', grams: 40 }],
        developer_volume: 7,
        developer_grams: 80,
        ratio: '1:2',
        minutes: 6,
      },
    ],
    remarks: 'Checked every 2 minutes.',
  },
  {
    id: 'sample-formula-07',
    client: 'sample-client-mei',
    daysAgo: 77,
    title: 'Balayage gloss',
    start: { level: 7, tone: 'orange' },
    result: { level: 7, tone: 'ash' },
    bowls: [
      {
        zone: 'Painted pieces',
        mix: [{ shade: '7/1', grams: 40 }],
        developer_volume: 7,
        developer_grams: 80,
        ratio: '1:2',
        minutes: 15,
      },
    ],
    remarks: 'Blue-based: the warmth is orange, not yellow.',
  },
  {
    id: 'sample-formula-08',
    client: 'sample-client-mei',
    daysAgo: 140,
    title: 'Balayage gloss',
    start: { level: 7, tone: 'orange' },
    result: { level: 7, tone: 'ash' },
    bowls: [
      {
        zone: 'Painted pieces',
        mix: [{ shade: '7/1', grams: 30 }],
        developer_volume: 7,
        developer_grams: 60,
        ratio: '1:2',
        minutes: 15,
      },
    ],
    remarks: null,
  },
]
