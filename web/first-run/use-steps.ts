import { useEffect, useState } from 'react'
import { SALON_ID } from '../../shared/kinds'
import { useAsks, useCount, useRecord } from '../data/queries'
import { useInstall } from '../pwa/install'
import { useSyncStatus } from '../sync/status'
import { type Step, stepsOf } from './steps'

const MOST_WAITED_MS = 4_000

/** Whether the account's records had their time to come to this device. */
function useHere(): boolean {
  const { lastSyncedAt, online } = useSyncStatus()
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), MOST_WAITED_MS)
    return () => clearTimeout(timer)
  }, [])
  return waited || !online || lastSyncedAt !== null
}

/** Undefined until it is known. `endedAt`: when the first steps were ended on any of the salon's tablets. */
export function useSteps(): { steps: Step[]; endedAt: string | null } | undefined {
  const here = useHere()
  const { installed } = useInstall()
  const salon = useRecord('salon', SALON_ID)
  const clients = useCount('client')
  const asks = useAsks({ tool: 'colour-formula', limit: 1 })
  if (!here || salon === undefined || clients === undefined || asks === undefined) return undefined
  const salonName = salon?.fields.name ?? ''
  return {
    steps: stepsOf({ installed, salonName, clients, colourAsks: asks.length }),
    endedAt: salon?.fields.first_run_done_at ?? null,
  }
}
