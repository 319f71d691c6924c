// One piece of what is typed, as one tab keeps it in this browser. What another tab wrote there since is that tab's.

/** Left for a moment before a text is removed, so that other tabs know why. No JSON: nothing reads them as a text. */
export const SAVED = 'saved'
export const ERASED = 'erased'

/** As a browser sends it to the tabs that did not write. */
export type Heard = Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>

export function keptPlace(key: string) {
  let mine: string | null = null
  const read = (): string | null => {
    try {
      mine = localStorage.getItem(key)
    } catch {
      mine = null
    }
    return mine
  }
  read()
  return {
    /** What this tab read or wrote last. */
    mine: () => mine,
    read,
    /** False where the browser would not keep it: then what it kept before is still this tab's. */
    put: (text: string): boolean => {
      try {
        localStorage.setItem(key, text)
        mine = text
        return true
      } catch {
        return false
      }
    },
    /** Only what this tab read or wrote last goes. */
    clear: (why?: typeof SAVED): void => {
      try {
        if (localStorage.getItem(key) === mine) {
          if (why && mine !== null) tryTo(() => localStorage.setItem(key, why))
          localStorage.removeItem(key)
        }
      } catch {
        // Storage that can't be read holds nothing to clear.
      }
      mine = null
    },
  }
}

/** Another tab that still shows it does not keep it again. */
export function eraseAt(key: string): void {
  tryTo(() => localStorage.setItem(key, ERASED))
  localStorage.removeItem(key)
}

function tryTo(act: () => void): void {
  try {
    act()
  } catch {
    // Without the word the other tabs keep their text: it may be saved twice, and is never lost.
  }
}

/**
 * What another tab did to the place `key`, told once it is gone from there: saved it (`text` is what stood there),
 * threw it away, or erased whoever it was about. Null for all else.
 */
export function hearing(
  key: string,
): (heard: Heard) => { why: 'saved' | 'thrown' | 'erased'; text: string | null } | null {
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
