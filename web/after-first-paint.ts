import { quiet } from './account/access/quiet'
import { startRechecks } from './account/access/recheck'
import { followPerson } from './account/people/follow'
import { followLock } from './platform/data/lock-told'
import { followEnds } from './platform/data/session-end'
import { startPwa } from './platform/pwa/start'
import { startSync } from './platform/sync/start'
import { startForgetting } from './salon/records/forget-erased'
import { followComfort } from './ui/comfort/follow'
import { settled } from './ui/kit/settled'

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
