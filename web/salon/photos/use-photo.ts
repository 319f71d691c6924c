// Loads a photo to show: from this device, or fetched when somebody looks at it, and again once the server is back.

import { type RefObject, useState } from 'react'
import type { FieldsOf } from '../../../shared/salon/records/records'
import { salon } from '../../platform/data/db'
import { photoBytes } from '../../platform/data/media/photos'
import { useLeave } from '../../platform/outside'
import { useUntilDone } from '../../platform/sync/triggers/until-done'
import { useInSight } from '../../ui/kit/window/use-in-sight'

export type Shown =
  | { state: 'fetching' | 'no-signal' | 'not-there' }
  | { state: 'here'; source: string; blob: Blob }
const FETCHING: Shown = { state: 'fetching' }

type Photo = { id: string; fields: Pick<FieldsOf<'photo'>, 'hash' | 'type'> }

export async function blobOf({
  id,
  fields: { hash, type },
}: Photo): Promise<Blob | 'no-signal' | 'not-there'> {
  try {
    const bytes = await photoBytes(salon(), { id, hash, type }, Date.now())
    return typeof bytes === 'string' ? bytes : new Blob([bytes], { type })
  } catch (error) {
    console.info('The photo could not be read here.', error)
    return 'no-signal'
  }
}

/** `isWanted`: it is on screen. */
export function usePhoto({ id, fields: { hash, type } }: Photo, isWanted: boolean): Shown {
  const [shown, setShown] = useState<Shown>(FETCHING)
  const look = async (signal: AbortSignal): Promise<boolean> => {
    const blob = await blobOf({ id, fields: { hash, type } })
    if (signal.aborted) return true
    if (typeof blob === 'string') {
      setShown({ state: blob })
      return false
    }
    const source = URL.createObjectURL(blob)
    signal.addEventListener('abort', () => URL.revokeObjectURL(source))
    setShown({ state: 'here', source, blob })
    return true
  }
  useUntilDone(isWanted ? look : null, [id, hash, type, isWanted])
  useLeave(() => setShown(FETCHING), [id, hash, type, isWanted].join())
  return shown
}

/** True from the first time the element is on screen. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false)
  useInSight(element, '200px', () => setSeen(true), { on: !seen })
  return seen
}
