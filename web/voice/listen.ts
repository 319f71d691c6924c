// Listening, as the app's parts use it. What the browser's recogniser does and leaves out is known below alone.
import { useSyncExternalStore } from 'react'
import { type Ability, ability } from './listen/known'
import { present } from './listen/session'

export { type ListenError, listenWords } from './listen/errors'
export type { Ability } from './listen/known'
export { forgetFailure } from './listen/known'
export { type ListenOptions, listen, type Session } from './listen/session'

/** no: this browser has none. dead: it has one that does not answer. Talk buttons show for the other two. */
export const listening = (): Ability => ability.get()
export const useListening = (): Ability => useSyncExternalStore(ability.subscribe, ability.get)

/** Whether the microphone is open for listening now: nothing should be spoken into it. */
export const isListeningNow = (): boolean => present.get() !== null
export function stopListening(): void {
  present.get()?.stop()
}
