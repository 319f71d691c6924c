type SampleProduct = {
  id: string
  name: string
  category: string
  price: number | null
  description: string | null
}

/** Invented names, so we describe nobody's real product. */
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

type SampleTube = {
  id: string
  name: string
  system: string | null
  shade: string
  pack: number
  cost: number
  low_below: number
  /** Grams at the stock count. */
  counted: number
}
const KOLESTON = { system: 'Wella Koleston Perfect', pack: 60, cost: 9.2, low_below: 2 }
const TOUCH = { system: 'Wella Color Touch', pack: 60, cost: 8.6, low_below: 1 }

/**
 * What the sample's formulas use. The colour lines are real, as a shade code only means something within its maker's
 * line.
 */
export const tubes: readonly SampleTube[] = [
  { id: 'sample-tube-01', name: 'Koleston 5/0', shade: '5/0', ...KOLESTON, counted: 210 },
  { id: 'sample-tube-02', name: 'Koleston 5/3', shade: '5/3', ...KOLESTON, counted: 150 },
  { id: 'sample-tube-03', name: 'Koleston 7/43', shade: '7/43', ...KOLESTON, counted: 90 },
  { id: 'sample-tube-04', name: 'Color Touch 6/1', shade: '6/1', ...TOUCH, counted: 120 },
  { id: 'sample-tube-05', name: 'Color Touch 7/1', shade: '7/1', ...TOUCH, counted: 60 },
  { id: 'sample-tube-06', name: 'Color Touch 7/43', shade: '7/43', ...TOUCH, counted: 120 },
  { id: 'sample-tube-07', name: 'Color Touch 9/16', shade: '9/16', ...TOUCH, counted: 75 },
  { id: 'sample-tube-08', name: 'Color Touch 10/0', shade: '10/0', ...TOUCH, counted: 120 },
  { id: 'sample-tube-09', name: 'Color Touch 10/6', shade: '10/6', ...TOUCH, counted: 180 },
  {
    id: 'sample-tube-10',
    name: 'Lightening powder',
    system: null,
    shade: 'Lightener',
    pack: 400,
    cost: 24,
    low_below: 0.5,
    counted: 640,
  },
  {
    id: 'sample-tube-11',
    name: 'Developer 20 vol',
    system: null,
    shade: '20 vol',
    pack: 1000,
    cost: 6.5,
    low_below: 1,
    counted: 2400,
  },
  {
    id: 'sample-tube-12',
    name: 'Developer 7 vol',
    system: null,
    shade: '7 vol',
    pack: 1000,
    cost: 6.5,
    low_below: 1,
    counted: 1800,
  },
]
