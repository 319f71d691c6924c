import { closeSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/**
 * Creates the folder and its parents, for the server's user alone; throws the file system's error. Node's own
 * `recursive` loops for ever where a folder exists but nobody may create one in it, such as /proc: it takes the
 * refusal for a missing parent.
 */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && isFolder(folder)) return
    if (codeOf(error) !== 'ENOENT') throw error
    const above = dirname(folder)
    // If it's there by now, another process has just created it.
    if (!isFolder(above)) makeFolder(above)
    try {
      mkdirSync(folder, { mode: 0o700 })
    } catch (again) {
      if (codeOf(again) !== 'EEXIST' || !isFolder(folder)) throw again
    }
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** Flushes a file, or a folder's list of names, to disk before returning. */
export function flush(path: string): void {
  const at = openSync(path, 'r')
  fsyncSync(at)
  closeSync(at)
}
