// Every place in the app that the palette links to.
import { cards } from '../../../shared/tools/cards'
import { isIcon } from '../../ui/kit/drawings/Icon'
import type { Choice } from './choice'

const screens: readonly Choice[] = (
  [
    ['/dashboard', 'Dashboard', 'dashboard', 'start overview'],
    ['/clients', 'Clients', 'clients', 'people customers list'],
    ['/products', 'Products', 'products', 'retail shelf stock prices'],
    [
      '/lists',
      'Keep in touch',
      'lists',
      'lists birthdays rebook overdue not seen patch tests run out messages contact',
    ],
    ['/history', 'History', 'history', 'recommendations earlier past'],
    [
      '/social-assets',
      'Social Launch Assets',
      'share',
      'pictures images profile cover banner instagram facebook',
    ],
    ['/settings', 'Settings', 'settings', 'preferences options set up'],
    ['/waiting', 'What waits to be sent', 'waiting', 'sync outbox offline refused'],
    ['/help', 'Help', 'help', 'support how to manual'],
    ['/pricing', 'Plans and prices', 'bag', 'subscription billing upgrade'],
  ] as const
).map(([to, title, icon, also]) => ({ id: to, group: 'screens', title, icon, also, doing: { to } }))

/** Pages outside the app. */
const pages: readonly Choice[] = [
  {
    id: '/',
    group: 'screens',
    title: 'Home',
    icon: 'home',
    also: 'website landing',
    doing: { page: '/' },
  },
  {
    id: '/voice-test',
    group: 'screens',
    title: 'Voice test',
    icon: 'microphone',
    also: 'sound speaker not heard',
    doing: { page: '/voice-test' },
  },
]

/**
 * The sections of the settings, under their tabs' names (tests/web/shell/palette/places.test.ts keeps the two in step).
 */
export const SETTINGS: readonly (readonly [id: string, title: string, also: string])[] = [
  ['salon', 'Salon', 'name brand booking currency patch test hours'],
  ['people', 'People', 'staff colleagues switch person pin passkey lock'],
  ['plan', 'Plan', 'subscription billing trial invoice cancel'],
  ['data', 'Data', 'import export sample csv backup'],
  ['privacy', 'Privacy', 'ai consent gdpr data kept records saved where'],
  ['models', 'Models', 'ai privacy answers'],
  ['notifications', 'Notifications', 'ring push timers'],
  ['security', 'Security', 'password authenticator two factor sign in devices google apple microsoft'],
  ['device', 'This tablet', 'install storage ipad app'],
  ['appearance', 'Appearance', 'light dark sidebar top bar'],
  ['comfort', 'Comfort', 'text size dyslexia contrast motion calm'],
  ['account', 'Account', 'delete close leave remove email'],
]

const settings = SETTINGS.map(
  ([id, title, also]): Choice => ({
    id: `settings-${id}`,
    group: 'settings',
    title,
    hint: 'Settings',
    also: `settings ${also}`,
    icon: 'settings',
    doing: { to: `/settings/${id}` },
  }),
)

const tools = cards.map(
  ({ id, title, description, icon, path }): Choice => ({
    id: `tool-${id}`,
    group: 'tools',
    title,
    also: description,
    icon: isIcon(icon) ? icon : 'dashboard',
    doing: { to: path },
  }),
)

export const places: readonly Choice[] = [...screens, ...pages, ...tools, ...settings]
