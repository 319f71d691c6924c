/** What the session's middleware sets before a route of sync runs. */
export type SignedIn = {
  Variables: {
    account: string
    /** The session's id. */
    session?: string
    /** Its tablet is locked: what it holds goes on, nothing else is told. */
    locked?: boolean
  }
}
