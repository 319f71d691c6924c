import type { LineQuery } from '../../../shared/salon/find/asked'
import type { Shade } from '../../../shared/salon/records/records'
import type { IconName } from '../../ui/kit/drawings/Icon'

/** The order of groups whose best matches are equally good. */
export const GROUPS = [
  { id: 'clients', title: 'Clients' },
  { id: 'lines', title: 'Formulas and notes' },
  { id: 'acts', title: 'Do' },
  { id: 'screens', title: 'Go to' },
  { id: 'tools', title: 'Tools' },
  { id: 'settings', title: 'Settings' },
  { id: 'products', title: 'Products' },
  { id: 'help', title: 'Help' },
] as const
export type GroupId = (typeof GROUPS)[number]['id']

/** `to`: a screen; `page`: a page outside the app; `act`: done right here. */
type Doing = { to: string } | { page: string } | { act: () => unknown }

export type Choice = {
  id: string
  group: GroupId
  title: string
  /** Shown beside the title. */
  hint?: string
  /** Other words that people use for this. Searched, never shown. */
  also?: string
  icon: IconName
  /** The line of a record that matched, and the hair it is about. */
  found?: { line: string; asked: LineQuery; shade: Shade | null }
  doing: Doing
}
