// Listening, for the app's parts to use. Only the code below knows what the browser's recogniser does and leaves out.
import { useSyncExternalStore } from 'react'
import { type Ability, ability } from './listen/known'
import { present } from './listen/session'

export { type ListenError, listenWords } from './listen/errors'
export type { Ability } from './listen/known'
export { forgetFailure } from './listen/known'
export { type ListenOptions, listen, type Session } from './listen/session'

/** no: this browser has none. dead: it has one that doesn't answer. Talk buttons show for the other two. */
export const listening = (): Ability => ability.get()
export const useListening = (): Ability => useSyncExternalStore(ability.subscribe, ability.get)

/** Whether the microphone is listening now, so that nothing should be spoken aloud. */
export const isListeningNow = (): boolean => present.get() !== null
export function stopListening(): void {
  present.get()?.stop()
}
