// The timers that still matter, as screens show them; the next to end first.
import { useMemo, useSyncExternalStore } from 'react'
import {
  isRinging,
  isShown,
  leftMs,
  shareLeft,
  standWords,
  stateOf,
  type TimerState,
} from '../../../shared/salon/timers'
import { useHere } from '../../platform/data/account/people'
import { knownDevice, onDatabase } from '../../platform/data/db'
import { type Row, useRecord, useRecords } from '../../platform/data/queries/queries'
import { NEWEST } from './actions'
import { clockTime, useTimerNow } from './clock'

export type TimerView = {
  id: string
  name: string
  zone: string | null
  clientId: string | null
  state: TimerState
  /** ms; below 0: so long past its end. */
  left: number
  /** 1 at its start, 0 at its end. */
  share: number
  /** "12 minutes left" */
  words: string
  /** "14:35"; null while it is paused. */
  doneAt: string | null
  rings: boolean
  /** Set on this tablet. */
  isMine: boolean
}

function viewOf({ id, fields }: Row<'timer'>, now: number, device: string | null): TimerView {
  const { name, zone, client_id, ends_at } = fields
  const state = stateOf(fields, now)
  return {
    id,
    name,
    zone,
    clientId: client_id,
    state,
    left: leftMs(fields, now),
    share: shareLeft(fields, now),
    words: standWords(fields, now),
    doneAt: state === 'paused' ? null : clockTime(Date.parse(ends_at)),
    rings: isRinging(fields, now),
    isMine: fields.device === device,
  }
}

/** Of one client, or all. Undefined while they load. */
export function useTimers(clientId?: string | null): TimerView[] | undefined {
  const rows = useRecords('timer', { limit: NEWEST })
  const device = useSyncExternalStore(onDatabase, knownDevice)
  const open = useMemo(
    () =>
      rows?.filter(
        ({ fields }) => fields.stopped_at === null && (clientId == null || fields.client_id === clientId),
      ),
    [rows, clientId],
  )
  const now = useTimerNow((open?.length ?? 0) > 0)
  return useMemo(
    () =>
      open
        ?.filter(({ fields }) => isShown(fields, now))
        .map(row => viewOf(row, now, device))
        .sort((a, b) => a.left - b.left),
    [open, now, device],
  )
}

/** "Amelia"; null where it is for nobody in particular, and on a locked screen: that names no client. */
export function useFirstName(clientId: string | null): string | null {
  const { locked } = useHere()
  const name = useRecord('client', locked ? null : clientId)?.fields.name.trim() ?? ''
  return name === '' ? null : (name.split(/\s+/)[0] ?? null)
}
