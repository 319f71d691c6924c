import { goLive } from './live'

goLive(() => import('../live/retail-edge'))
