import { goLive } from './live'

goLive(() => import('../live/salon-profit'))
