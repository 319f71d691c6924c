// Caches spoken sentences as MP3, by the hash of voice and words: in memory for an hour. Only what visitors hear
// (greetings, demos: the same words for everyone) is also stored as files. What a salon has read out may be about a
// client, so it never goes to disk, and an erasure clears everything.
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { log } from '../log/log'

const HOUR_MS = 3_600_000
const MEMORY_BYTES = 8 * 1024 * 1024
const FILES_BYTES = 64 * 1024 * 1024

type Mp3Bytes = Uint8Array<ArrayBuffer>
export type VoiceCache = {
  get: (key: string) => Promise<Mp3Bytes | null>
  /** `onDisk`: the words aren't about anyone. */
  put: (key: string, mp3: Mp3Bytes, onDisk: boolean) => Promise<void>
  forget: () => Promise<void>
}

export const keyOf = (voice: string, text: string): string =>
  createHash('sha256').update(`${voice}\0${text}`).digest('hex')

type Options = { folder: string | null; memoryBytes?: number; filesBytes?: number; now?: () => number }

/** `folder`: null keeps nothing on disk. */
export function openCache(options: Options): VoiceCache {
  const { folder, memoryBytes = MEMORY_BYTES, filesBytes = FILES_BYTES, now = Date.now } = options
  const kept = new Map<string, { mp3: Mp3Bytes; until: number }>()
  let held = 0
  const files = folder === null ? null : openFiles(folder, filesBytes)

  function drop(key: string): void {
    held -= kept.get(key)?.mp3.length ?? 0
    kept.delete(key)
  }
  function keep(key: string, mp3: Mp3Bytes): void {
    drop(key)
    kept.set(key, { mp3, until: now() + HOUR_MS })
    held += mp3.length
    for (const oldest of kept.keys()) {
      if (held <= memoryBytes) break
      drop(oldest)
    }
  }
  return {
    get: async key => {
      const found = kept.get(key)
      if (found && found.until > now()) {
        // Least recently heard goes first.
        kept.delete(key)
        kept.set(key, found)
        return found.mp3
      }
      drop(key)
      const mp3 = (await files?.get(key)) ?? null
      if (mp3) keep(key, mp3)
      return mp3
    },
    put: async (key, mp3, onDisk) => {
      keep(key, mp3)
      if (onDisk) await files?.put(key, mp3)
    },
    forget: async () => {
      kept.clear()
      held = 0
      await files?.forget()
    },
  }
}

type Files = Pick<VoiceCache, 'get' | 'forget'> & { put: (key: string, mp3: Mp3Bytes) => Promise<void> }

/** If the disk is full or gone, we lose the cache but never the sound. */
function openFiles(folder: string, most: number): Files {
  const pathOf = (key: string): string => join(folder, `${key}.mp3`)
  /** In bytes; null: not counted yet. */
  let held: number | null = null

  async function tidy(): Promise<void> {
    const names = await readdir(folder)
    const found = await Promise.all(
      names.map(async name => {
        const { size, mtimeMs } = await stat(join(folder, name))
        return { name, size, mtimeMs }
      }),
    )
    held = found.reduce((sum, { size }) => sum + size, 0)
    for (const { name, size } of found.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      // Frees a tenth, so that not every new file has to look through all the others.
      if (held <= most * 0.9) break
      await rm(join(folder, name), { force: true })
      held -= size
    }
  }
  return {
    get: async key => {
      const bytes = await readFile(pathOf(key)).catch(() => null)
      if (bytes === null) return null
      const now = new Date()
      await utimes(pathOf(key), now, now).catch(() => undefined)
      return new Uint8Array(bytes)
    },
    put: async (key, mp3) => {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const part = join(folder, `${randomUUID()}.part`)
        await writeFile(part, mp3)
        await rename(part, pathOf(key))
        if (held !== null) held += mp3.length
        if (held === null || held > most) await tidy()
      } catch (error) {
        log.error('A spoken sentence could not be kept:', error)
      }
    },
    forget: async () => {
      held = null
      await rm(folder, { recursive: true, force: true })
    },
  }
}
