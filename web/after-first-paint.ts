import { startRechecks } from './account/recheck'
import { startPwa } from './pwa/start'
import { startForgetting } from './records/forget-erased'
import { startSync } from './sync/start'

export function begin(): void {
  startSync()
  startPwa()
  startRechecks()
  startForgetting()
}
