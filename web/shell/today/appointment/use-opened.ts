// Which appointment is open, with the day as it stood then: at midnight the day behind the dialog is another one.
import { useState } from 'react'
import type { Day } from '../../../platform/data/queries/day-cards'

export type Opened = {
  id: string | null
  start?: number
  stylist?: string
  /** Who is booked again. */
  client?: { id: string; name: string }
  /** The day was named by whoever led here. */
  isDayAsked?: boolean
}

export function useOpened(found: Day | undefined) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [held, setHeld] = useState<Day | null>(null)
  // It was opened before the day was read.
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
