// Which appointment is open, with the day as it was then: after midnight the day behind the dialog is another one.
import { useState } from 'react'
import type { Day } from '../../../platform/data/queries/day-cards'

export type Opened = {
  id: string | null
  start?: number
  stylist?: string
  /** The client to rebook. */
  client?: { id: string; name: string }
  /** The link that led here named the day. */
  isDayAsked?: boolean
}

export function useOpened(found: Day | undefined) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [held, setHeld] = useState<Day | null>(null)
  // It was opened before the day had loaded.
  if (opened && !held && found) setHeld(found)
  const day = held ?? found
  return {
    shown: opened && day ? { opened, day } : null,
    open: (next: Opened): void => {
      setOpened(next)
      setHeld(found ?? null)
    },
    close: (): void => {
      setOpened(null)
      setHeld(null)
    },
  }
}
