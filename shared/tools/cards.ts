// All tools, for the dashboard, the sidebar and the pricing page: the specification's six in its order and its words,
// then every other registered tool from its own line. `here` is true where the tool is registered; the others of the six
// keep their place.
import type { ToolProduct } from '../plans'
import type { Registration } from '../tool'
import { findRegistration, registrations } from '../toolbox'

export type Swatch = { readonly level: number; readonly tone: string }

/** Dark to light, as they hang on the ring; a tool that was added since has the natural one. */
const swatches: Readonly<Record<string, Swatch>> = {
  'retail-edge': { level: 2, tone: 'natural' },
  'salon-profit': { level: 4, tone: 'mahogany' },
  'colour-formula': { level: 5, tone: 'copper' },
  appointments: { level: 6, tone: 'ash' },
  marketing: { level: 8, tone: 'gold' },
  communications: { level: 10, tone: 'pearl' },
}
const OTHER: Swatch = { level: 7, tone: 'natural' }

export type Card = {
  id: string
  product: ToolProduct
  title: string
  description: string
  icon: string
  /** The lock of hair that is the tool's picture, the same wherever the tool is shown. */
  swatch: Swatch
  path: string
  demoPath: string
  featurePath: string
  here: boolean
}

const card = (id: string, product: ToolProduct, title: string, description: string): Card => ({
  id,
  product,
  title,
  description,
  icon: id,
  swatch: swatches[id] ?? OTHER,
  path: `/${id}`,
  demoPath: `/demo/${id}`,
  featurePath: `/features/${id}`,
  here: findRegistration(id) !== undefined,
})

const six: readonly Card[] = [
  card('retail-edge', 'RETAIL_EDGE', 'Retail Edge', 'Personalised retail product recommendations per client'),
  card('salon-profit', 'SALON_PROFIT', 'Salon Profit', 'Pricing, margin and profit analysis'),
  card(
    'colour-formula',
    'COLOUR_FORMULA',
    'Colour Formula',
    'Colour formulations with a professional-use disclaimer',
  ),
  card('appointments', 'APPOINTMENTS', 'Appointments', 'Schedule optimiser'),
  card('marketing', 'MARKETING', 'Marketing', 'Social posts, emails and optional AI images'),
  card(
    'communications',
    'COMMUNICATIONS',
    'Communications',
    'Practice conversations with an AI playing the client, with feedback',
  ),
]

const ofRegistration = ({ id, product, title, pitch, icon }: Registration): Card => ({
  ...card(id, product, title, pitch),
  icon,
})

export const cards: readonly Card[] = [
  ...six,
  ...registrations.filter(({ id }) => six.every(known => known.id !== id)).map(ofRegistration),
]
