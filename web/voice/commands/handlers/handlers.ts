// Who carries out what was understood. A scope has its own handlers; the app's handlers do the rest.
import type { IntentId, Slots } from '../../../../shared/voice/intents'

/** The outcome. `say`: shown, and spoken if the command was spoken. `undo`: by tap for 10 s, by voice for longer. */
export type Done = {
  say?: string
  undo?: () => unknown
  /** Shown instead of `say`, which others can hear. */
  shown?: string
  /** Read aloud but not shown again, as it is on the screen under this id. */
  aloud?: { text: string; id: string | null }
  /** Read one at a time, each after a "next". */
  lines?: readonly string[]
}
// biome-ignore lint/suspicious/noConfusingVoidType: a handler that has nothing to say returns nothing
export type Handler<K extends IntentId> = (slots: Slots[K]) => Done | void | Promise<Done | void>
export type Handlers = { readonly [K in IntentId]?: Handler<K> }
/**
 * For when the scope knows more than the words said: "Roots: 30 volume instead of 20". With `say`, which tells why it
 * can't be done, nothing is asked.
 */
export type ReadBacks = { readonly [K in IntentId]?: (slots: Slots[K]) => string | { say: string } }
