// What stops the server from starting, in words for whoever runs it. It never starts half-configured.
import { isAbsolute, relative, sep } from 'node:path'
import { SecretError } from './auth/secret'
import { CutShort } from './db/copy/moves'
import { NewerDatabase } from './db/migrate'

type Opened = { folder: string; databaseUrl: string | undefined }

const textAt = (error: Error, name: 'code' | 'path'): string => {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : ''
}
/** The address without its password. */
const placeOf = (databaseUrl: string): string => {
  try {
    return new URL(databaseUrl).host || 'this machine'
  } catch {
    return 'DATABASE_URL'
  }
}
const ELSEWHERE = 'Another folder: DATA_DIR=/somewhere npm start'

/** By SQLite's result code; https://sqlite.org/rescode.html. An extended code begins with its plain one. */
const SQLITE: readonly (readonly [RegExp, string])[] = [
  [
    /^SQLITE_BUSY/,
    `Another process holds it. Is Chairside running there already? End that one. ${ELSEWHERE}`,
  ],
  [
    /^SQLITE_(NOTADB|CORRUPT)/,
    'The file is damaged, or is no database. `npm run restore` puts a back-up in its place.',
  ],
  [
    /^SQLITE_(CANTOPEN|READONLY|FULL|IOERR|PERM)/,
    `Check who may write there, and whether the disk is full. ${ELSEWHERE}`,
  ],
]
/**
 * The network's codes, and the SQLSTATE classes that aren't a fault in a statement: connection, sign-in, database
 * name, resources, shutdown. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const POSTGRES = /^(ECONN[A-Z]+|ENOTFOUND|ETIMEDOUT|(08|28|3D|53|57)[0-9A-Z]{3})$/

/** Whether the folder `inner` is `outer` or inside it. */
function within(outer: string, inner: string): boolean {
  const way = relative(outer, inner)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

/** Null when the cause isn't a known problem outside the server; then the error itself is logged, with its stack. */
export function cannotStart(error: unknown, { folder, databaseUrl }: Opened): string | null {
  if (!(error instanceof Error)) return null
  if ([SecretError, NewerDatabase, CutShort].some(told => error instanceof told)) return error.message
  const [code, path] = [textAt(error, 'code'), textAt(error, 'path')]
  if (code === '') return null
  const why = error.message === '' ? code : error.message
  const advice = SQLITE.find(([of]) => of.test(code))?.[1]
  if (advice !== undefined)
    return `The database in the data folder ${folder} can't be used: ${why}.\n${advice}`
  if (path !== '' && (within(folder, path) || within(path, folder)))
    return `The data folder ${folder} can't be made or written: ${why}.\nCheck who may write there. ${ELSEWHERE}`
  if (databaseUrl !== undefined && POSTGRES.test(code))
    return `PostgreSQL at ${placeOf(databaseUrl)} can't be used: ${why}.\nIs it running, and are the address, the name and the password in DATABASE_URL right?`
  return null
}
