// Runs one act by touch: on success it goes on the undo bar, and an expected failure is shown in its own words. Voice
// runs the same acts, and they go on the same bar.
import { tried } from '../../tools/screens/tried'
import { canUndo } from '../../voice/commands/undo'
import type { Act } from './acts'

/** Null when it couldn't be saved, or there was nothing to do. */
export async function perform(work: () => Promise<Act | null>): Promise<Act | null> {
  const act = (await tried(work))?.value ?? null
  if (act) canUndo(act.say, act.undo)
  return act
}
