// What the stylist says about their lines, saved in the feedback's ask.
import type { Picks, Value } from '../../../../shared/reading/understood/reading'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import type { Row } from '../../../platform/data/queries/queries'
import { edit } from '../../../platform/data/saving/save'
import { notify } from '../../../ui/kit/notices/notify'
import { tried } from '../tried'

type Picked = FieldsOf<'ask'>['picks'][number]

/** Sets the value for a path, or removes it if null. Other paths stay. */
function withPick(picks: readonly Picked[], path: string, value: Value | null): Picked[] {
  const others = picks.filter(({ id }) => id !== path)
  return value === null ? others : [...others, { id: path, value }]
}

/** Saves against the picks on screen: taps can come faster than renders, and none may get lost. */
const keep = (ask: Row<'ask'>, picks: Picked[]) =>
  tried(() => edit('ask', ask.id, { picks }, { picks: ask.fields.picks }))

/**
 * Updates all paths at once: what differs in `next`, and what it no longer has. `asked`: picks made with the question;
 * those can't be deleted, so a null cancels them.
 */
export function withPicks(picks: readonly Picked[], asked: Picks, next: Picks): Picked[] {
  const stands = stoodIn(picks, asked)
  const paths = new Set([...Object.keys(stands), ...Object.keys(next)])
  let all = [...picks]
  for (const path of paths) {
    const value = next[path] ?? null
    if (stands[path] === next[path]) continue
    all = withPick(all, path, value)
    if (value === null && path in asked) all = [...all, { id: path, value }]
  }
  return all
}
/** The question's own picks with the later ones applied. */
function stoodIn(picks: readonly Picked[], asked: Picks): Picks {
  const since = picks.flatMap(({ id, value }) => (value === null ? [] : [[id, value] as const]))
  const gone = new Set(picks.map(({ id }) => id))
  return {
    ...Object.fromEntries(Object.entries(asked).filter(([path]) => !gone.has(path))),
    ...Object.fromEntries(since),
  }
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
    title: 'Picks cleared',
    text: 'What was heard counts again.',
    tone: 'info',
    undo: () => void tried(() => edit('ask', ask.id, { picks: before })),
  })
}
