import { goLive } from './live'

goLive(() => import('../live/communications'))
