// What was recommended.
import type { Recommendation } from '../../records/answers/views'

type SampleAdvice = Omit<Recommendation, 'id' | 'client_name' | 'created_at'> & {
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
