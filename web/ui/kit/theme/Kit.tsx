// Mantine's provider, only for the screens and dialogs that use Mantine: the first view of a list doesn't need it.
import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSyncExternalStore } from 'react'
import { colourScheme, shownScheme } from './colour-scheme'
import { bringKitVariables } from './kit-variables'
import { theme } from './theme'

/** Our own module sets the colour scheme; Mantine only reads it. */
const manager: MantineColorSchemeManager = {
  get: () => shownScheme(),
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
}

export function Kit({ children }: { children: ReactNode }) {
  bringKitVariables()
  useSyncExternalStore(colourScheme.subscribe, colourScheme.get)
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={manager}
      forceColorScheme={shownScheme()}
      withGlobalClasses={false}
      // Set from a style sheet: our policy blocks style elements.
      withCssVariables={false}
    >
      {children}
    </MantineProvider>
  )
}
