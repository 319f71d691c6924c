import { auth } from '../../../../shared/api/auth'
import { type Answer, ask } from '../../access/ask'

const NO_SIGNAL = 'The server can’t be reached. Checking the account’s password needs a signal.'

/**
 * Checks the account's password with the server, which counts wrong ones. If the account has none, a recent sign-in
 * counts.
 */
export const checkAccountPassword = (password: string): Promise<Answer> =>
  ask(auth.confirmOwner, { body: password === '' ? {} : { password } }, NO_SIGNAL)
