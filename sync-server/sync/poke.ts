// "Something changed", and usually what: at most one poke a second per account, the first one at once.

import { type Commit, fitsNews, onCommit } from '../db/commits'
import type { Database } from '../db/open'
import { poked, streams } from '../signals'

const POKE_EVERY_MS = 1_000
export const HEARTBEAT_MS = 25_000

type Send = (commit: Commit) => void
type Room = { sends: Set<Send>; timer: NodeJS.Timeout | null; waiting: Commit | null }

export type Pokes = {
  /** `send` gets the account's highest version after each commit. Returns a function that unsubscribes. */
  join(account: string, send: Send): () => void
}

/** Merges two commits into one. If there is a gap between them the news is useless, and devices have to ask. */
export function together(first: Commit, second: Commit): Commit {
  const version = Math.max(first.version, second.version)
  const commit = { account: first.account, version, news: null }
  const [a, b] = [first.news, second.news]
  if (!a || !b || a.epoch !== b.epoch || b.from !== first.version) return commit
  const records = [...a.records, ...b.records]
  if (!fitsNews(records)) return commit
  return { ...commit, news: { ...a, by: a.by === b.by ? a.by : null, records } }
}

/** What goes down the stream, JSON. */
export function pokeText({ version, news }: Commit): string {
  if (news === null) return JSON.stringify({ version })
  const { epoch, from, by, records } = news
  return `${JSON.stringify({ version, epoch, from, by }).slice(0, -1)},"records":[${records.join(',')}]}`
}

export function makePokes(database: Database): Pokes {
  const rooms = new Map<string, Room>()
  let stopListening: (() => void) | null = null

  const poke = (room: Room, commit: Commit): void => {
    room.timer = setTimeout(() => {
      room.timer = null
      if (room.waiting) poke(room, room.waiting)
    }, POKE_EVERY_MS)
    room.waiting = null
    for (const send of room.sends) {
      send(commit)
      poked.tell({ news: commit.news !== null })
    }
  }
  const heard = (commit: Commit): void => {
    const room = rooms.get(commit.account)
    if (!room) return
    if (room.timer === null) poke(room, commit)
    else room.waiting = room.waiting ? together(room.waiting, commit) : commit
  }

  return {
    join(account, send) {
      stopListening ??= onCommit(database, heard)
      const room = rooms.get(account) ?? { sends: new Set(), timer: null, waiting: null }
      rooms.set(account, room)
      room.sends.add(send)
      streams.tell(1)
      return () => {
        if (room.sends.delete(send)) streams.tell(-1)
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
