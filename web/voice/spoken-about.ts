import { createContext } from 'react'

/** The client picked in the form around a field; null when none was, so it is the one whose card is open. */
export const SpokenAbout = createContext<string | null>(null)
