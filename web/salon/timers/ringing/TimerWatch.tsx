// Watches timers wherever you are in the app: keeps the screen on and holds back updates while one runs, and rings. A
// page may have several of these; only one does the work.

import { useId, useSyncExternalStore } from 'react'
import { memory } from '../../../platform/data/memory'
import { useSource, useTold } from '../../../platform/outside'
import { answerInView } from '../../../platform/pwa/in-view'
import { useHold } from '../../../platform/pwa/update'
import type { Done } from '../actions'
import { say } from '../say'
import { type TimerView, useTimers } from '../use-timers'
import { useKeptPush } from './push'
import { RingPanel } from './RingPanel'
import { useRingAll } from './ring-here'
import { useAlarm } from './use-alarm'
import { useWakeLock, type WakeLock } from './wake-lock'

const watchers = memory<readonly string[]>([])
const NONE: readonly TimerView[] = []
const awake = memory<WakeLock>('off')
/** Whether the screen is being kept on for a timer. */
export const useAwake = (): WakeLock => useSyncExternalStore(awake.subscribe, awake.get)

type Props = { onDone?: (done: Done) => void }

/** `onDone`: called with what was done in the ringing panel, and its undo. */
export function TimerWatch({ onDone = say }: Props) {
  const me = useId()
  const all = useSyncExternalStore(watchers.subscribe, watchers.get)
  useSource(() => {
    watchers.set([...watchers.get(), me])
    return () => watchers.set(watchers.get().filter(each => each !== me))
  }, [me])
  return all[0] === me ? <Watching onDone={onDone} /> : null
}

function Watching({ onDone }: Required<Props>) {
  const timers = useTimers() ?? NONE
  const all = useRingAll()
  const here = timers.filter(({ isMine }) => isMine || all)
  const ringing = here.filter(({ rings }) => rings)
  const runs = here.some(({ state }) => state === 'running')
  useKeptAwake(runs || ringing.length > 0)
  useHold(ringing.length > 0 || timers.some(({ state }) => state === 'running'), 'A timer is running.')
  useKeptPush()
  useSource(answerInView, [])
  const silent = useAlarm(ringing)
  return ringing.length > 0 ? <RingPanel ringing={ringing} silent={silent} onDone={onDone} /> : null
}

function useKeptAwake(on: boolean): void {
  const state = useWakeLock(on)
  useTold(state, now => awake.set(now))
}
