// A draft's place in storage, as one tab sees it. Never touches what another tab has written there since.
import { kept } from '../../platform/data/kept/kept-store'
import type { StorageNews } from '../../platform/data/kept/kept-texts'

/** Written briefly before a text is removed, to tell other tabs why. Not JSON, so nothing reads it as a draft. */
export const SAVED = 'saved'
export const ERASED = 'erased'

export function keptPlace(key: string) {
  let mine: string | null = null
  const read = (): string | null => {
    mine = kept.get(key)
    return mine
  }
  read()
  return {
    /** What this tab last read or wrote. */
    mine: () => mine,
    read,
    put: (text: string): void => {
      kept.put(key, text)
      mine = text
    },
    /** Only removes what this tab last read or wrote. */
    clear: (why?: typeof SAVED): void => {
      if (kept.get(key) === mine && mine !== null) {
        if (why) kept.put(key, why)
        kept.remove(key)
      }
      mine = null
    },
  }
}

/** A tab that still shows the draft won't store it again. */
export function eraseAt(key: string): void {
  kept.put(key, ERASED)
  kept.remove(key)
}

/**
 * Its text is already in a record. Tells every tab that shows it, including this one. `left`: the part still to be
 * saved.
 */
export function savedAt(key: string, left: string | null): void {
  const oldValue = kept.get(key)
  kept.put(key, SAVED)
  kept.remove(key)
  if (left !== null) kept.put(key, left)
  kept.tell({ key, oldValue, newValue: SAVED })
  kept.tell({ key, oldValue: SAVED, newValue: null })
  if (left !== null) kept.tell({ key, oldValue: null, newValue: left })
}

/**
 * What another tab did to the draft at `key`, reported once it is removed: saved it (`text` is the draft), threw it
 * away, or erased the person it was about. Null for anything else.
 */
export function hearing(
  key: string,
): (heard: StorageNews) => { why: 'saved' | 'thrown' | 'erased'; text: string | null } | null {
  let saved: string | null = null
  return ({ key: of, oldValue, newValue }) => {
    if (of !== key) return null
    if (newValue !== null) {
      saved = newValue === SAVED ? oldValue : null
      return null
    }
    const text = oldValue === SAVED ? saved : oldValue
    saved = null
    return { why: oldValue === SAVED ? 'saved' : oldValue === ERASED ? 'erased' : 'thrown', text }
  }
}
