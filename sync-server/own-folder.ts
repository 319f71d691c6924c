// The data folder and what of ours is in it, for the server's user alone: what is made from now on, and what was there.
import { chmodSync, type Dirent, existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './folder'
import { log } from './log/log'

/** Of whoever isn't the owner. */
const OTHERS = 0o077
/** Whoever sets DATA_DIR to a folder with other things in it keeps their rights as they are. */
const OUR_FILES = /^(chairside|auth-secret|restoring\.)/
const OUR_FOLDERS: ReadonlySet<string> = new Set(['outbox', 'backups', 'voice-cache'])
const isOurs = (entry: Dirent): boolean =>
  entry.isFile() ? OUR_FILES.test(entry.name) : entry.isDirectory() && OUR_FOLDERS.has(entry.name)

/** True: somebody else could look in until now. What another user owns is that user's matter. */
function shut(path: string): boolean {
  const { mode, uid } = lstatSync(path)
  if ((mode & OTHERS) === 0 || uid !== process.getuid?.()) return false
  chmodSync(path, mode & 0o700)
  return true
}

/** A link leads elsewhere, and what is elsewhere is somebody else's matter. */
function shutAll(folder: string, those: (entry: Dirent) => boolean): number {
  let found = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!those(entry)) continue
    const path = join(folder, entry.name)
    if (shut(path)) found++
    if (entry.isDirectory()) found += shutAll(path, isFileOrFolder)
  }
  return found
}
const isFileOrFolder = (entry: Dirent): boolean => entry.isFile() || entry.isDirectory()

/** Also makes whatever this process writes later, wherever that is, its owner's alone. */
export function openOwnFolder(folder: string): void {
  process.umask(OTHERS)
  makeFolder(folder)
  const real = realpathSync(folder)
  try {
    const wasOpen = shut(real)
    const found = shutAll(real, isOurs)
    if (wasOpen || found > 0)
      log.info(`Others could read the data folder, or ${found} things in it. Now its owner alone can.`)
    const { mode, uid } = lstatSync(real)
    if ((mode & OTHERS) !== 0 && uid !== process.getuid?.())
      log.warn(
        `Others can read the data folder ${folder}, and it belongs to another user: make it the server's.`,
      )
  } catch (error) {
    if (!existsSync(real)) throw error
    log.warn(`Who may read the data folder ${folder} can't be changed: make it its owner's alone.`, error)
  }
}
