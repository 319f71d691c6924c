// Which addresses the app handles. Plain patterns, so that the service worker, the server and the app's own router
// agree.

/** Matches each of these names, whatever follows. */
function beginning(...names: readonly string[]): RegExp {
  return new RegExp(`^/(${names.join(' ').replaceAll(' ', '|')})(/|\\?|$)`)
}

/** Addresses that open offline, whatever their query. Public pages only cache themselves. */
export const SIGNED_IN = beginning(
  'dashboard clients products history settings waiting help chair lists social-assets',
  'retail-edge salon-profit colour-formula appointments marketing communications',
)

/** App screens that open without signing in. */
export const OPEN_SCREENS = beginning('auth mfa-setup pricing practice voice-test')

export const isDemo = (path: string): boolean => path.startsWith('/demo/')

/** The build's file for the public page at this address; '/' is the landing page. */
export const fileOf = (path: string): string => `site${path === '/' ? '/home' : path.replace(/\/$/, '')}.html`

/** The name of the sign-in page as drawn with the heading for signing in or up; not an address of its own. */
export const wayIn = (mode: 'sign-in' | 'sign-up'): string => `/auth@${mode}`

/** What is drawn for an address. `search`: including its question mark, or ''. */
export function drawnFor(path: string, search: string): string {
  if (fileOf(path) !== fileOf('/auth')) return path
  const asked = new URLSearchParams(search)
  // Where it leads afterwards doesn't change the heading; anything else only the app can decide.
  asked.delete('next')
  asked.delete('currency')
  const mode = asked.get('mode')
  if (asked.size === 0) return wayIn('sign-in')
  return asked.size === 1 && mode === 'sign-up' ? wayIn('sign-up') : path
}

const FIRST_SCREEN = '/dashboard'

/**
 * The sign-in address for someone who opened this address signed out. After signing in, the first screen comes next
 * anyway.
 */
export const wayInFrom = (asked: string): string => (asked === FIRST_SCREEN ? '/auth' : wayInTo(asked))

/** The sign-in address that leads back here. `mode`: for somebody new. */
export function wayInTo(next: string, mode?: 'sign-up'): string {
  const asked = new URLSearchParams({ ...(mode ? { mode } : {}), next })
  return `/auth?${asked}`
}
