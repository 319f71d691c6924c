// What we know about this device's recogniser. On some home screens it exists but is dead: one that didn't answer is
// left alone until the app is reopened.
import { memory } from '../../platform/data/memory'
import { recogniserClass } from './recogniser'

/** probing: it exists, but hasn't been asked or hasn't answered yet. */
export type Ability = 'yes' | 'no' | 'probing' | 'dead'

const DEAD = 'chairside.deaf'

function atFirst(): Ability {
  if (recogniserClass() === null) return 'no'
  try {
    return sessionStorage.getItem(DEAD) === null ? 'probing' : 'dead'
  } catch {
    return 'probing'
  }
}

export const ability = memory<Ability>(atFirst())

export function hasAnswered(): void {
  ability.set('yes')
}

export function hasFailed(): void {
  ability.set('dead')
  try {
    sessionStorage.setItem(DEAD, '1')
  } catch {
    // Then we only remember it until the page is closed.
  }
}

/** For a diagnosis that somebody asks for: lets it try again. */
export function forgetFailure(): void {
  try {
    sessionStorage.removeItem(DEAD)
  } catch {
    // Nothing had been kept.
  }
  ability.set(atFirst())
}
