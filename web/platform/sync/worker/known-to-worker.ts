// Whose database the service worker may sync: the account that the pages keep as signed in.
import { ACCOUNT_KEY, accountIdIn, MOVED_KEY } from '../../data/kept/account-key'
import { type KeptFile, keptFile } from '../../data/kept/kept-file'

/** Null: nobody is signed in, the worker is to do nothing. */
export async function accountOfPages(file: KeptFile = keptFile()): Promise<string | null> {
  return accountIdIn((await file.read()).get(ACCOUNT_KEY))
}

/** Until a page of this version has begun, who is signed in isn't in this file yet: whoever it is counts as here. */
export async function isSomebodyHere(file: KeptFile = keptFile()): Promise<boolean> {
  try {
    const texts = await file.read()
    return !texts.has(MOVED_KEY) || accountIdIn(texts.get(ACCOUNT_KEY)) !== null
  } catch {
    // A file that can't be read just now hides nothing from whoever works here.
    return true
  }
}
