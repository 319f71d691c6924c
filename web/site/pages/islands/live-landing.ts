import { goLive } from './live'

goLive(() => import('../live/landing'))
