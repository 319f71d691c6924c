import { startRechecks } from './account/recheck'
import { startPwa } from './pwa/start'
import { startForgetting } from './records/forget-erased'
import { startSync } from './sync/start'
import { settled } from './ui/settled'

export function begin(): void {
  startSync()
  startPwa()
  startRechecks()
  startForgetting()
  settled.set(true)
}
