/** Set by the session's middleware before a sync route runs. */
export type SignedIn = {
  Variables: {
    account: string
    /** The session's id. */
    session?: string
    /** The tablet is locked: its own changes are still taken, but it is told nothing else. */
    locked?: boolean
  }
}
