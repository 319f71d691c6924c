// Every figure, quote and testimonial that a public page shows as praise, with its source and date or none. They appear
// nowhere else (tests/web/shell/claims/claims.test.ts). Without a source a claim is marked as an example, by one note
// per page. Signed-in people see none of it.

type Source = { what: string; date: string }
export type Claim = {
  /** Only the figure, large on a card; quotes have none. */
  figure?: string
  text: string
  /** Who is quoted: a role, never an invented name. */
  by?: string
  source: Source | null
  /** Made up for a demo, and labelled as such. */
  kind?: 'sample'
}

/** The note that explains the examples, above the first one on each page. */
export const EXAMPLES_NOTE =
  'Figures and quotes on this page that name no source are examples, not measured results.'
export const EXAMPLE_QUOTE = 'Example'
export const SAMPLE_FIGURE = 'Sample data'

export const claims = {
  'pilot-salons': { figure: '200+', text: 'pilot salons', source: null },
  training: { figure: '2 years', text: 'of training data', source: null },
  accuracy: { figure: '99.7%', text: 'accuracy', source: null },
  sessions: { figure: '50K+', text: 'client sessions analysed daily', source: null },
  salons: { figure: '500+', text: 'salons', source: null },
  roi: { figure: '£1,200+', text: 'average monthly ROI', source: null },
  rating: { figure: '4.9/5', text: 'rating', source: null },

  'retail-uplift': { figure: '70%', text: 'uplift in retail sales', source: null },
  'retail-revenue': { figure: '40%', text: 'average retail revenue increase', source: null },
  'retail-connections': { figure: '85%', text: 'better client connections', source: null },
  'profit-margins': { figure: '18%', text: 'improvement in profit margins', source: null },
  'profit-increase': { figure: '31%', text: 'improvement in profit margins', source: null },
  'profit-chair': { figure: '$847', text: 'monthly revenue increase per chair', source: null },
  'colour-waste': { figure: '30%', text: 'less colour waste', source: null },
  'colour-consistency': { figure: '35%', text: 'more performance consistency', source: null },
  'colour-return': { figure: '25%', text: 'higher client return rate', source: null },
  'colour-first-time': { figure: '92%', text: 'first-time formula accuracy', source: null },
  'schedule-downtime': { figure: '22%', text: 'less downtime', source: null },
  'schedule-revenue': { figure: '15%', text: 'more revenue per stylist', source: null },
  'marketing-time': { figure: '80%', text: 'less content creation time', source: null },
  'marketing-engagement': { figure: '50%', text: 'more engagement', source: null },
  'marketing-faster': { figure: '10x', text: 'faster content', source: null },
  'talk-upsells': { figure: '40%', text: 'more successful upsells', source: null },
  'talk-consultation': { figure: '35%', text: 'better consultation satisfaction', source: null },

  'quote-founder': {
    text: 'I built Chairside because my hands were always in colour and my notes were always somewhere else. A tool for the salon has to work with gloves on, and when the Wi-Fi is off.',
    by: 'A founder who worked at the chair',
    source: null,
  },
  'quote-owner': {
    text: 'The formula from eight months ago was there before she had sat down.',
    by: 'Salon owner, London',
    source: null,
  },
  'quote-colourist': {
    text: 'It asked about the box dye that I had forgotten to ask about.',
    by: 'Colourist, Manchester',
    source: null,
  },
  'quote-manager': {
    text: 'I talk, it writes. For somebody with dyslexia that is the whole difference.',
    by: 'Salon manager, Bristol',
    source: null,
  },
  'quote-retail': {
    text: 'I stopped selling and started reading the card. People buy what was meant for them.',
    by: 'Stylist, Leeds',
    source: null,
  },
  'quote-profit': {
    text: 'For the first time I knew how many clients a price rise could cost me. It was fewer than I feared.',
    by: 'Salon owner, Cardiff',
    source: null,
  },
  'quote-day': {
    text: 'It found forty minutes in a Friday that I would have sworn was full.',
    by: 'Front desk, Glasgow',
    source: null,
  },
  'quote-post': {
    text: 'The post is up before the colour has developed.',
    by: 'Freelance stylist, Brighton',
    source: null,
  },
  'quote-talk': {
    text: 'I practised the hard talk four times before I had it for real.',
    by: 'Junior stylist, Birmingham',
    source: null,
  },
} as const satisfies Readonly<Record<string, Claim>>

/** The two sample posts in the marketing demo; nobody has posted them. */
export const samplePosts = [
  {
    platform: 'Instagram',
    type: 'Before & After',
    caption:
      'From flat brown to soft copper in one visit. Three shades, one glossy finish. Book your colour talk: link in bio.',
    hashtags: ['#copperhair', '#colourtransformation', '#salonlife'],
    engagement: '245 likes, 18 comments',
  },
  {
    platform: 'Facebook',
    type: 'Promotion',
    caption:
      'March is gloss month. 20% off gloss treatments from Monday to Thursday. Message us for a time that suits you.',
    hashtags: ['#glosstreatment', '#shinyhair'],
    engagement: '89 likes, 12 shares',
  },
] as const

export type ClaimId = keyof typeof claims
export const claimOf = (id: ClaimId): Claim => claims[id]

type ClaimsOfTool = {
  /** Its card on the landing page: the specification's headline claims. */
  headlines: readonly ClaimId[]
  /** Its feature page, where the specification has different figures for that page. */
  page: readonly ClaimId[]
  /** The quote beside them. */
  quote: ClaimId
}
const found = import.meta.glob<ClaimsOfTool>('../../../shared/tools/*/claims.ts', {
  eager: true,
  import: 'claimed',
})

/** By tool id, with the tools' own names. */
export const claimsOfTool: Readonly<Record<string, ClaimsOfTool>> = Object.fromEntries(
  Object.entries(found).map(([path, claimed]) => [path.split('/').at(-2) ?? '', claimed]),
)

export const headlinesOf = (tool: string): readonly ClaimId[] => claimsOfTool[tool]?.headlines ?? []
