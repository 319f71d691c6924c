// Deletes the account, or cancels that. This tablet's copy is removed with it; the server keeps the data in case of a
// cancellation.
import { privacy } from '../../../../shared/api/privacy'
import { forgetAccount, knownAccount, refreshAccount } from '../../../platform/data/account/account'
import { forgetSalon } from '../../../platform/data/account/forget-salon'
import { type Answer, ask } from '../ask'

const NO_SIGNAL = 'The server can’t be reached. This needs a signal. Nothing was changed.'

const mine = (): string => knownAccount()?.id ?? ''

export type Left = { ok: true; goneAt: string } | { ok: false; words: string }

/** Nobody is signed in here afterwards. */
export async function deleteAccount(password: string, code: string): Promise<Left> {
  const account = mine()
  const body = {
    account,
    ...(password === '' ? {} : { password }),
    ...(code.trim() === '' ? {} : { code: code.trim() }),
  }
  const result = await ask(privacy.deleteAccount, { body }, NO_SIGNAL)
  if (!result.ok) return result
  forgetAccount()
  // Screens close first, as they save their last changes on the way out.
  await new Promise(resolve => setTimeout(resolve, 100))
  await forgetSalon(account).catch(error => console.warn('The salon could not be removed here.', error))
  return { ok: true, goneAt: result.answer.gone_at }
}

export async function keepAccount(): Promise<Answer> {
  const result = await ask(privacy.keepAccount, { body: { account: mine() } }, NO_SIGNAL)
  if (result.ok) await refreshAccount(mine())
  return result
}
