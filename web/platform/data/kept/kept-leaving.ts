// Saves what is typed in the last moment before a page closes. The browser may silently abort a transaction that begins
// as a page is torn down, even a committed one. So drafts not known to be written are also noted in localStorage, which
// takes them at once, and the next start brings them in. (docs/decisions/032)
import type { Changes, KeptFile } from './kept-file'

const DRAFT = 'kept:'
const NOTED = 'left:'
/** In the file: the newest note it contains. After a kill, localStorage may bring back an older one. */
const TAKEN = 'chairside.left'

type Note = { id: number; text: string | null }

function noteIn(value: string | null): Note | null {
  try {
    const read: unknown = JSON.parse(value ?? 'null')
    if (typeof read !== 'object' || read === null || !('id' in read) || !('text' in read)) return null
    const { id, text } = read
    return typeof id === 'number' && (text === null || typeof text === 'string') ? { id, text } : null
  } catch {
    return null
  }
}

/** By the draft's key. */
function notes(): Map<string, Note> {
  const found = new Map<string, Note>()
  try {
    for (const key of Object.keys(localStorage).filter(each => each.startsWith(NOTED))) {
      const note = noteIn(localStorage.getItem(key))
      if (note) found.set(key.slice(NOTED.length), note)
    }
  } catch (error) {
    console.info('localStorage can’t be read.', error)
  }
  return found
}

/** Drops notes up to this one, which are in the file, and those in places where the file has something newer. */
function drop(id: number, places: Iterable<string> = []): void {
  const over = new Set(places)
  for (const [key, note] of notes()) if (note.id <= id || over.has(key)) localStorage.removeItem(NOTED + key)
}

const textsOf = (all: ReadonlyMap<string, Note>): Map<string, string | null> =>
  new Map([...all].map(([key, { text }]) => [key, text]))

type LeavingFile = KeptFile & {
  /** Call when the page is hidden or closing (or back): while it is, each draft is noted until it is written. */
  leaving: (is: boolean) => void
}

export function withNotes(file: KeptFile): LeavingFile {
  /** Given to the database, which hasn't confirmed them yet. */
  const onTheirWay = new Map<string, string | null>()
  let newest = 0
  let isLeaving = false

  /** Returns what must go into the same transaction; after that the note isn't needed, and we know it. */
  function note(): Map<string, string | null> {
    // Another tab that closed may have left some notes: whoever notes next takes care of them.
    const all = new Map([...textsOf(notes()), ...onTheirWay])
    if (all.size === 0) return all
    newest = Math.max(Date.now(), newest + 1)
    try {
      for (const [key, text] of all)
        localStorage.setItem(NOTED + key, JSON.stringify({ id: newest, text } satisfies Note))
    } catch (error) {
      console.info('What was typed last can’t be noted.', error)
    }
    return all.set(TAKEN, String(newest))
  }

  async function write(changes: Changes, sureness: 'relaxed' | 'strict'): Promise<void> {
    for (const [key, text] of changes) if (key.startsWith(DRAFT)) onTheirWay.set(key, text)
    const noted = isLeaving ? note() : new Map<string, string | null>()
    const id = newest
    const all = new Map([...noted, ...changes])
    if (all.size === 0) return
    await file.write(all, sureness)
    for (const [key, text] of all) if (onTheirWay.get(key) === text) onTheirWay.delete(key)
    drop(noted.size > 0 ? id : 0, changes.keys())
  }

  return {
    read: async () => {
      const found = await file.read()
      newest = Math.max(newest, Number(found.get(TAKEN) ?? 0))
      const left = notes()
      const news = new Map([...left].filter(([, { id }]) => id > newest))
      if (news.size === 0) {
        drop(newest)
        return found
      }
      newest = Math.max(...[...news.values()].map(({ id }) => id))
      const id = newest
      for (const [key, text] of textsOf(news)) {
        if (text === null) found.delete(key)
        else found.set(key, text)
      }
      file.write(textsOf(news).set(TAKEN, String(id)), 'relaxed').then(
        () => drop(id),
        error => console.info('What was noted last waits for the next start.', error),
      )
      return found
    },
    write,
    leaving: is => {
      isLeaving = is
      if (is) write(new Map(), 'relaxed').catch(error => console.info('The last words stay noted.', error))
    },
  }
}
