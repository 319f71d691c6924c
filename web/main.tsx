import '@fontsource-variable/atkinson-hyperlegible-next'
import '@fontsource-variable/bricolage-grotesque'
import './trusted-types'
import './no-eval'
import './ui/kit/theme/tokens.css'
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'
import './ui/kit/theme/mantine.css'
import './ui/kit/theme/base.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { followAccount } from './account/access/open'
import { Door } from './account/people/locked/Door'
import { fetchLocked } from './account/people/locked/fetch-locked'
import { hereNow } from './platform/data/account/people'
import { openKept } from './platform/data/kept/kept-store'
import { firstAnswer } from './platform/data/queries/first-answer'
import { startComfort } from './ui/comfort/start'
import { startLock } from './ui/state/lock'
// The browser's offer to install comes once, and may come before any screen that shows it is loaded.
import './platform/pwa/install'
import { AppRoutes, fetchScreen } from './routes'
import { startDropping } from './salon/records/drop-saved'
import { ConfirmDialog } from './ui/kit/dialogs/confirm'
import { startColourScheme } from './ui/kit/theme/colour-scheme'
import { FieldFrame } from './ui/kit/theme/field-frame'
import { Dictated } from './voice/Dictated'

startColourScheme()
/** A slow line shows the frame meanwhile. */
const FRAME_AFTER_MS = 500

function render(): void {
  const root = document.getElementById('root')
  if (!root) return
  const app = (
    <StrictMode>
      <FieldFrame value={Dictated}>
        <BrowserRouter>
          <Door>
            <AppRoutes />
          </Door>
        </BrowserRouter>
        <ConfirmDialog />
      </FieldFrame>
    </StrictMode>
  )
  // Where the server sent a frame it stands meanwhile, and touch is answered between two small steps of drawing.
  const drawn = root.hasChildNodes()
  const page = createRoot(root)
  if (drawn) startTransition(() => page.render(app))
  else page.render(app)
}

/** What isn't needed for the first look: sending, the worker, storage. */
function afterFirstPaint(): void {
  void import('./after-first-paint').then(({ begin }) => begin())
}

/** Who is here and whether it is locked is known. */
function begin(): void {
  followAccount()
  startDropping()
  startLock(fetchLocked)
  const looks = startComfort()
  void Promise.race([
    Promise.all([hereNow().locked ? null : fetchScreen(location.pathname), looks]),
    new Promise(resolve => setTimeout(resolve, FRAME_AFTER_MS)),
  ]).then(render)
  // The records of this device come first: what sends has time until they stand on the screen.
  void firstAnswer(2_000).then(() =>
    setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(afterFirstPaint, { timeout: 2_000 })
      else afterFirstPaint()
    }, 400),
  )
}
void openKept().then(begin)
