// What Settings, Security shows and does. All of it is asked of the server: nothing of it is known without a signal.
import { type Answer, ask, textIn } from './ask'
import { type ProviderId, readProviders } from './elsewhere'

export type SessionHere = { id: string; device: string; since: string; seen: string; here: boolean }
/** Ended from elsewhere. `forgotten`: when its tablet said that it has forgotten the salon. */
export type SessionEnded = {
  id: string
  device: string
  ended: string
  forget: boolean
  forgotten: string | null
}
/** Known from before, and not signed in now. */
export type KnownHere = { id: string; device: string; since: string }
export type Connected = { id: string; provider: ProviderId; email: string | null }
export type Ways = {
  password: boolean
  connected: readonly Connected[]
  /** What this server offers. */
  providers: readonly ProviderId[]
}
export type Security = {
  factor: { backupCodes: number } | null
  sessions: readonly SessionHere[]
  ended: readonly SessionEnded[]
  known: readonly KnownHere[]
  ways: Ways
  /** Null: no email has to be proved here. */
  email: { address: string; proved: boolean } | null
}

const NO_SIGNAL = 'The server can’t be reached. This needs a signal.'
const call = (path: string, body?: Record<string, string | boolean>): Promise<Answer> =>
  ask(path, body, NO_SIGNAL)

function readSession(value: unknown): SessionHere[] {
  const [id, device, since, seen] = ['id', 'device', 'since', 'seen'].map(key => textIn(value, key))
  if (!id || !device || !since || !seen || typeof value !== 'object' || value === null) return []
  return [{ id, device, since, seen, here: 'here' in value && value.here === true }]
}

function readEnded(value: unknown): SessionEnded[] {
  const [id, device, ended] = ['id', 'device', 'ended'].map(key => textIn(value, key))
  if (!id || !device || !ended || typeof value !== 'object' || value === null) return []
  const forget = 'forget' in value && value.forget === true
  return [{ id, device, ended, forget, forgotten: textIn(value, 'forgotten') }]
}

function readKnown(value: unknown): KnownHere[] {
  const [id, device, since] = ['id', 'device', 'since'].map(key => textIn(value, key))
  return id && device && since ? [{ id, device, since }] : []
}

function readConnected(value: unknown): Connected[] {
  const id = textIn(value, 'id')
  const [provider] = readProviders([textIn(value, 'provider')])
  return id && provider ? [{ id, provider, email: textIn(value, 'email') }] : []
}

/** A server that tells of none has passwords alone. */
function readWays(answer: object): Ways {
  const ways = 'ways' in answer ? answer.ways : null
  if (typeof ways !== 'object' || ways === null) return { password: true, connected: [], providers: [] }
  return {
    password: 'password' in ways && ways.password === true,
    connected:
      'connected' in ways && Array.isArray(ways.connected) ? ways.connected.flatMap(readConnected) : [],
    providers: readProviders('providers' in ways ? ways.providers : []),
  }
}

function readEmail(value: unknown): Security['email'] {
  const address = textIn(value, 'address')
  if (address === null || typeof value !== 'object' || value === null) return null
  return { address, proved: 'proved' in value && value.proved === true }
}

function readSecurity(given: unknown): Security {
  const answer = typeof given === 'object' && given !== null ? given : {}
  const factor = 'factor' in answer ? answer.factor : null
  const sessions = 'sessions' in answer && Array.isArray(answer.sessions) ? answer.sessions : []
  const ended = 'ended' in answer && Array.isArray(answer.ended) ? answer.ended : []
  const left =
    typeof factor === 'object' && factor !== null && 'backupCodes' in factor ? factor.backupCodes : 0
  return {
    factor: factor === null ? null : { backupCodes: typeof left === 'number' ? left : 0 },
    sessions: sessions.flatMap(readSession),
    ended: ended.flatMap(readEnded),
    known: 'known' in answer && Array.isArray(answer.known) ? answer.known.flatMap(readKnown) : [],
    ways: readWays(answer),
    email: readEmail('email' in answer ? answer.email : null),
  }
}

export async function loadSecurity(): Promise<
  { ok: true; security: Security } | { ok: false; words: string }
> {
  const result = await call('security')
  return result.ok ? { ok: true, security: readSecurity(result.answer) } : result
}

const withPassword = (password: string | undefined): { password?: string } =>
  password === undefined ? {} : { password }

export const sendProof = (): Promise<Answer> => call('auth/prove-email/send', {})
export const endSession = (id: string): Promise<Answer> => call('sessions/end', { id })
/** Its tablet takes the salon away when it next hears the server; also where the session was ended before. */
export const forgetThere = (id: string): Promise<Answer> => call('sessions/end', { id, forget: true })
export const forgetDevice = (known: string): Promise<Answer> => call('sessions/end', { known })
export const endOthers = (): Promise<Answer> => call('sessions/end', { scope: 'others' })
export const changePassword = (currentPassword: string, newPassword: string): Promise<Answer> =>
  call('auth/change-password', { currentPassword, newPassword })
/** `password`: none where the account has none. */
export const removeFactor = (password: string | undefined, code: string): Promise<Answer> =>
  call('auth/two-factor/disable', { ...withPassword(password), code })
export const disconnect = (id: string, password: string | undefined): Promise<Answer> =>
  call('auth/identities/disconnect', { id, ...withPassword(password) })
export const firstPassword = (newPassword: string): Promise<Answer> =>
  call('auth/first-password', { newPassword })

export async function newBackupCodes(
  password: string | undefined,
): Promise<{ ok: true; codes: readonly string[] } | { ok: false; words: string }> {
  const result = await call('auth/two-factor/generate-backup-codes', withPassword(password))
  if (!result.ok) return result
  const { answer } = result
  const codes =
    typeof answer === 'object' && answer !== null && 'backupCodes' in answer ? answer.backupCodes : []
  return {
    ok: true,
    codes: Array.isArray(codes) ? codes.filter((each): each is string => typeof each === 'string') : [],
  }
}
