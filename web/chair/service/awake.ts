// Keeps the screen on at the chair: during a service, or as the person says by touch or voice, until they leave the
// chair.
import { useState } from 'react'
import { canKeepOn, useWakeLock, type WakeLock, wakeWords } from '../../salon/timers/ringing/wake-lock'
import type { Handlers } from '../../voice/commands/handlers/handlers'

export type Awake = { state: WakeLock; on: boolean; set: (on: boolean) => void }

export function useAwakeChoice(serving: boolean): Awake {
  const [chosen, set] = useState<boolean | null>(null)
  const on = chosen ?? serving
  return { state: useWakeLock(on), on, set }
}

/** Says what the tablet really did. */
export const awakeHandlers = ({ set }: Awake): Handlers => ({
  'awake-on': async () => {
    set(true)
    return { say: wakeWords[await canKeepOn()], undo: () => set(false) }
  },
  'awake-off': () => {
    set(false)
    return { say: `${wakeWords.off} While a timer runs here, it stays on.`, undo: () => set(true) }
  },
})
