import { auth } from '../../../../shared/api/auth'
import { type Answer, ask } from '../../access/ask'

const NO_SIGNAL = 'The server can’t be reached. Checking the account’s password needs a signal.'

/** Whether it is the account's: asked of the server, which counts wrong ones. Without one, a sign-in just now counts. */
export const checkAccountPassword = (password: string): Promise<Answer> =>
  ask(auth.confirmOwner, { body: password === '' ? {} : { password } }, NO_SIGNAL)
