// What signing out leaves on the tablet; small, for it stands on every screen. Taking it away: leave-tablet.ts.
const LEFT = 'chairside.left'
/** In this tab, until it is closed: whose records were left here by signing out. */
export function leftHere(): string | null {
  try {
    return sessionStorage.getItem(LEFT)
  } catch {
    return null
  }
}
export function rememberLeft(account: string | null): void {
  try {
    if (account === null) sessionStorage.removeItem(LEFT)
    else sessionStorage.setItem(LEFT, account)
  } catch (error) {
    console.info('This tab keeps nothing; Settings, This tablet, removes the salon too.', error)
  }
}

export const unsentWords = (count: number): string =>
  count === 1 ? 'One change has not been sent yet.' : `${count} changes have not been sent yet.`
