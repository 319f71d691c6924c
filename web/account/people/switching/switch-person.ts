import { createContext } from 'react'

/**
 * Asks who is working. The frame of the screens holds the answer, so that the question stays when the sidebar that it was
 * asked from goes: a tablet is turned, or a window made narrow.
 */
export const SwitchPerson = createContext<() => void>(() => undefined)
