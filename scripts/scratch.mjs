// Tests create and delete thousands of small files: databases, browser profiles. On disk, deleting one profile takes
// longer than many tests. If the system has a memory-backed folder with enough room, we use that.
import { accessSync, constants, statfsSync } from 'node:fs'

const MEMORY = '/dev/shm'
const ENOUGH = 4 * 1024 ** 3

function hasRoom() {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return Math.min(bavail * bsize, process.availableMemory()) > ENOUGH
  } catch {
    return false
  }
}

// `tmpdir()` uses this, here and in every process started from here. We respect a TMPDIR that is already set.
if (!process.env.TMPDIR && process.platform === 'linux' && hasRoom()) process.env.TMPDIR = MEMORY
