// The alarm while a timer rings: a chime, its words once, and a vibration, until somebody stops it. Of several pages on
// one tablet, only one rings.
import { useEffect, useRef, useState } from 'react'
import { lateWords, upWords } from '../../../../shared/salon/timers'
import { useComfort } from '../../../ui/comfort/use-comfort'
import { stillRinging } from '../actions'
import type { TimerView } from '../use-timers'
import { startChime } from './sound'

const TREMBLE = [220, 120, 220]
const TREMBLE_EVERY_MS = 2_400

/** "Roots: time is up", or "Roots ended 4 minutes ago". */
export function ringWords({ name, left }: Pick<TimerView, 'name' | 'left'>): string {
  const late = lateWords(-left)
  return late === null ? upWords(name) : `${name} ${late}`
}

/** Whether this page is the one that rings. */
function useFirstPage(wanted: boolean): boolean {
  const [isFirst, setFirst] = useState(false)
  // Follows the lock that one page of the browser holds.
  useEffect(() => {
    if (!wanted) return
    if (!('locks' in navigator)) return setFirst(true)
    const leaving = new AbortController()
    let release = (): void => undefined
    navigator.locks
      .request('chairside-ring', { signal: leaving.signal }, () => {
        setFirst(true)
        return new Promise<void>(resolve => {
          release = resolve
          if (leaving.signal.aborted) resolve()
        })
      })
      .catch(() => undefined)
    return () => {
      leaving.abort()
      release()
      setFirst(false)
    }
  }, [wanted])
  return wanted && isFirst
}

/** Returns whether the browser blocks the sound until somebody taps. */
export function useAlarm(ringing: readonly TimerView[]): boolean {
  const { sound } = useComfort()
  const sounds = useFirstPage(ringing.length > 0 && sound)
  const [silent, setSilent] = useState(false)
  const said = useRef(new Set<string>())

  // Follows the chime and the vibration.
  useEffect(() => {
    if (!sounds) return
    const endChime = startChime(setSilent)
    const tremble = (): void => void navigator.vibrate?.(TREMBLE)
    tremble()
    const trembling = setInterval(tremble, TREMBLE_EVERY_MS)
    return () => {
      endChime()
      setSilent(false)
      clearInterval(trembling)
      navigator.vibrate?.(0)
    }
  }, [sounds])

  // Follows the voice: each ringing timer is announced once.
  useEffect(() => {
    const present = new Set(ringing.map(({ id }) => id))
    // A timer that was given more time is announced again when it rings again.
    for (const id of said.current) if (!present.has(id)) said.current.delete(id)
    // Without a tap the page may not speak either, so we wait for one.
    if (!sounds || (silent && navigator.userActivation?.hasBeenActive === false)) return
    const news = ringing.filter(({ id }) => !said.current.has(id))
    if (news.length === 0) return
    for (const { id } of news) said.current.add(id)
    Promise.all([import('../../../voice/speak'), stillRinging(news)])
      .then(([{ speak }, left]) => {
        if (left.length > 0) return speak(`${left.map(ringWords).join('. ')}.`, { interrupt: false })
      })
      .catch(error => console.info('The end of a timer was not spoken.', error))
  }, [sounds, silent, ringing])

  return silent
}
