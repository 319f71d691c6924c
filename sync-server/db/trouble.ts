// Problems with the database itself, not with a statement: it is away, its disk is full, another process holds it. The
// outcome is then unknown, so the caller retries later, and whoever runs the server is told once what to do.
import { AsyncLocalStorage } from 'node:async_hooks'
import { log } from '../log/log'

export type Trouble = 'database-away' | 'disk-full' | 'server-busy'

type KnownTrouble = { of: RegExp; trouble: Trouble; advice: string }

const GOES_ON =
  'The server goes on by itself as soon as it is there; tablets keep what they wrote until then.'
const NOTHING_LOST = 'Nothing that was accepted is lost; tablets keep what they wrote and send it again.'

/**
 * By code: the network's, the file system's, SQLite's (https://sqlite.org/rescode.html) or SQLSTATE
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const KNOWN: readonly KnownTrouble[] = [
  {
    of: /^(ECONN[A-Z]+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|08...|57P0.|53300|25006)$/,
    trouble: 'database-away',
    advice: `Is PostgreSQL running, and can it be reached? ${GOES_ON}`,
  },
  {
    of: /^(SQLITE_FULL|ENOSPC|EDQUOT|53100)$/,
    trouble: 'disk-full',
    advice: `The disk is full: free some space on it. ${NOTHING_LOST}`,
  },
  {
    of: /^(SQLITE_(IOERR|READONLY|CANTOPEN).*|EROFS|EIO|58030)$/,
    trouble: 'disk-full',
    advice: `The disk can't be used: look at it, and at who may write there. ${NOTHING_LOST}`,
  },
  {
    of: /^(SQLITE_(CORRUPT|NOTADB).*|XX00[12])$/,
    trouble: 'database-away',
    advice: 'The database is damaged: stop the server, then `npm run restore -- <back-up>`.',
  },
  {
    of: /^(SQLITE_(BUSY|LOCKED).*|40001|40P01|55P03)$/,
    trouble: 'server-busy',
    advice: 'Another holds the database. It is tried again.',
  },
]
/** The driver's own errors have no code. */
const CUT_OFF =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/

const codeOf = (error: Error): string => {
  const code: unknown = Reflect.get(error, 'code')
  return typeof code === 'string' ? code : ''
}

function knownBy(error: Error): KnownTrouble | undefined {
  const code = CUT_OFF.test(error.message) ? 'ECONNRESET' : codeOf(error)
  return KNOWN.find(({ of }) => of.test(code))
}

/** Errors known to come from the database: an unreachable model has the same codes as an unreachable PostgreSQL. */
const fromDatabase = new WeakSet<Error>()
const SAYS_IT_ALL = /^(SQLITE_|ENOSPC$|EDQUOT$|EROFS$)/

type Met = KnownTrouble & { why: string }

function met(error: unknown, deep = 0): Met | null {
  if (!(error instanceof Error) || deep > 5) return null
  const known = fromDatabase.has(error) || SAYS_IT_ALL.test(codeOf(error)) ? knownBy(error) : undefined
  if (known) return { ...known, why: error.message || codeOf(error) }
  return met(error.cause, deep + 1)
}

/** Null when it is something else. */
export const troubleOf = (error: unknown): Trouble | null => met(error)?.trouble ?? null

type Seen = { trouble: Trouble | null }
const seen = new AsyncLocalStorage<Seen>()

/**
 * Libraries turn errors into anything: "nobody is signed in", "failed to create user". So we note the trouble for the
 * current request as soon as it leaves the database.
 */
export function noteTrouble(error: unknown): void {
  if (!(error instanceof Error) || !knownBy(error)) return
  fromDatabase.add(error)
  const [here, trouble] = [seen.getStore(), troubleOf(error)]
  if (here && trouble) here.trouble = trouble
  tell(error)
}

/** `work` may call `troubleMet`. */
export const watchingTrouble = <T>(work: () => Promise<T>): Promise<T> => seen.run({ trouble: null }, work)
export const troubleMet = (): Trouble | null => seen.getStore()?.trouble ?? null

/** Every request runs into it, so we log it when it begins and then once a minute. */
const TOLD_EVERY_MS = 60_000
const told = new Map<string, number>()

/** False when it isn't a known trouble. */
function tell(error: unknown): boolean {
  const found = met(error)
  if (!found) return false
  const now = performance.now()
  if (now - (told.get(found.advice) ?? Number.NEGATIVE_INFINITY) < TOLD_EVERY_MS) return true
  told.set(found.advice, now)
  log.error(`The database can't be used (${found.why}). ${found.advice}`)
  return true
}

/** For background work: known trouble is logged as its one sentence, anything else in full. */
export function logFailure(words: string, error: unknown): void {
  if (!tell(error)) log.error(words, error)
}
