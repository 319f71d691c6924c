// What signing out leaves on the tablet. Kept small, as every screen loads it; leave-tablet.ts does the removing.
const LEFT = 'chairside.left'
/** Whose records signing out has left here; remembered in this tab until it is closed. */
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
