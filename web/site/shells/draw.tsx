// What stands on the screens that strangers open before the app has come: the same parts as the app's own, drawn at build
// and replaced by it. Nothing in them depends on who it is, so nothing is taken back; nothing can be pressed before that.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { wayIn } from '../../../shared/addresses'
import { MfaLook } from '../../account/access/second-step/MfaLook'
import { AuthLook, HEADS } from '../../account/access/sign-in/AuthLook'
import { withStyleRules } from '../pages/drawing/style-rules'
import { VoiceTestLook } from '../voice-test/VoiceTestLook'

/** A little less than the form of a sign-in: what stands below it is seen at once, and moves little when the form comes. */
const FORM_PX = 350
/** Keeps the lines of words that are not known yet. */
const NO_WORDS = '\u00a0'
const place = <div style={{ minHeight: FORM_PX }} />

type Shell = { source: string; path: string; title: string; look: ReactNode }
const AUTH = 'account/access/sign-in/AuthScreen.tsx'

/** `source`: the screen's, as the build names it. `path`: the name of its file as well. */
const looks: readonly Shell[] = [
  // A link that was mailed, somebody who comes back from a provider: what it is the app alone can say.
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
