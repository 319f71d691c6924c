// What is shown and known of the tool before it is opened. It imports nothing of the tool itself.
import { register } from '../../register'

export const face = register({
  id: 'salon-profit',
  product: 'SALON_PROFIT',
  title: 'Salon Profit',
  heading: 'Salon Profit Analyser',
  pitch: 'Profit, margin and break-even from four figures, and what another price would do.',
  onCard: 'Pricing, margin and profit analysis',
  icon: 'bars',
  swatch: { level: 4, tone: 'mahogany' },
  triedInApp: true,
  load: () => import('./index'),
})
