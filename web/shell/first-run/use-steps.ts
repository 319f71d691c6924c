import { useState } from 'react'
import { SALON_ID } from '../../../shared/sync/kinds'
import { toolKeeping } from '../../../shared/toolbox'
import { useAsks, useRecord, useRecords } from '../../platform/data/queries/queries'
import { useAfter } from '../../platform/outside'
import { useInstall } from '../../platform/pwa/install'
import { useSyncStatus } from '../../platform/sync/status'
import { type Step, stepsOf } from './steps'

const MOST_WAITED_MS = 4_000

function useWaited(): boolean {
  const [waited, setWaited] = useState(false)
  useAfter(true, () => setWaited(true), MOST_WAITED_MS)
  return waited
}

export type FirstSteps = {
  steps: Step[]
  /** When any of the salon's tablets ended the first steps. */
  endedAt: string | null
  /** With the browser's own prompt, or by hand on an iPad. */
  installable: boolean
  /** The browser's prompt arrives a moment after the page, or never. */
  offerMayCome: boolean
  /** The salon's calendar has somebody in it, on any day. */
  booked: boolean
}

/** Undefined until known. */
export function useSteps(): FirstSteps | undefined {
  const waited = useWaited()
  const { lastSyncedAt, online } = useSyncStatus()
  const { installed, canInstall, isIpad } = useInstall()
  const salon = useRecord('salon', SALON_ID)
  const clients = useRecords('client', { limit: 1 })
  const asks = useAsks({ tool: toolKeeping('colour_formulas'), limit: 1 })
  const appointments = useRecords('appointment', { limit: 1 })
  // The account's records have had time to reach this device.
  const here = waited || !online || lastSyncedAt !== null
  if (!here || salon === undefined || clients === undefined || asks === undefined) return undefined
  if (appointments === undefined) return undefined
  const salonName = salon?.fields.name ?? ''
  return {
    steps: stepsOf({ installed, salonName, clients: clients.length, colourAsks: asks.length }),
    endedAt: salon?.fields.first_run_done_at ?? null,
    installable: !installed && (canInstall || isIpad),
    offerMayCome: !waited,
    booked: appointments.length > 0,
  }
}
