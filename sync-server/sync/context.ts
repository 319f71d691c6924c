/** What the session's middleware sets before a route of sync runs. */
export type SignedIn = { Variables: { account: string } }
