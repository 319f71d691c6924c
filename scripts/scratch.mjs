// Tests write and throw away thousands of small files: databases, browser profiles. On a disk, emptying one profile
// takes longer than many a test. Where the system keeps a folder in memory with room to spare, they go there.
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

// Read by `tmpdir()` here and in whatever is started from here. Somebody's own choice stands.
if (!process.env.TMPDIR && process.platform === 'linux' && hasRoom()) process.env.TMPDIR = MEMORY
