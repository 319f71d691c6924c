// A process of its own that puts one database in the place of another, and ends, as with a plug that is pulled, before it
// changes the name of a file for the nth time: `put-in-place-killed.ts <fresh> <file> <n>`.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const [fresh = '', file = '', nth] = process.argv.slice(2)
let left = Number(nth)
function orDie(): void {
  if (--left === 0) process.kill(process.pid, 'SIGKILL')
}
const { renameSync, unlinkSync } = fs
fs.renameSync = (from, to) => {
  orDie()
  renameSync(from, to)
}
fs.unlinkSync = path => {
  orDie()
  unlinkSync(path)
}
syncBuiltinESMExports()
const { putInPlace } = await import('../../../sync-server/db/copy/in-place')
putInPlace(fresh, file, Date.now())
