import { cards } from '../../../shared/tools/cards'
import { type IconName, isIcon } from '../../ui/kit/drawings/Icon'

export type SidebarItem = { title: string; url: string; icon: IconName }

/** Exactly as specified. */
export const navigation: readonly SidebarItem[] = [
  { title: 'Home', url: '/', icon: 'home' },
  { title: 'Dashboard', url: '/dashboard', icon: 'dashboard' },
  { title: 'Clients', url: '/clients', icon: 'clients' },
  { title: 'Products', url: '/products', icon: 'products' },
  { title: 'History', url: '/history', icon: 'history' },
]
export const tools: readonly SidebarItem[] = cards.map(({ title, path, icon }) => ({
  title,
  url: path,
  icon: isIcon(icon) ? icon : 'dashboard',
}))
export const more: readonly SidebarItem[] = [
  { title: 'Keep in touch', url: '/lists', icon: 'lists' },
  { title: 'Settings', url: '/settings', icon: 'settings' },
  { title: 'Help', url: '/help', icon: 'help' },
]
export const comfort: SidebarItem = { title: 'Comfort', url: '/settings/comfort', icon: 'light' }
