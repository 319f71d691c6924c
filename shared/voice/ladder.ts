// What we do when something isn't understood. First miss: ask again. Second: offer two choices. Third: show buttons.
// Anything understood or touched starts again from the foot. Pure: whoever speaks and draws is told the rung.
import type { Meant } from './intents'

type Rung = 'listening' | 'repeat' | 'choices' | 'buttons'
export type Ladder = { rung: Rung; misses: number; choices: readonly Meant[]; say: string | null }

export const atTheFoot: Ladder = { rung: 'listening', misses: 0, choices: [], say: null }

const AGAIN = 'I did not catch that. Say it again.'
const TAP = 'I did not catch that. Tap what you want.'

/** `nearest`: what it may have been, best first. `why`: what was missing, if known ("Open a client first."). */
export function missed(before: Ladder, nearest: readonly Meant[], why: string | null): Ladder {
  const misses = before.misses + 1
  const choices = [...nearest, ...before.choices.filter(each => isNew(each, nearest))].slice(0, 2)
  if (misses === 1) return { rung: 'repeat', misses, choices, say: why ?? AGAIN }
  if (misses === 2 && choices.length > 0)
    return {
      rung: 'choices',
      misses,
      choices,
      say: why ?? `Did you mean: ${choices.map(({ say }) => say).join(', or ')}?`,
    }
  return { rung: 'buttons', misses, choices, say: why ?? TAP }
}

const isNew = ({ intent }: Meant, among: readonly Meant[]): boolean =>
  among.every(each => each.intent.id !== intent.id)
