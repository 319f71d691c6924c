// Who does what was understood. A scope gives the handlers it has; what it hasn't is answered by the app's own.
import type { IntentId, Slots } from '../../../../shared/voice/intents'

/** What came of it. `say`: shown, and spoken if the question was. `undo`: by touch for 10 s, by voice for longer. */
export type Done = {
  say?: string
  undo?: () => unknown
  /** Shown in place of what is said, which others hear. */
  shown?: string
  /** Read aloud and not shown again: it stands on screen under this id. */
  aloud?: { text: string; id: string | null }
  /** Read one at a time, each after a "next". */
  lines?: readonly string[]
}
// biome-ignore lint/suspicious/noConfusingVoidType: a handler that has nothing to say returns nothing
export type Handler<K extends IntentId> = (slots: Slots[K]) => Done | void | Promise<Done | void>
export type Handlers = { readonly [K in IntentId]?: Handler<K> }
/** Where the scope knows more than the words did: "Roots: 30 volume instead of 20". `say`: why it can't be done; nothing is asked. */
export type ReadBacks = { readonly [K in IntentId]?: (slots: Slots[K]) => string | { say: string } }
