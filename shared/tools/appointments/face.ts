// What is shown and known of the tool before it is opened. It imports nothing of the tool itself.
import { register } from '../../register'

export const face = register({
  id: 'appointments',
  product: 'APPOINTMENTS',
  title: 'Appointments',
  heading: 'Appointment Optimiser',
  pitch: 'Your day as you write it, read, measured and tightened by moving only those who may move.',
  onCard: 'Schedule optimiser',
  icon: 'day',
  swatch: { level: 6, tone: 'ash' },
  firstNames: true,
  keptAs: 'appointments',
  load: () => import('./index'),
})
