// An error as the log may keep it: its kind and origin, without anything a person wrote. Messages from databases,
// parsers and providers quote the very values that they failed on.

const EMAIL = /[^\s@<>"'(),;]+@[^\s@<>"'(),;]+/g
/** Phone numbers, card numbers, codes. */
const DIGITS = /\+?\d[\d\s()/-]{5,}\d/g
const ADDRESS = /\b[a-z]+:\/\/\S+/gi
/** From the first quote to the last: what is quoted may hold quotes itself. */
const QUOTED = /["'`“].*["'`”]/s
const LONGEST = 300
const FRAMES = 12

export const withoutValues = (words: string): string =>
  [QUOTED, ADDRESS, EMAIL, DIGITS].reduce((text, what) => text.replace(what, '…'), words).slice(0, LONGEST)

export type LoggedError = {
  type: string
  message?: string
  code?: string | number
  status?: number
  /** Table, column and constraint; the names are our own. */
  at?: string
  stack?: string
  cause?: LoggedError
}

const partOf = (error: Error, name: string): unknown => Reflect.get(error, name)

/** From the engine, the file system, the network, SQLite, and PostgreSQL (five-character codes). */
const KNOWN_TYPES: ReadonlySet<string> = new Set(['TypeError', 'RangeError', 'ReferenceError', 'SqliteError'])
const KNOWN_CODES = /^(E[A-Z]{2,}|SQLITE_\w+|[0-9A-Z]{5})$/

/** Marks an error of our own, whose message contains nothing personal. */
export const TELLABLE = Symbol('tellable')

/** Any other message may quote what someone wrote, so we leave it out: the stack frames say where it came from. */
function messageOf(error: Error): string | undefined {
  const code = partOf(error, 'code')
  const isKnown = KNOWN_TYPES.has(error.name) || (typeof code === 'string' && KNOWN_CODES.test(code))
  if (!isKnown && !(TELLABLE in error)) return undefined
  return typeof partOf(error, 'status') === 'number' ? undefined : withoutValues(error.message)
}

/** A frame ends with a place in a file; a message line that merely starts like one doesn't. */
const FRAME = /^\s+at .*(:\d+:\d+|<anonymous>|native)\)?$/
/** Only the frames, as the stack begins with the message again. */
function framesOf(error: Error): string | undefined {
  const frames = (error.stack ?? '').split('\n').filter(line => FRAME.test(line))
  return frames.length > 0 ? frames.slice(0, FRAMES).join('\n') : undefined
}

export function told(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error }
  const [code, status] = [partOf(error, 'code'), partOf(error, 'status')]
  const place = ['table', 'column', 'constraint'].map(name => partOf(error, name)).filter(name => name)
  const { cause } = error
  const message = messageOf(error)
  const stack = framesOf(error)
  return {
    type: error.name,
    ...(message === undefined ? {} : { message }),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(typeof status === 'number' ? { status } : {}),
    ...(place.length > 0 ? { at: place.join('.') } : {}),
    ...(stack === undefined ? {} : { stack }),
    ...(cause instanceof Error && depth < 3 ? { cause: told(cause, depth + 1) } : {}),
  }
}
