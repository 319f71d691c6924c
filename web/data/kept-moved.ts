// What older versions kept in localStorage, moved over once. Chromium writes localStorage to the disk up to a minute late,
// removals too: after a kill, what was moved may stand there again, and must not be believed. (docs/decisions/032)
import { MOVED_KEY as MOVED } from './account-key'
import type { KeptFile } from './kept-file'

/** How this device looks, which pages without the app read before they are drawn. */
const LOOKS = ['chairside.comfort', 'chairside.navigation']
const DRAFT = 'kept:'
/** Who was signed in, as the worker was told; it reads the same file now. */
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

function clearOld(isFirst: boolean): void {
  if (isFirst) indexedDB.deleteDatabase(OLD_DATABASE)
  for (const key of Object.keys(localStorage).filter(isOurs)) localStorage.removeItem(key)
  if (localStorage.getItem(MOVED) === null) localStorage.setItem(MOVED, '1')
}

/** What a tab of an older version typed since: only drafts, and only where they can't be what was moved already. */
function typedSince(found: ReadonlyMap<string, string>): Map<string, string> {
  const mayBeGhosts = localStorage.getItem(MOVED) === null
  const drafts = [...oldOnes()].filter(([key]) => key.startsWith(DRAFT) && !found.has(key))
  return new Map(mayBeGhosts ? [] : drafts)
}

function toMove(found: ReadonlyMap<string, string>): Map<string, string> {
  try {
    return found.has(MOVED) ? typedSince(found) : new Map([...oldOnes(), [MOVED, '1']])
  } catch {
    // Switched off: there is nothing in it.
    return new Map()
  }
}

/**
 * The same file; reading it brings along what localStorage still has. Until that was written it goes in front of each
 * write: a move that failed is never repeated over newer text at the next start.
 */
export function withMoved(file: KeptFile): KeptFile {
  /** Not known to be in the database. What is changed meanwhile is in it no more: the change stands for it. */
  let moving: Map<string, string> | null = null
  let isFirst = true

  function ended(): void {
    moving = null
    try {
      clearOld(isFirst)
    } catch (error) {
      console.info('localStorage is left as it is.', error)
    }
  }

  return {
    read: async () => {
      const found = await file.read()
      // Another tab moved it all: what waits here is older.
      if (found.has(MOVED)) moving = null
      isFirst = !found.has(MOVED)
      moving ??= toMove(found)
      const all = new Map([...found, ...moving])
      const written = moving.size > 0 ? file.write(new Map(moving), 'strict') : Promise.resolve()
      written.then(ended, error => console.info('localStorage is left as it is.', error))
      return all
    },
    write: async (changes, sureness) => {
      if (moving === null) return file.write(changes, sureness)
      for (const key of changes.keys()) moving.delete(key)
      await file.write(new Map([...moving, ...changes]), 'strict')
      ended()
    },
  }
}
