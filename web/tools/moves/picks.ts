// What the stylist said of their lines, kept in the feedback's ask.
import type { Picks, Value } from '../../../shared/reading/reading'
import type { FieldsOf } from '../../../shared/records'
import type { Row } from '../../data/queries'
import { edit } from '../../data/save'
import { notify } from '../../ui/notify'
import { tried } from '../tried'

type Picked = FieldsOf<'ask'>['picks'][number]

/** With this path's value; null takes it away. The others stay as they are. */
export function withPick(picks: readonly Picked[], path: string, value: Value | null): Picked[] {
  const others = picks.filter(({ id }) => id !== path)
  return value === null ? others : [...others, { id: path, value }]
}

/** `seen`: taps come faster than the screen; what it had not shown yet is not lost. */
const keep = (ask: Row<'ask'>, picks: Picked[]) =>
  tried(() => edit('ask', ask.id, { picks }, { picks: ask.fields.picks }))

/** Every path at once: what `next` has otherwise than stands, and what it has no more. */
export function withPicks(picks: readonly Picked[], stands: Picks, next: Picks): Picked[] {
  const paths = new Set([...Object.keys(stands), ...Object.keys(next)])
  return [...paths]
    .filter(path => stands[path] !== next[path])
    .reduce<readonly Picked[]>((all, path) => withPick(all, path, next[path] ?? null), picks)
    .slice()
}
export const keepPicks = keep

export const pickIn =
  (ask: Row<'ask'>) =>
  (path: string, value: Value | null): void =>
    void keep(ask, withPick(ask.fields.picks, path, value))

export async function takeAway(ask: Row<'ask'>): Promise<void> {
  const before = ask.fields.picks
  if ((await keep(ask, [])) === null) return
  notify({
    title: 'Picks taken away',
    text: 'What was heard counts again.',
    tone: 'info',
    undo: () => void tried(() => edit('ask', ask.id, { picks: before })),
  })
}
