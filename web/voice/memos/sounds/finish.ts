// Turns a recording into a memo. Can be interrupted anywhere and run again: the sound is stored before the memo names
// it, and the pieces stay until both are there.
import { currentSalon, deviceId, type Salon } from '../../../platform/data/db'
import {
  dropRecording,
  joinedPieces,
  keepSound,
  type Recording,
  recordingsIn,
} from '../../../platform/data/media/sounds'
import { SaveError } from '../../../platform/data/save-error'
import { create } from '../../../platform/data/saving/save'
import { hashOf } from './sound-type'

const LONGEST_S = 3600
/** Without Web Locks, a recording with no new piece for this long counts as abandoned. */
const STALE_MS = 15_000

/** The memo's id; null when nothing was recorded. If it throws a SaveError, the recording stays for another try. */
export async function finish({ db }: Salon, recording: Recording): Promise<string | null> {
  const { id, type, client_id, into, who, startedAt } = recording
  const whole = await joinedPieces(db, id)
  if (whole === null) {
    await dropRecording(db, id)
    return null
  }
  const { bytes, seconds } = whole
  const hash = await hashOf(bytes)
  // An earlier run got as far as the memo, so only drop the pieces: what was typed since stays.
  if ((await db.rows.get(id)) !== undefined) {
    await dropRecording(db, id)
    return id
  }
  // Signed out meanwhile: it becomes a memo when this account is back.
  if (currentSalon()?.db !== db) throw new SaveError('no-salon')
  await keepSound(db, { hash, memo: id, type, bytes, unsent: 1 })
  await create(
    'memo',
    {
      client_id,
      recorded_at: new Date(startedAt).toISOString(),
      type,
      duration: Math.min(LONGEST_S, seconds),
      bytes: bytes.byteLength,
      hash,
      text: null,
      into,
      device: deviceId(),
      who,
    },
    id,
  )
  await dropRecording(db, id)
  return id
}

export const lockOf = (id: string): string => `chairside-recording-${id}`

/** Turns what a killed tab was recording into memos, as far as it got. Returns how many. */
export async function finishBrokenOff(salon: Salon, now: number): Promise<number> {
  let finished = 0
  for (const recording of await recordingsIn(salon.db)) {
    const done = await unlessRecording(salon, recording, now, async () => finish(salon, recording))
    if (done !== null) finished += 1
  }
  return finished
}

async function unlessRecording(
  { db }: Salon,
  { id, startedAt }: Recording,
  now: number,
  work: () => Promise<string | null>,
): Promise<string | null> {
  if (typeof navigator !== 'undefined' && 'locks' in navigator)
    return navigator.locks.request(lockOf(id), { ifAvailable: true }, lock => (lock ? work() : null))
  const until = (await joinedPieces(db, id))?.seconds ?? 0
  return now - (startedAt + until * 1000) > STALE_MS ? work() : null
}
