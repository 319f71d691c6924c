import { goLive } from './live'

goLive(() => import('../live/colour-formula'))
