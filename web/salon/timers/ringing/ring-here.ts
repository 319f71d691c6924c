// A timer rings on the tablet that set it. To hear other tablets' timers too, switch that on, tablet by tablet.
import { useSyncExternalStore } from 'react'
import { kept } from '../../../platform/data/kept/kept-store'
import { memory } from '../../../platform/data/memory'
import { type TimerView, useTimers } from '../use-timers'

const KEY = 'chairside.ring-all'

const read = (): boolean => kept.get(KEY) === '1'
const all = memory(read())
kept.hear(({ key }) => {
  if (key === KEY || key === null) all.set(read())
})

export function chooseRingAll(on: boolean): void {
  all.set(on)
  if (on) kept.put(KEY, '1')
  else kept.remove(KEY)
}
export const useRingAll = (): boolean => useSyncExternalStore(all.subscribe, all.get)

/** What rings on this tablet now, whoever it is for. */
export function useRinging(): readonly TimerView[] {
  const timers = useTimers() ?? []
  const isAll = useRingAll()
  return timers.filter(({ rings, isMine }) => rings && (isMine || isAll))
}
