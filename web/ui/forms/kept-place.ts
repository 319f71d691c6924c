// One piece of what is typed, as one tab keeps it on this device. What another tab wrote there since is that tab's.
import { kept } from '../../platform/data/kept/kept-store'
import type { StorageNews } from '../../platform/data/kept/kept-texts'

/** Left for a moment before a text is removed, so that other tabs know why. No JSON: nothing reads them as a text. */
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
    /** What this tab read or wrote last. */
    mine: () => mine,
    read,
    put: (text: string): void => {
      kept.put(key, text)
      mine = text
    },
    /** Only what this tab read or wrote last goes. */
    clear: (why?: typeof SAVED): void => {
      if (kept.get(key) === mine && mine !== null) {
        if (why) kept.put(key, why)
        kept.remove(key)
      }
      mine = null
    },
  }
}

/** Another tab that still shows it does not keep it again. */
export function eraseAt(key: string): void {
  kept.put(key, ERASED)
  kept.remove(key)
}

/** Its words were found in a record. Every tab that shows them is told, this one too. `left`: what is still to be saved. */
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
 * What another tab did to the place `key`, told once it is gone from there: saved it (`text` is what stood there),
 * threw it away, or erased whoever it was about. Null for all else.
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
