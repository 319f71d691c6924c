import type { LineQuery } from '../../../shared/salon/find/asked'
import type { Shade } from '../../../shared/salon/records/records'
import type { IconName } from '../../ui/kit/drawings/Icon'

/** In the order in which groups stand that answer equally well. */
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

/** `to`: a screen; `page`: a page of its own, loaded by itself; `act`: done here. */
type Doing = { to: string } | { page: string } | { act: () => unknown }

export type Choice = {
  id: string
  group: GroupId
  title: string
  /** Beside the title. */
  hint?: string
  /** Words that people use for this and that the title doesn't. Searched, never shown. */
  also?: string
  icon: IconName
  /** The line of a record in which it was found, and the hair that it is about. */
  found?: { line: string; asked: LineQuery; shade: Shade | null }
  doing: Doing
}
