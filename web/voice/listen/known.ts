// What is known of this device's recogniser. On some home screens it is there and dead: one that did not answer is left
// alone until the app is opened anew.
import { memory } from '../../platform/data/memory'
import { recogniserClass } from './recogniser'

/** probing: it is there and nobody has asked it yet, or it has not answered yet. */
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
    // Known until the page is closed, then.
  }
}

/** For a diagnosis that somebody asks for: it may try again. */
export function forgetFailure(): void {
  try {
    sessionStorage.removeItem(DEAD)
  } catch {
    // Nothing was kept.
  }
  ability.set(atFirst())
}
