// Every screen of the product that stands on its own, by the name that its screenshot has, and what such a screen becomes
// with a day, a photo or a bowl in it: what the sweeps look at (sizes, axe, reach, keys, forced colours).
import { cards } from '../../shared/tools/cards'

export type Screen = {
  name: string
  path: string
  /** Can be seen without an account. */
  open?: true
}

export const screens: readonly Screen[] = [
  { name: 'welcome', path: '/', open: true },
  { name: 'auth', path: '/auth', open: true },
  { name: 'mfa-setup', path: '/mfa-setup' },
  { name: 'pricing', path: '/pricing', open: true },
  { name: 'voice-test', path: '/voice-test', open: true },
  { name: 'not-found', path: '/nowhere', open: true },
  { name: 'dashboard', path: '/dashboard' },
  { name: 'clients', path: '/clients' },
  { name: 'client', path: '/clients/:first' },
  { name: 'chair', path: '/chair/:first' },
  { name: 'products', path: '/products' },
  { name: 'history', path: '/history' },
  { name: 'lists', path: '/lists' },
  ...cards.map(({ id, path }) => ({ name: id, path })),
  { name: 'social-assets', path: '/social-assets' },
  { name: 'waiting', path: '/waiting' },
  { name: 'settings', path: '/settings' },
  { name: 'settings-salon', path: '/settings/salon' },
  { name: 'settings-people', path: '/settings/people' },
  { name: 'settings-plan', path: '/settings/plan' },
  { name: 'settings-data', path: '/settings/data' },
  { name: 'settings-models', path: '/settings/models' },
  { name: 'settings-security', path: '/settings/security' },
  { name: 'settings-device', path: '/settings/device' },
  { name: 'settings-appearance', path: '/settings/appearance' },
  { name: 'settings-comfort', path: '/settings/comfort' },
  { name: 'help', path: '/help' },
  { name: 'help-article', path: '/help/patch-tests' },
]

/** Whom `aWorkedSalon` (tests/e2e/acts.ts) gives a photo and a bowl that is being mixed. */
export const WORKED_ON = 'sample-client-siobhan'

const states: readonly Screen[] = [
  { name: 'lists-not-seen', path: '/lists?list=not-seen' },
  { name: 'lists-birthday', path: '/lists?list=birthday' },
  { name: 'history-found', path: '/history?find=20+vol' },
  { name: 'client-with-photo', path: `/clients/${WORKED_ON}` },
  ...['now', 'recipe', 'note', 'remind', 'used', 'labels', 'menu'].map(view => ({
    name: `chair-${view}`,
    path: `/chair/${WORKED_ON}?view=${view}`,
  })),
]

export const everywhere: readonly Screen[] = [...screens, ...states]
