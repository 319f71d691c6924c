// One act by touch: done, said on the undo bar, and an expected failure said in its own words. What is said does the same
// acts, and lands on the same bar.
import { tried } from '../../tools/screens/tried'
import { canUndo } from '../../voice/commands/undo'
import type { Act } from './acts'

/** Null where it could not be saved, or there was nothing to do. */
export async function perform(work: () => Promise<Act | null>): Promise<Act | null> {
  const act = (await tried(work))?.value ?? null
  if (act) canUndo(act.say, act.undo)
  return act
}
