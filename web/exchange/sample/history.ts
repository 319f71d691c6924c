// What was mixed and what was recommended. Plain, safe formulas: nobody should learn a mistake from a sample.
import type { Bowl, Shade } from '../../../shared/records'
import type { Recommendation } from '../../records/views'

export type SampleFormula = {
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
]

export type SampleAdvice = Omit<Recommendation, 'id' | 'client_name' | 'created_at'> & {
  id: string
  client: string
  daysAgo: number
}

export const advice: readonly SampleAdvice[] = [
  {
    id: 'sample-ask-01',
    client: 'sample-client-siobhan',
    daysAgo: 41,
    hair_type: 'Fine, straight, highlighted',
    current_treatment: 'Foils and toner',
    products: [
      {
        name: 'Quiet Violet Shampoo',
        category: 'Shampoo',
        priority: 'high',
        reason: 'Keeps yellow out between toners, once a week for 3 minutes.',
      },
      {
        name: 'Bond Weekly Mask',
        category: 'Treatment',
        priority: 'medium',
        reason: 'The hairline feels weak after lightening.',
      },
      {
        name: 'Root Lift Mousse',
        category: 'Styling',
        priority: 'low',
        reason: 'Lift for fine hair without weight.',
      },
    ],
    quick_pitch: 'One violet wash a week keeps this tone until your next visit.',
    talking_points: [
      'How often do you wash it?',
      'Feel the ends: the mask is for those.',
      'Show the amount on the palm.',
    ],
  },
  {
    id: 'sample-ask-02',
    client: 'sample-client-amara',
    daysAgo: 22,
    hair_type: 'Coily, 4B, natural',
    current_treatment: 'Hydration mask, twist out',
    products: [
      {
        name: 'Deep Water Mask',
        category: 'Treatment',
        priority: 'high',
        reason: 'Moisture without protein for dry coils.',
      },
      {
        name: 'Curl Cream Conditioner',
        category: 'Conditioner',
        priority: 'high',
        reason: 'Slip for combing while wet, so less breaks.',
      },
      { name: 'Silk Pillowcase', category: 'Tools', priority: 'low', reason: 'Less friction at night.' },
    ],
    quick_pitch: 'The same mask we used today, every second wash at home.',
    talking_points: ['What does wash day look like?', 'Leave the mask in while you shower.'],
  },
  {
    id: 'sample-ask-03',
    client: 'sample-client-rhiannon',
    daysAgo: 49,
    hair_type: 'Medium, curly 3A, copper',
    current_treatment: 'Copper refresh',
    products: [
      {
        name: 'Clear Water Chelating Shampoo',
        category: 'Shampoo',
        priority: 'high',
        reason: 'Takes the pool out before it takes the copper.',
      },
      {
        name: 'Colour Keep Conditioner',
        category: 'Conditioner',
        priority: 'medium',
        reason: 'Copper is the first to fade.',
      },
    ],
    quick_pitch: 'After the pool: this one. Every other day: cool water and the conditioner.',
    talking_points: ['Wet your hair before you swim.', 'Once a week is enough.'],
  },
]
