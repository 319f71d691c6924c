// Mantine's ground, put under the screens and dialogs that are made with it: the first look at a list needs none of it.
import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSyncExternalStore } from 'react'
import { colourScheme, shownScheme } from './colour-scheme'
import { bringKitVariables } from './kit-variables'
import { theme } from './theme'

/** Our own module sets the scheme; Mantine only reads it. */
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
      // Brought by a sheet: a style element would be refused.
      withCssVariables={false}
    >
      {children}
    </MantineProvider>
  )
}
