// The registration list: one export a tool. `load` brings its chunk; the first screen loads none.
import { register } from '../tool'

export const colourFormula = register({
  id: 'colour-formula',
  product: 'COLOUR_FORMULA',
  title: 'Colour Formula',
  heading: 'Colour Formula Assistant',
  pitch: 'Professional colour formulas, checked by the rules of the trade, with or without a signal.',
  icon: 'colour-formula',
  load: () => import('./colour-formula'),
})
