// What is shown and known of the tool before it is opened. It imports nothing of the tool itself.
import { register } from '../../register'

export const face = register({
  id: 'colour-formula',
  product: 'COLOUR_FORMULA',
  title: 'Colour Formula',
  heading: 'Colour Formula Assistant',
  pitch: 'Professional colour formulas, checked by the rules of the trade, with or without a signal.',
  onCard: 'Colour formulations with a professional-use disclaimer',
  icon: 'bowl',
  swatch: { level: 5, tone: 'copper' },
  keptAs: 'colour_formulas',
  load: () => import('./index'),
})
