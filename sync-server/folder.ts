import { closeSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/**
 * Made with those above it, for the server's user alone; throws what the file system says. Node's own `recursive` never
 * ends where the system has a folder and lets nobody make one in it, as /proc: there it takes the refusal for a folder
 * above that is missing.
 */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && isFolder(folder)) return
    if (codeOf(error) !== 'ENOENT') throw error
    const above = dirname(folder)
    // Where it is there by now, another process has just made it.
    if (!isFolder(above)) makeFolder(above)
    try {
      mkdirSync(folder, { mode: 0o700 })
    } catch (again) {
      if (codeOf(again) !== 'EEXIST' || !isFolder(folder)) throw again
    }
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** A file, or which names a folder has: on the disk when this returns. */
export function flush(path: string): void {
  const at = openSync(path, 'r')
  fsyncSync(at)
  closeSync(at)
}
