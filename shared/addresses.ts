// Which addresses the app answers for. Plain patterns: the service worker, the server and the app's own router agree.

/** Addresses that open without a connection, whatever follows the question mark. Public pages keep only themselves. */
export const SIGNED_IN =
  /^\/(dashboard|clients|products|history|settings|waiting|help|chair|social-assets|retail-edge|salon-profit|colour-formula|appointments|marketing|communications)(\/|\?|$)/

/** Screens of the app that open for everybody. */
export const OPEN_SCREENS = /^\/(auth|mfa-setup|pricing|practice|voice-test)(\/|\?|$)/

/** The file in the build that holds the public page at this address; '/' is the landing page. */
export const fileOf = (path: string): string => `site${path === '/' ? '/home' : path.replace(/\/$/, '')}.html`

/** The name under which the way in is drawn with the heading of signing in or up; no address of its own. */
export const wayIn = (mode: 'sign-in' | 'sign-up'): string => `/auth@${mode}`

/** What is drawn for an address. `search`: with its question mark, or ''. */
export function drawnFor(path: string, search: string): string {
  if (fileOf(path) !== fileOf('/auth')) return path
  if (search === '') return wayIn('sign-in')
  return search === '?mode=sign-up' ? wayIn('sign-up') : path
}
