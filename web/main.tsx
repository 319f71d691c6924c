import '@fontsource-variable/atkinson-hyperlegible-next'
import '@fontsource-variable/bricolage-grotesque'
import './ui/tokens.css'
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'
import './ui/mantine.css'
import './ui/base.css'
import { MantineProvider } from '@mantine/core'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { openKnownSalon } from './account/open'
import { firstAnswer } from './data/first-answer'
import { AppRoutes } from './routes'
import { ConfirmDialog } from './ui/confirm'
import { theme } from './ui/theme'

openKnownSalon()
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MantineProvider theme={theme} defaultColorScheme="auto">
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
        <ConfirmDialog />
      </MantineProvider>
    </StrictMode>,
  )
}

/** What isn't needed for the first look: sending, the worker, storage. */
function afterFirstPaint(): void {
  void import('./after-first-paint').then(({ begin }) => begin())
}
// The records of this device come first: what sends has time until they stand on the screen.
void firstAnswer(2_000).then(() =>
  setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(afterFirstPaint, { timeout: 2_000 })
    else afterFirstPaint()
  }, 400),
)
