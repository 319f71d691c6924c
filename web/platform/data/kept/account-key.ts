// Under which keys the pages keep who is signed in; apart from the rest, for the service worker.
export const ACCOUNT_KEY = 'chairside.account'
/** Whose session was ended here from another device. */
export const ENDED_KEY = 'chairside.ended'

/** In the kept texts: all was moved there from localStorage. In localStorage: its removals are on the disk, for both are written together. */
export const MOVED_KEY = 'chairside.moved'

/** Null where no account is in it. */
export function accountIdIn(text: string | null | undefined): string | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null || !('account' in value)) return null
    const { account } = value
    if (typeof account !== 'object' || account === null || !('id' in account)) return null
    return typeof account.id === 'string' && account.id !== '' ? account.id : null
  } catch {
    // Unreadable: nobody is known.
    return null
  }
}
