import { createContext } from 'react'

/**
 * Asks who is working. The screens' frame holds the question, so it survives when the sidebar it was opened from goes
 * (a rotated tablet, a narrower window).
 */
export const SwitchPerson = createContext<() => void>(() => undefined)
