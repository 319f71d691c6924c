import { createContext } from 'react'

/** The client who was picked in the form around a field; null: none was, and whoever's card is open is meant. */
export const SpokenAbout = createContext<string | null>(null)
