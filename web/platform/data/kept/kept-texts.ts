// Small texts of this device that survive a killed browser: who is signed in, whether it is locked, unsaved typing,
// where one was. Read and written synchronously like localStorage, from memory. Each change is in the database a moment
// later, and other tabs hear of it as they would of localStorage. (docs/decisions/032)

import { type Memory, memory } from '../memory'
import type { KeptFile, Sureness } from './kept-file'

/** `key` null: anything may have changed. */
export type StorageNews = { key: string | null; oldValue: string | null; newValue: string | null }
type Channel = Pick<BroadcastChannel, 'postMessage' | 'onmessage'>

export type KeptStore = {
  get: (key: string) => string | null
  keys: () => string[]
  /** False when this device didn't take the last write: then it lasts only while the page is open. */
  put: (key: string, text: string, sureness?: Sureness) => boolean
  remove: (key: string, sureness?: Sureness) => void
  /** Called for what another tab changed, and once everything has been read. Returns the function that stops it. */
  hear: (listener: (heard: StorageNews) => void) => () => void
  /** Tells this page what the others were told. */
  tell: (heard: StorageNews) => void
  /** False while whatever is put here is lost with the page. */
  keeping: Memory<boolean>
  /** Writes everything that waits, now, as the page may close. Resolves when it is written or can't be. */
  flush: () => Promise<void>
  /** While true, nothing waits for a burst to end, as there may be no later. */
  leaving: (is: boolean) => void
  /** Reads what is kept; resolves when it is here or can't be had. */
  open: (file: KeptFile, channel: Channel | null, limitMs?: number) => Promise<void>
  /** Reads it again, for a page that was asleep while other tabs wrote. */
  readAgain: () => Promise<void>
}

/** Typing comes in bursts: at most one write in this time. */
const BURST_MS = 200
const AGAIN_MS = 2_000
/** If storage doesn't answer by then, start with nothing known; what comes later is still taken in. */
const OPEN_LIMIT_MS = 4_000

const HELLO = 'hello'
const isHeard = (value: unknown): value is StorageNews =>
  typeof value === 'object' && value !== null && 'key' in value && 'newValue' in value && 'oldValue' in value

export function makeKept(): KeptStore {
  const texts = new Map<string, string>()
  const keeping = memory(true)
  const listeners = new Set<(heard: StorageNews) => void>()
  /** Changed here but not handed to the database yet; it gets whatever `texts` has by then. */
  const waiting = new Set<string>()
  let sure: Sureness = 'relaxed'
  let file: KeptFile | null = null
  /** Whether we know what the file holds. */
  let isRead = false
  let channel: Channel | null = null
  /** What other tabs said during a read, and until one succeeds: it may be newer than what is read. */
  let early: Map<string, string | null> | null = null
  let readings = 0
  let readTimer: ReturnType<typeof setTimeout> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isNow = false
  let isLeaving = false
  let begunAt = Number.NEGATIVE_INFINITY

  const tell = (heard: StorageNews): void => {
    for (const listener of [...listeners]) listener(heard)
  }
  const set = (key: string, text: string | null): void => {
    if (text === null) texts.delete(key)
    else texts.set(key, text)
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    isNow = false
    if (file === null || waiting.size === 0) return
    const changes = new Map([...waiting].map(key => [key, texts.get(key) ?? null]))
    const sureness = sure
    waiting.clear()
    sure = 'relaxed'
    begunAt = performance.now()
    try {
      await file.write(changes, sureness)
      keeping.set(true)
      if (!isRead) await read(file)
    } catch (error) {
      if (keeping.get()) console.warn('What is typed here can’t be kept now.', error)
      for (const key of changes.keys()) waiting.add(key)
      if (sureness === 'strict') sure = 'strict'
      keeping.set(false)
      timer ??= setTimeout(() => void flush(), AGAIN_MS)
    }
  }

  /** `now`: right after the code that is running, together with everything else it changes. */
  function soon(now: boolean): void {
    if (now) {
      if (!isNow) queueMicrotask(() => void flush())
      isNow = true
      return
    }
    if (isNow || timer !== undefined) return
    const since = performance.now() - begunAt
    timer = setTimeout(() => void flush(), since < BURST_MS ? BURST_MS - since : 0)
  }

  function change(key: string, newValue: string | null, sureness: Sureness): boolean {
    const oldValue = texts.get(key) ?? null
    if (oldValue === newValue) return keeping.get()
    set(key, newValue)
    early?.delete(key)
    waiting.add(key)
    if (sureness === 'strict') sure = 'strict'
    channel?.postMessage({ key, oldValue, newValue } satisfies StorageNews)
    soon(newValue === null || sureness === 'strict' || isLeaving)
    return keeping.get()
  }

  function takeIn(heard: StorageNews): void {
    if (heard.key !== null) set(heard.key, heard.newValue)
    tell(heard)
  }

  function listen({ data }: { data: unknown }): void {
    if (data === HELLO) {
      // A tab that starts now reads what is written; tell it what isn't yet.
      for (const key of waiting)
        channel?.postMessage({ key, oldValue: null, newValue: texts.get(key) ?? null } satisfies StorageNews)
    } else if (!isHeard(data)) return
    else {
      if (data.key !== null) early?.set(data.key, data.newValue)
      if (readings === 0) takeIn(data)
    }
  }

  async function read(from: KeptFile): Promise<void> {
    clearTimeout(readTimer)
    early ??= new Map()
    readings += 1
    try {
      const found = await from.read()
      for (const key of [...texts.keys()]) if (!waiting.has(key) && !found.has(key)) texts.delete(key)
      for (const [key, text] of found) if (!waiting.has(key)) texts.set(key, text)
      isRead = true
      // Only a read may have failed before: no write was refused.
      if (waiting.size === 0) keeping.set(true)
    } catch (error) {
      console.warn('What this browser keeps could not be read.', error)
      keeping.set(false)
      if (!isRead) {
        clearTimeout(readTimer)
        readTimer = setTimeout(() => void read(from), AGAIN_MS)
      }
    }
    readings -= 1
    for (const [key, text] of early ?? []) set(key, text)
    if (isRead && readings === 0) early = null
    tell({ key: null, oldValue: null, newValue: null })
    if (waiting.size > 0) soon(true)
  }

  return {
    get: key => texts.get(key) ?? null,
    keys: () => [...texts.keys()],
    put: (key, text, sureness = 'relaxed') => change(key, text, sureness),
    remove: (key, sureness = 'relaxed') => void change(key, null, sureness),
    hear: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell,
    keeping,
    flush,
    leaving: is => {
      isLeaving = is
    },
    open: async (from, others, limitMs = OPEN_LIMIT_MS) => {
      file = from
      channel = others
      if (channel) channel.onmessage = listen
      const reading = read(from)
      channel?.postMessage(HELLO)
      await Promise.race([reading, new Promise(resolve => setTimeout(resolve, limitMs))])
    },
    readAgain: async () => {
      if (file !== null) await read(file)
    },
  }
}
