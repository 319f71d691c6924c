import { quiet } from './account/quiet'
import { startRechecks } from './account/recheck'
import { followComfort } from './comfort/follow'
import { followLock } from './data/lock-told'
import { followEnds } from './data/session-end'
import { followPerson } from './people/follow'
import { startPwa } from './pwa/start'
import { startForgetting } from './records/forget-erased'
import { startSync } from './sync/start'
import { settled } from './ui/settled'

export function begin(): void {
  startSync()
  startPwa()
  followEnds(quiet)
  followLock()
  startRechecks()
  startForgetting()
  followComfort()
  followPerson()
  settled.set(true)
  void import('./voice/memos/start').then(({ startMemos }) => startMemos())
}
