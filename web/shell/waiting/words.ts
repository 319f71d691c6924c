// The title of a waiting change.
import { findRegistration } from '../../../shared/toolbox'
import { called } from '../../platform/data/outbox/waiting'
import type { OutboxItem } from '../../platform/data/queries/queries'
import { asWord } from './say'

const CALLED: Readonly<Record<string, string>> = {
  client: 'Client',
  note: 'Chair note',
  allergy: 'Allergy',
  patch_test: 'Patch test',
  product: 'Product',
  formula: 'Formula',
  ask: 'Question to a tool',
  conversation: 'Practice conversation',
  turn: 'Line of a practice',
  scenario: 'Practice scenario',
  timer: 'Timer',
  service: 'Visit',
  reminder: 'Reminder',
  salon: 'Salon',
  person: 'Person',
  memo: 'Voice memo',
  consent: 'Permission',
  kept_record: 'Kept record',
  consultation: 'Consultation',
  contacted: 'Written to',
  appointment: 'Appointment',
  stock_move: 'Stock',
  photo: 'Photo',
}
type NamedChange = Pick<OutboxItem, 'kind' | 'op' | 'patch' | 'title' | 'tool'>

const done = ({ kind, patch, op }: NamedChange): string =>
  patch.deletedAt ? 'deleted' : op !== 'create' ? 'changed' : kind === 'ask' ? 'asked' : 'added'

/** A question is named after its tool; a kind that only a newer app knows keeps its raw name. */
const what = ({ kind, tool }: NamedChange): string =>
  findRegistration(tool ?? '')?.title ?? CALLED[kind] ?? asWord(called(kind))

/** "Chair note added: Siobhan", "Colour Formula asked: Siobhan" */
export const titleOf = (item: NamedChange): string =>
  `${what(item)} ${done(item)}${item.title ? `: ${item.title}` : ''}`

/** What we say before giving up a change: everything that goes, by name. */
export function giveUpWords(items: readonly NamedChange[]): { question: string; text: string } {
  const [, ...along] = items
  const back = 'The record goes back to what the server has.'
  const copied = 'The text is copied first, so that you can paste it elsewhere.'
  if (along.length === 0) return { question: 'Give this change up?', text: `${back} ${copied}` }
  const rest = along.map(titleOf).join('; ')
  return {
    question: `Give up ${items.length} changes?`,
    text: `These depend on it, and go too: ${rest}. The text of all ${items.length} is copied first, so that you can paste it elsewhere.`,
  }
}
