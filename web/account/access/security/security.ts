// What Settings, Security shows and does. It all comes from the server, so nothing works offline.
import { auth } from '../../../../shared/api/auth'
import { type Security, security } from '../../../../shared/api/security'
import { type Answer, ask } from '../ask'

const NO_SIGNAL = 'The server can’t be reached. This needs a signal.'

export const loadSecurity = (): Promise<Answer<Security>> => ask(security.look, {}, NO_SIGNAL)

export const sendProof = (): Promise<Answer> => ask(auth.sendProof, { body: {} }, NO_SIGNAL)
export const endSession = (id: string): Promise<Answer> => ask(security.end, { body: { id } }, NO_SIGNAL)
/** That tablet removes the salon when it next reaches the server, even if its session ended earlier. */
export const forgetThere = (id: string): Promise<Answer> =>
  ask(security.end, { body: { id, forget: true } }, NO_SIGNAL)
export const forgetDevice = (known: string): Promise<Answer> =>
  ask(security.end, { body: { known } }, NO_SIGNAL)
export const endOthers = (): Promise<Answer> => ask(security.end, { body: { scope: 'others' } }, NO_SIGNAL)
export const changePassword = (currentPassword: string, newPassword: string): Promise<Answer> =>
  ask(auth.changePassword, { body: { currentPassword, newPassword } }, NO_SIGNAL)
/** `password`: undefined if the account has none. */
export const removeFactor = (password: string | undefined, code: string): Promise<Answer> =>
  ask(auth.disableFactor, { body: { password, code } }, NO_SIGNAL)
export const disconnect = (id: string, password: string | undefined): Promise<Answer> =>
  ask(auth.disconnect, { body: { id, password } }, NO_SIGNAL)
export const firstPassword = (newPassword: string): Promise<Answer> =>
  ask(auth.firstPassword, { body: { newPassword } }, NO_SIGNAL)

export const newBackupCodes = (
  password: string | undefined,
): Promise<{ ok: true; answer: { backupCodes: string[] } } | { ok: false; words: string }> =>
  ask(auth.newBackupCodes, { body: { password } }, NO_SIGNAL)
