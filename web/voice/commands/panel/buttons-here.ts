// For when words don't get through: the most wanted commands here, as buttons.
import type { Intent, Meant, Scope } from '../../../../shared/voice/intents'
import { meantAs } from '../../../../shared/voice/say'
import { contextHere, doerOf } from '../places'

const app: readonly Intent[] = [
  { id: 'go-to', slots: { place: 'dashboard' } },
  { id: 'go-to', slots: { place: 'clients' } },
  { id: 'go-to', slots: { place: 'products' } },
  { id: 'go-to', slots: { place: 'history' } },
]
const client: readonly Intent[] = [
  { id: 'start-note', slots: {} },
  { id: 'last-formula', slots: {} },
  { id: 'allergies', slots: {} },
  { id: 'open-chair', slots: { client: null } },
]
const WANTED: Readonly<Record<Scope, readonly Intent[]>> = {
  app,
  tool: [{ id: 'read-answer', slots: {} }, ...app],
  client: [...client, { id: 'go-to', slots: { place: 'clients' } }],
  chair: [
    { id: 'next-step', slots: {} },
    { id: 'previous-step', slots: {} },
    { id: 'read-answer', slots: {} },
    { id: 'start-bowl', slots: {} },
    { id: 'start-note', slots: {} },
    { id: 'time-left', slots: { timer: null } },
  ],
}
const isOwn = (id: Intent['id']): boolean => id === 'start-note'

export function buttonsHere(besides: readonly Meant[]): Meant[] {
  return WANTED[contextHere().scope]
    .filter(intent => isOwn(intent.id) || doerOf(intent.id) !== null)
    .map(intent => meantAs(intent))
    .filter(meant => besides.every(({ say }) => say !== meant.say))
}
