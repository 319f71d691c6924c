import { knownAccount, onAccount } from './account'

/**
 * Calls `forget` when somebody else is signed in, or nobody, but not when the same account was merely checked again.
 */
export function onOtherAccount(forget: () => void): () => void {
  let whose = knownAccount()?.id
  return onAccount(() => {
    const present = knownAccount()?.id
    if (present === whose) return
    whose = present
    forget()
  })
}
