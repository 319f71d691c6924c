// The registration list: one entry a tool. `load` brings its chunk; the first screen loads none.
import type { Tool, ToolCard } from '../tool'

export type Registration = ToolCard & { load: () => Promise<{ default: Tool }> }

export const colourFormula = {
  id: 'colour-formula',
  product: 'COLOUR_FORMULA',
  title: 'Colour Formula',
  heading: 'Colour Formula Assistant',
  pitch: 'Professional colour formulas, checked by the rules of the trade, with or without a signal.',
  icon: 'colour-formula',
  load: () => import('./colour-formula'),
} as const satisfies ToolCard & { load: unknown }
