// What keeps the server from starting, in words for whoever runs it. Nothing starts half-opened.

type Opened = { folder: string; databaseUrl: string | undefined }

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
/** Without its password. */
const placeOf = (databaseUrl: string): string => {
  try {
    return new URL(databaseUrl).host || 'this machine'
  } catch {
    return 'DATABASE_URL'
  }
}
const DAMAGED = new Set(['SQLITE_NOTADB', 'SQLITE_CORRUPT'])

/** Null: no trouble of the surroundings but a fault of ours, which is told with its stack. */
export function cannotStart(error: unknown, { folder, databaseUrl }: Opened): string | null {
  const code = codeOf(error)
  if (!(error instanceof Error) || code === '') return null
  const why = error.message === '' ? code : error.message
  if (code.startsWith('SQLITE_'))
    return [
      `The database in the data folder ${folder} can't be opened: ${why}.`,
      DAMAGED.has(code)
        ? 'Nothing in it was changed. `npm run restore` puts a back-up in its place.'
        : 'Check who may write there, and whether the disk is full. Another folder: DATA_DIR=/somewhere npm start',
    ].join('\n')
  if ('path' in error)
    return `The data folder ${folder} can't be made or written: ${why}.\nCheck who may write there. Another folder: DATA_DIR=/somewhere npm start`
  if (databaseUrl !== undefined)
    return `PostgreSQL at ${placeOf(databaseUrl)} can't be used: ${why}.\nIs it running, and are the address, the name and the password in DATABASE_URL right?`
  return null
}
