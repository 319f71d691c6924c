import { goLive } from './live'

goLive(() => import('../live/appointments'))
