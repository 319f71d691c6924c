// Where a search result opens, and its label.
import type { FoundLine } from '../../../platform/data/queries/queries'
import { dayOf } from '../../../ui/kit/when'

const NAMES: Readonly<Record<FoundLine['kind'], string>> = {
  formula: 'Formula used',
  note: 'Note',
  memo: 'Voice memo',
  client: 'Notes on the card',
  patch_test: 'Patch test',
  ask: 'Formula advised',
}

/** "Formula used, 3 Nov 2026". Notes on the card have no date of their own. */
export const foundWords = ({ kind, at }: FoundLine): string =>
  kind === 'client' || at === '' ? NAMES[kind] : `${NAMES[kind]}, ${dayOf(at)}`

/** Null if it has no client on the list and no page of its own. */
export function foundAt({ kind, id, client, tool }: FoundLine): string | null {
  if (client.id !== null)
    return `/clients/${encodeURIComponent(client.id)}?at=${encodeURIComponent(kind === 'client' ? 'card' : id)}`
  return kind === 'ask' && tool !== null ? `/${tool}?ask=${encodeURIComponent(id)}` : null
}

export const foundName = ({ client, kind }: FoundLine): string =>
  client.name || (kind === 'memo' ? 'No client' : 'New Client')
