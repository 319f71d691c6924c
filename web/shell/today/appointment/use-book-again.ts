// Rebooking from the chair or the card: the form opens over the day, and closing it goes back there.
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { Day } from '../../../platform/data/queries/day-cards'
import { useRecord } from '../../../platform/data/queries/queries'
import type { Opened } from './use-opened'

export function useBookAgain(
  found: Day | undefined,
  stay: () => void,
): { opened: Opened; day: Day; leave: () => void } | null {
  const navigate = useNavigate()
  const { key } = useLocation()
  const [params] = useSearchParams()
  const again = useRecord('client', params.get('book') ?? '')
  /** The address that was left. Going back takes a moment, and nothing may be booked twice meanwhile. */
  const [left, setLeft] = useState<string | null>(null)
  if (!again || !found || left === key) return null
  return {
    opened: {
      id: null,
      client: { id: again.id, name: again.fields.name },
      isDayAsked: params.has('day'),
    },
    day: found,
    leave: () => {
      setLeft(key)
      if (key === 'default') stay()
      else navigate(-1)
    },
  }
}
