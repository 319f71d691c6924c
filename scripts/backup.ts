// `npm run backup -- [file or folder]`: copies everything into one file while the server runs. `npm run restore` can
// put that file into SQLite or PostgreSQL.
import { existsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { backUp, CopyError } from '../sync-server/backup/backup'
import { ConfigError, readConfig } from '../sync-server/config'
import { makeFolder } from '../sync-server/folder'

async function main(): Promise<void> {
  process.umask(0o077)
  const config = readConfig(process.env)
  const folder = resolve(config.DATA_DIR)
  const [given] = process.argv.slice(2)
  const to = resolve(given ?? join(folder, 'backups'))
  const isFile = to.endsWith('.sqlite') && !(existsSync(to) && statSync(to).isDirectory())
  const name = `chairside-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.sqlite`
  const file = isFile ? to : join(to, name)
  makeFolder(dirname(file))
  const { counts, secret } = await backUp(config, folder, file)
  const rows = [...counts.values()].reduce((sum, count) => sum + count, 0)
  console.log(`Backed up ${rows} rows of ${counts.size} tables: ${file}`)
  if (secret) console.log(`The server's secret, which its second steps are sealed with: ${secret}`)
  if (config.AUTH_SECRET)
    console.log('Keep AUTH_SECRET, too: without it nobody gets past the second step of signing in.')
  console.log('Whoever has these files can read everything. Keep them as you keep the server.')
}

main().catch((error: unknown) => {
  console.error(error instanceof CopyError || error instanceof ConfigError ? error.message : error)
  process.exitCode = 1
})
