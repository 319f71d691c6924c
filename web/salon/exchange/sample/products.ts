export type SampleProduct = {
  id: string
  name: string
  category: string
  price: number | null
  description: string | null
}

/** Invented names: no maker's product is described. */
export const products: readonly SampleProduct[] = [
  {
    id: 'sample-product-01',
    category: 'Shampoo',
    name: 'Quiet Violet Shampoo',
    price: 14.5,
    description: 'Violet pigment against yellow in blonde, grey and white hair. Once a week, 3 minutes.',
  },
  {
    id: 'sample-product-02',
    category: 'Shampoo',
    name: 'Blue Balance Shampoo',
    price: 14.5,
    description: 'Blue pigment against orange in lightened brunette hair.',
  },
  {
    id: 'sample-product-03',
    category: 'Shampoo',
    name: 'Gentle Everyday Shampoo',
    price: 11,
    description: 'Without fragrance or sulphates, for sensitive scalps.',
  },
  {
    id: 'sample-product-04',
    category: 'Shampoo',
    name: 'Clear Water Chelating Shampoo',
    price: 13.25,
    description: 'Takes minerals and chlorine out before colour. Not for every day.',
  },
  {
    id: 'sample-product-05',
    category: 'Conditioner',
    name: 'Colour Keep Conditioner',
    price: 15,
    description: 'Light daily conditioner for coloured hair.',
  },
  {
    id: 'sample-product-06',
    category: 'Conditioner',
    name: 'Curl Cream Conditioner',
    price: 16.5,
    description: 'Slip for combing curls and coils while wet.',
  },
  {
    id: 'sample-product-07',
    category: 'Treatment',
    name: 'Bond Weekly Mask',
    price: 26,
    description: 'For bleached hair that feels weak. 10 minutes, once a week.',
  },
  {
    id: 'sample-product-08',
    category: 'Treatment',
    name: 'Deep Water Mask',
    price: 22.95,
    description: 'Moisture without protein for dry, coarse or coily hair.',
  },
  {
    id: 'sample-product-09',
    category: 'Treatment',
    name: 'Scalp Calm Serum',
    price: 19,
    description: 'For dry, tight scalps. A few drops after washing.',
  },
  {
    id: 'sample-product-10',
    category: 'Styling',
    name: 'Root Lift Mousse',
    price: 13,
    description: 'Hold and volume for fine hair. A walnut-sized amount on damp roots.',
  },
  {
    id: 'sample-product-11',
    category: 'Styling',
    name: 'Heat Shield Mist',
    price: 17,
    description: 'Before every dryer and iron, up to 220 °C.',
  },
  {
    id: 'sample-product-12',
    category: 'Styling',
    name: 'Soft Curl Custard',
    price: 18.5,
    description: 'Definition without crunch.',
  },
  {
    id: 'sample-product-13',
    category: 'Finish',
    name: 'Light Shine Oil',
    price: 21,
    description: 'Two drops on mid-lengths and ends.',
  },
  { id: 'sample-product-14', category: 'Tools', name: 'Wide Tooth Comb', price: 6.5, description: null },
  {
    id: 'sample-product-15',
    category: 'Tools',
    name: 'Silk Pillowcase',
    price: null,
    description: 'To order; price on request.',
  },
]
