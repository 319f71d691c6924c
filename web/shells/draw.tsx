// What stands on the screens that strangers open before the app has come: the same parts as the app's own, drawn at build
// and replaced by it. Nothing in them depends on who it is, so nothing is taken back; nothing can be pressed before that.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { AuthLook } from '../account/AuthLook'
import { MfaLook } from '../account/MfaLook'
import { VoiceTestLook } from '../voice-test/VoiceTestLook'

/** A little less than the form of a sign-in: what stands below it is seen at once, and moves little when the form comes. */
const FORM_PX = 350
/** Keeps the lines of words that are not known yet. */
const NO_WORDS = '\u00a0'
const place = <div style={{ minHeight: FORM_PX }} />

/** By the screen's source, as the build names it. */
const looks: Readonly<Record<string, { path: string; title: string; look: ReactNode }>> = {
  'account/AuthScreen.tsx': {
    path: '/auth',
    title: 'Sign In',
    // Signing in, signing up, a new password: which it is, the address says to the app alone.
    look: (
      <AuthLook title={NO_WORDS} lead={NO_WORDS}>
        {place}
      </AuthLook>
    ),
  },
  'account/MfaScreen.tsx': {
    path: '/mfa-setup',
    title: 'Two-step sign-in',
    look: <MfaLook>{null}</MfaLook>,
  },
  'voice-test/VoiceTestScreen.tsx': {
    path: '/voice-test',
    title: 'Voice test',
    look: <VoiceTestLook isIn={false} />,
  },
}

export const drawShells = () =>
  Object.entries(looks).map(([source, { path, title, look }]) => ({
    source,
    path,
    title,
    html: renderToStaticMarkup(
      <MemoryRouter>
        <div inert>{look}</div>
      </MemoryRouter>,
    ),
  }))
