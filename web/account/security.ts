// What Settings, Security shows and does. All of it is asked of the server: nothing of it is known without a signal.
import { type Answer, ask, textIn } from './ask'

export type SessionHere = { id: string; device: string; since: string; seen: string; here: boolean }
export type Security = { factor: { backupCodes: number } | null; sessions: readonly SessionHere[] }

const NO_SIGNAL = 'The server can’t be reached. This needs a signal.'
const call = (path: string, body?: Record<string, string>): Promise<Answer> => ask(path, body, NO_SIGNAL)

function readSession(value: unknown): SessionHere[] {
  const [id, device, since, seen] = ['id', 'device', 'since', 'seen'].map(key => textIn(value, key))
  if (!id || !device || !since || !seen || typeof value !== 'object' || value === null) return []
  return [{ id, device, since, seen, here: 'here' in value && value.here === true }]
}

function readSecurity(answer: unknown): Security {
  if (typeof answer !== 'object' || answer === null) return { factor: null, sessions: [] }
  const factor = 'factor' in answer ? answer.factor : null
  const sessions = 'sessions' in answer && Array.isArray(answer.sessions) ? answer.sessions : []
  const left =
    typeof factor === 'object' && factor !== null && 'backupCodes' in factor ? factor.backupCodes : 0
  return {
    factor: factor === null ? null : { backupCodes: typeof left === 'number' ? left : 0 },
    sessions: sessions.flatMap(readSession),
  }
}

export async function loadSecurity(): Promise<
  { ok: true; security: Security } | { ok: false; words: string }
> {
  const result = await call('security')
  return result.ok ? { ok: true, security: readSecurity(result.answer) } : result
}

export const endSession = (id: string): Promise<Answer> => call('sessions/end', { id })
export const endOthers = (): Promise<Answer> => call('sessions/end', { scope: 'others' })
export const changePassword = (currentPassword: string, newPassword: string): Promise<Answer> =>
  call('auth/change-password', { currentPassword, newPassword })
export const removeFactor = (password: string, code: string): Promise<Answer> =>
  call('auth/two-factor/disable', { password, code })

export async function newBackupCodes(
  password: string,
): Promise<{ ok: true; codes: readonly string[] } | { ok: false; words: string }> {
  const result = await call('auth/two-factor/generate-backup-codes', { password })
  if (!result.ok) return result
  const { answer } = result
  const codes =
    typeof answer === 'object' && answer !== null && 'backupCodes' in answer ? answer.backupCodes : []
  return {
    ok: true,
    codes: Array.isArray(codes) ? codes.filter((each): each is string => typeof each === 'string') : [],
  }
}
