// Shells for the screens that strangers open, shown until the app has loaded: the same parts as the app's, rendered at
// build, then replaced. They are the same for everybody, so nothing has to change later; nothing in them can be
// pressed.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { wayIn } from '../../../shared/addresses'
import { MfaLook } from '../../account/access/second-step/MfaLook'
import { AuthLook, HEADS } from '../../account/access/sign-in/AuthLook'
import { withStyleRules } from '../pages/drawing/style-rules'
import { VoiceTestLook } from '../voice-test/VoiceTestLook'

/**
 * A little less than a sign-in form's height: what is below shows straight away, and moves little when the form
 * appears.
 */
const FORM_PX = 350
/** Reserves a line for text that isn't known yet. */
const NO_WORDS = '\u00a0'
const place = <div style={{ minHeight: FORM_PX }} />

type Shell = { source: string; path: string; title: string; look: ReactNode }
const AUTH = 'account/access/sign-in/AuthScreen.tsx'

/** `source`: the screen's source file, as the build names it. `path`: also the shell's file name. */
const looks: readonly Shell[] = [
  // For mailed links and returns from a provider: only the app can tell which it is.
  {
    source: AUTH,
    path: '/auth',
    title: 'Sign In',
    look: (
      <AuthLook title={NO_WORDS} lead={NO_WORDS}>
        {place}
      </AuthLook>
    ),
  },
  ...(['sign-in', 'sign-up'] as const).map(mode => ({
    source: AUTH,
    path: wayIn(mode),
    title: mode === 'sign-in' ? 'Sign In' : 'Sign Up',
    look: <AuthLook {...HEADS[mode]}>{place}</AuthLook>,
  })),
  {
    source: 'account/access/second-step/MfaScreen.tsx',
    path: '/mfa-setup',
    title: 'Two-step sign-in',
    look: <MfaLook>{null}</MfaLook>,
  },
  {
    source: 'site/voice-test/VoiceTestScreen.tsx',
    path: '/voice-test',
    title: 'Voice test',
    look: <VoiceTestLook isIn={false} />,
  },
]

export const drawShells = () =>
  looks.map(({ look, ...shell }) => ({
    ...shell,
    ...withStyleRules(
      renderToStaticMarkup(
        <MemoryRouter>
          <div inert>{look}</div>
        </MemoryRouter>,
      ),
    ),
  }))
