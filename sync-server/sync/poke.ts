// "Something changed, come and sync": at most one poke a second per account, the first at once.

import { onCommit } from '../db/commits'
import type { Database } from '../db/open'

export const POKE_EVERY_MS = 1_000
export const HEARTBEAT_MS = 25_000

type Send = (version: number) => void
type Room = { sends: Set<Send>; timer: NodeJS.Timeout | null; waiting: number }

export type Pokes = {
  /** `send` gets the account's highest version after each commit. Returns how to leave. */
  join(account: string, send: Send): () => void
}

export function makePokes(database: Database): Pokes {
  const rooms = new Map<string, Room>()
  let stopListening: (() => void) | null = null

  const poke = (room: Room, version: number): void => {
    room.timer = setTimeout(() => {
      room.timer = null
      if (room.waiting > 0) poke(room, room.waiting)
    }, POKE_EVERY_MS)
    room.waiting = 0
    for (const send of room.sends) send(version)
  }
  const heard = (account: string, version: number): void => {
    const room = rooms.get(account)
    if (!room) return
    if (room.timer === null) poke(room, version)
    else room.waiting = Math.max(room.waiting, version)
  }

  return {
    join(account, send) {
      stopListening ??= onCommit(database, heard)
      const room = rooms.get(account) ?? { sends: new Set(), timer: null, waiting: 0 }
      rooms.set(account, room)
      room.sends.add(send)
      return () => {
        room.sends.delete(send)
        if (room.sends.size > 0 || rooms.get(account) !== room) return
        if (room.timer) clearTimeout(room.timer)
        rooms.delete(account)
        if (rooms.size > 0) return
        stopListening?.()
        stopListening = null
      }
    },
  }
}
