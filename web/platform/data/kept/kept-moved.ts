// Moves over, once, what older versions kept in localStorage. Chromium writes localStorage to the disk up to a minute
// late, removals too: after a kill, moved texts may be back there and mustn't be believed. (docs/decisions/032)
import { fnv1a } from '../../../../shared/sync/digest'
import { MOVED_KEY as MOVED } from './account-key'
import type { KeptFile } from './kept-file'

/** How this device looks; pages without the app read it before they draw. */
const LOOKS = ['chairside.comfort', 'chairside.navigation']
const DRAFT = 'kept:'
/** Told the worker who was signed in; it reads the same file as the pages now. */
const OLD_DATABASE = 'chairside-worker'

function isOurs(key: string): boolean {
  if (key === MOVED) return false
  if (key.startsWith(DRAFT) || key.endsWith(':unsaved')) return true
  return key.startsWith('chairside.') && !LOOKS.some(look => key.startsWith(look))
}

function oldOnes(): Map<string, string> {
  const found = new Map<string, string>()
  for (const key of Object.keys(localStorage).filter(isOurs)) {
    const text = localStorage.getItem(key)
    if (text !== null) found.set(key, text)
  }
  return found
}

/** A hash of a moved draft, to tell later whether this version has touched it since. */
const markOf = ([key, text]: [string, string]): number => fnv1a(`${key} ${text}`)
function marks(): Set<number> {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(MOVED) ?? '[]')
    return new Set(Array.isArray(known) ? known : [])
  } catch {
    return new Set()
  }
}

/** `moves`: into the database. `goes`: from localStorage after that, unless it has changed. */
type OldKeys = { moves: Map<string, string>; goes: Map<string, string> }

function clearOld(isFirst: boolean, { moves, goes }: OldKeys): void {
  if (isFirst) indexedDB.deleteDatabase(OLD_DATABASE)
  for (const [key, text] of goes) if (localStorage.getItem(key) === text) localStorage.removeItem(key)
  const drafts = [...moves].filter(([key]) => key.startsWith(DRAFT))
  localStorage.setItem(MOVED, JSON.stringify([...new Set([...marks(), ...drafts.map(markOf)])]))
}

/**
 * What a tab of an older version typed since: drafts only, and only if they can't be what was moved already. If that
 * tab carried on from a moved draft, its text is the newer. If this version wrote in the same place, the old text stays
 * in localStorage until the place is free.
 */
function typedSince(found: ReadonlyMap<string, string>): OldKeys {
  const [moves, goes] = [new Map<string, string>(), oldOnes()]
  const mayBeGhosts = localStorage.getItem(MOVED) === null
  if (mayBeGhosts) return { moves, goes }
  const known = marks()
  for (const [key, text] of [...goes].filter(([key]) => key.startsWith(DRAFT))) {
    const here = found.get(key)
    if (here === undefined || known.has(markOf([key, here]))) moves.set(key, text)
    else if (here !== text) goes.delete(key)
  }
  return { moves, goes }
}

function toMove(found: ReadonlyMap<string, string>): OldKeys {
  try {
    if (found.has(MOVED)) return typedSince(found)
    const goes = oldOnes()
    return { moves: new Map([...goes, [MOVED, '1']]), goes }
  } catch {
    // It is switched off, so there is nothing in it.
    return { moves: new Map(), goes: new Map() }
  }
}

/**
 * The same file, but reading it also moves what localStorage still has. Until that is written, it goes in front of each
 * write, so a move that failed never overwrites newer text at the next start.
 */
export function withMoved(file: KeptFile): KeptFile {
  /** Not known to be in the database yet. A key that is changed meanwhile drops out, as the change replaces it. */
  let moving: OldKeys | null = null
  let isFirst = true

  function ended(done: OldKeys): void {
    moving = null
    try {
      clearOld(isFirst, done)
    } catch (error) {
      console.info('localStorage is left as it is.', error)
    }
  }

  return {
    read: async () => {
      const found = await file.read()
      // Another tab has moved everything, so what waits here is older.
      if (found.has(MOVED)) moving = null
      isFirst = !found.has(MOVED)
      const now = moving ?? toMove(found)
      moving = now
      const all = new Map([...found, ...now.moves])
      const written = now.moves.size > 0 ? file.write(new Map(now.moves), 'strict') : Promise.resolve()
      written.then(
        () => ended(now),
        error => console.info('localStorage is left as it is.', error),
      )
      return all
    },
    write: async (changes, sureness) => {
      if (moving === null) return file.write(changes, sureness)
      const now = moving
      for (const key of changes.keys()) now.moves.delete(key)
      await file.write(new Map([...now.moves, ...changes]), 'strict')
      ended(now)
    },
  }
}
