import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useAbout } from '../../../platform/data/queries/queries'
import { A_DAY_AT_WORK_MS } from '../../../ui/comfort/where-was-i/where'
import { isLeft, lock, touch } from '../../../ui/state/lock'
import { isListeningNow } from '../../../voice/listen'
import { recorder } from '../../../voice/memos/sounds/recorder'

const LOOK_EVERY_MS = 2_000
/** Limits how often touches are written. */
const TELL_EVERY_MS = 1_000
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/** At the chair, hands are in somebody's hair, so nothing locks while their service is open. */
function useAtWork(): boolean {
  const client = /^\/chair\/([^/]+)/.exec(useLocation().pathname)?.[1]
  const services = useAbout('service', client === undefined ? null : decodeURIComponent(client))
  return (services ?? []).some(
    ({ fields }) => fields.ended_at === null && Date.now() - Date.parse(fields.started_at) < A_DAY_AT_WORK_MS,
  )
}

/** Locks this tablet after nobody has touched it for the chosen time. Speaking to it counts as a touch. */
export default function AutoLock(): ReactNode {
  const working = useAtWork()
  const isAtWork = useEffectEvent(() => working)
  // Follows touches anywhere on the tablet.
  useEffect(() => {
    let told = 0
    const touched = (): void => {
      if (Date.now() - told < TELL_EVERY_MS) return
      // After a long sleep the first touch comes before the timer's check, and must not keep the tablet open.
      if (isLeft() && !isAtWork()) look()
      else {
        told = Date.now()
        touch()
      }
    }
    const look = (): void => {
      if (isAtWork() || isListeningNow() || recorder.get().at === 'recording') touch()
      else if (isLeft()) void lock()
    }
    touch()
    const timer = setInterval(look, LOOK_EVERY_MS)
    for (const name of TOUCHES) window.addEventListener(name, touched, { capture: true, passive: true })
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      for (const name of TOUCHES) window.removeEventListener(name, touched, { capture: true })
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return null
}
