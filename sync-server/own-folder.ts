// Restricts the data folder and our files in it to the server's user: both new files and existing ones.
import { chmodSync, type Dirent, existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './folder'
import { log } from './log/log'

/** The permission bits of everyone but the owner. */
const OTHERS = 0o077
/** If DATA_DIR contains other things too, their permissions stay as they are. */
const OUR_FILES = /^(chairside|auth-secret|restoring\.)/
const OUR_FOLDERS: ReadonlySet<string> = new Set(['outbox', 'backups', 'voice-cache'])
const isOurs = (entry: Dirent): boolean =>
  entry.isFile() ? OUR_FILES.test(entry.name) : entry.isDirectory() && OUR_FOLDERS.has(entry.name)

/** True: others could read it until now. Another user's files are left to that user. */
function shut(path: string): boolean {
  const { mode, uid } = lstatSync(path)
  if ((mode & OTHERS) === 0 || uid !== process.getuid?.()) return false
  chmodSync(path, mode & 0o700)
  return true
}

/** Skips links: they lead elsewhere, and what is there isn't ours to change. */
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

/** Also makes everything this process writes later, anywhere, readable by its owner only. */
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
