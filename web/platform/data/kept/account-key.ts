// The keys under which pages keep who is signed in; a file of its own, for the service worker.
export const ACCOUNT_KEY = 'chairside.account'
/** Whose session was ended from another device. */
export const ENDED_KEY = 'chairside.ended'

/**
 * In the kept texts: everything has moved there from localStorage. In localStorage: its removals have reached the disk,
 * as both are written together.
 */
export const MOVED_KEY = 'chairside.moved'

/** Null when it holds no account. */
export function accountIdIn(text: string | null | undefined): string | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null || !('account' in value)) return null
    const { account } = value
    if (typeof account !== 'object' || account === null || !('id' in account)) return null
    return typeof account.id === 'string' && account.id !== '' ? account.id : null
  } catch {
    // Unreadable, so nobody is known.
    return null
  }
}
