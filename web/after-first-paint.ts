import { startRechecks } from './account/access/recheck'
import { quiet } from './account/access/sign-out/quiet'
import { followPerson } from './account/people/follow'
import { followLock } from './platform/data/account/lock-told'
import { followEnds } from './platform/data/account/session-end'
import { startPwa } from './platform/pwa/start'
import { startSync } from './platform/sync/start'
import { startForgetting } from './salon/records/forget-erased'
import { followComfort } from './ui/comfort/follow'
import { notify } from './ui/kit/notices/notify'
import { settled } from './ui/kit/waiting/settled'

export function begin(): void {
  startSync(() =>
    notify({
      title: 'This account was deleted',
      text: 'Its records are gone from the server and from this tablet.',
      tone: 'info',
    }),
  )
  startPwa()
  followEnds(quiet)
  followLock()
  startRechecks()
  startForgetting()
  followComfort()
  followPerson()
  settled.set(true)
  void import('./voice/memos/sounds/start').then(({ startMemos }) => startMemos())
}
