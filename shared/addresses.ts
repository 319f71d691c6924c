// Which addresses the app answers for. Plain patterns: the service worker, the server and the app's own router agree.

/** Each of these names, whatever follows it. */
function beginning(...names: readonly string[]): RegExp {
  return new RegExp(`^/(${names.join(' ').replaceAll(' ', '|')})(/|\\?|$)`)
}

/** Addresses that open without a connection, whatever follows the question mark. Public pages keep only themselves. */
export const SIGNED_IN = beginning(
  'dashboard clients products history settings waiting help chair lists social-assets',
  'retail-edge salon-profit colour-formula appointments marketing communications',
)

/** Screens of the app that open for everybody. */
export const OPEN_SCREENS = beginning('auth mfa-setup pricing practice voice-test')

export const isDemo = (path: string): boolean => path.startsWith('/demo/')

/** The file in the build that holds the public page at this address; '/' is the landing page. */
export const fileOf = (path: string): string => `site${path === '/' ? '/home' : path.replace(/\/$/, '')}.html`

/** The name under which the way in is drawn with the heading of signing in or up; no address of its own. */
export const wayIn = (mode: 'sign-in' | 'sign-up'): string => `/auth@${mode}`

/** What is drawn for an address. `search`: with its question mark, or ''. */
export function drawnFor(path: string, search: string): string {
  if (fileOf(path) !== fileOf('/auth')) return path
  const asked = new URLSearchParams(search)
  // Where it leads afterwards changes no heading; anything else the app alone can say.
  asked.delete('next')
  asked.delete('currency')
  const mode = asked.get('mode')
  if (asked.size === 0) return wayIn('sign-in')
  return asked.size === 1 && mode === 'sign-up' ? wayIn('sign-up') : path
}

const FIRST_SCREEN = '/dashboard'

/** The way in for who opened this address as a stranger. The first screen comes next anyway. */
export const wayInFrom = (asked: string): string => (asked === FIRST_SCREEN ? '/auth' : wayInTo(asked))

/** The way in that leads back here. `mode`: for somebody new. */
export function wayInTo(next: string, mode?: 'sign-up'): string {
  const asked = new URLSearchParams({ ...(mode ? { mode } : {}), next })
  return `/auth?${asked}`
}
