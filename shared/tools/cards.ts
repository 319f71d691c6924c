// All tools, for the dashboard, the sidebar and the pricing page: the specification's six in its order, then the rest.
import { SPEC_PRODUCTS, type ToolProduct } from '../account/plans'
import type { Registration, Swatch } from '../tool'
import { registrations } from '../toolbox'

/** For a tool that names no swatch. */
const NATURAL: Swatch = { level: 7, tone: 'natural' }

export type Card = {
  id: string
  product: ToolProduct
  title: string
  description: string
  icon: string
  /** The lock of hair that pictures the tool, the same wherever it is shown. */
  swatch: Swatch
  path: string
  demoPath: string
  featurePath: string
}

const cardOf = ({ id, product, title, pitch, onCard, icon, swatch }: Registration): Card => ({
  id,
  product,
  title,
  description: onCard ?? pitch,
  icon,
  swatch: swatch ?? NATURAL,
  path: `/${id}`,
  demoPath: `/demo/${id}`,
  featurePath: `/features/${id}`,
})

const places: readonly string[] = SPEC_PRODUCTS
const placeOf = ({ product }: Registration): number =>
  places.includes(product) ? places.indexOf(product) : places.length

export const cards: readonly Card[] = registrations
  .toSorted((one, other) => placeOf(one) - placeOf(other))
  .map(cardOf)
