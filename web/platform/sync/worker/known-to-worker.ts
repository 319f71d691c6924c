// Whose database the service worker may sync: the account that the pages keep as signed in.
import { ACCOUNT_KEY, accountIdIn, MOVED_KEY } from '../../data/kept/account-key'
import { type KeptFile, keptFile } from '../../data/kept/kept-file'

/** Null when nobody is signed in, and the worker has nothing to do. */
export async function accountOfPages(file: KeptFile = keptFile()): Promise<string | null> {
  return accountIdIn((await file.read()).get(ACCOUNT_KEY))
}

/** Until a page of this version has run, the file doesn't say who is signed in, so assume somebody is. */
export async function isSomebodyHere(file: KeptFile = keptFile()): Promise<boolean> {
  try {
    const texts = await file.read()
    return !texts.has(MOVED_KEY) || accountIdIn(texts.get(ACCOUNT_KEY)) !== null
  } catch {
    // If the file can't be read just now, assume somebody is here, so that nothing is hidden from them.
    return true
  }
}
