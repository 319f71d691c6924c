// Records from the microphone, and stores the sound in the database piece by piece.

import { currentPerson } from '../../../platform/data/account/people'
import type { Salon } from '../../../platform/data/db'
import { newId } from '../../../platform/data/ids'
import { beginRecording, keepPiece, type Piece, type Recording } from '../../../platform/data/media/sounds'
import { lockOf } from './finish'
import { BITS_PER_SECOND, soundType } from './sound-type'

export type About = { clientId: string | null; into: string | null }
export type Running = {
  recording: Recording
  /** Resolves when the last piece is stored. False when some couldn't be. */
  end: () => Promise<boolean>
  /** From now on, another tab may finish it. */
  letGo: () => void
}

const PIECE_MS = 500

/** `onBroken`: it ended by itself, for example when the microphone was taken away. */
export async function openRecording(salon: Salon, about: About, onBroken: () => void): Promise<Running> {
  const type = soundType()
  if (type === null) throw new Error('This browser records nothing')
  const stream = await navigator.mediaDevices.getUserMedia({
    // A memo should hold what was said, not the app's own voice or the dryer.
    audio: { echoCancellation: true, noiseSuppression: true },
  })
  const closeMicrophone = (): void => {
    for (const track of stream.getTracks()) track.stop()
  }
  try {
    const media = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: BITS_PER_SECOND })
    const recording: Recording = {
      id: newId(),
      type,
      client_id: about.clientId,
      into: about.into,
      who: currentPerson().name,
      startedAt: Date.now(),
    }
    const letGo = await hold(lockOf(recording.id))
    await beginRecording(salon.db, recording)
    const pieces = keeper(piece => keepPiece(salon.db, piece))
    let isEnding = false
    const ended = new Promise<void>(resolve => {
      media.onstop = () => {
        resolve()
        if (!isEnding) onBroken()
      }
    })
    const started = performance.now()
    let n = 0
    media.ondataavailable = ({ data }) => {
      const piece = { recording: recording.id, n: n++, until: performance.now() - started }
      pieces.add(async () => ({ ...piece, bytes: await data.arrayBuffer() }))
    }
    media.start(PIECE_MS)
    return {
      recording,
      letGo,
      end: async () => {
        isEnding = true
        if (media.state !== 'inactive') media.stop()
        await ended
        closeMicrophone()
        return pieces.areKept()
      },
    }
  } catch (error) {
    closeMicrophone()
    throw error
  }
}

/** Stores pieces in order; one that finds no room is retried with each new piece, and at the end. */
export function keeper(keep: (piece: Piece) => Promise<void>) {
  let left: Piece[] = []
  let work: Promise<void> = Promise.resolve()
  const keepAll = async (): Promise<void> => {
    const tried = left
    left = []
    for (const piece of tried)
      await keep(piece).catch(error => {
        left.push(piece)
        console.warn('A piece of the memo could not be kept yet.', error)
      })
  }
  return {
    add: (read: () => Promise<Piece>): void => {
      work = work.then(async () => {
        left.push(await read())
        await keepAll()
      })
    },
    areKept: async (): Promise<boolean> => {
      await work
      if (left.length > 0) await keepAll()
      return left.length === 0
    },
  }
}

/** Holds a lock while this page lives or until it is let go, so that no other tab takes the recording for abandoned. */
async function hold(name: string): Promise<() => void> {
  if (!('locks' in navigator)) return () => undefined
  return new Promise(resolve => {
    void navigator.locks.request(name, () => new Promise<void>(done => resolve(() => done())))
  })
}
