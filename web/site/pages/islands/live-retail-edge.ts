import { choice } from './choice'
import { goLive } from './live'

const [clients, panels] = ['[data-retail]', '[data-retail-panels]'].map(each =>
  document.querySelector<HTMLElement>(each),
)
if (clients && panels) choice(clients, panels)
goLive(() => import('../live/retail-edge'))
