import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useRecord } from '../data/queries'

/** The ask that the address names: `?ask=id`. `missing` where there is no such ask on this device. */
export function useShownAsk() {
  const [params, setParams] = useSearchParams()
  const id = params.get('ask')
  const row = useRecord('ask', id)
  return {
    id,
    ask: id === null ? null : (row ?? null),
    missing: id !== null && row === null,
    close: (clientId: string | null): void => setParams(clientId === null ? {} : { client: clientId }),
  }
}

/** An answer that was just asked for comes into view, and into focus for a screen reader. */
export function useFreshInView() {
  const place = useRef<HTMLDivElement>(null)
  const { key, state } = useLocation()
  const fresh = typeof state === 'object' && state !== null && 'fresh' in state
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a navigation, not once a render
  useEffect(() => {
    if (!fresh) return
    place.current?.scrollIntoView({ block: 'start' })
    place.current?.focus({ preventScroll: true })
  }, [key])
  return place
}
