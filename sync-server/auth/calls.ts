// Which of the account library's calls we serve, and with which fields. Nothing else it can do is served, and no field
// reaches it that isn't named here.
import type { z } from 'zod'
import { auth as declared } from '../../shared/api/auth'
import { ProblemError } from '../../shared/problems'
import type { Database } from '../db/open'
import type { Mail } from '../providers/mail'
import { type Auth, sendLater } from './auth'
import { checkCode } from './factors'
import type { Guesses } from './guesses'
import { countedAs } from './known'
import { factorMail, passwordChangedMail } from './mails'
import { checkPassword, confirmOwner, type Session, sessionOf } from './owner'
import { refuseGuessable } from './passwords'
import { sendProof } from './proofs/routes'
import { endBegun, RESET_LINK } from './store'

export type Desk = {
  database: Database
  auth: Auth
  guesses: Guesses
  mail: Mail
  /** Where people open the app. */
  address: string
  /** New accounts get the link that proves their email straight away, because something depends on it. */
  provesAtSignUp: boolean
  now: () => number
}
/** Runs once the library has accepted the call. */
type After = () => void | Promise<void>
type Prepared = { body: unknown; after: After | null }
type Prepare = (desk: Desk, headers: Headers, raw: unknown) => Promise<Prepared>

function call<S extends z.ZodType>(
  form: S,
  before?: (desk: Desk, headers: Headers, body: z.infer<S>) => Promise<After | null> | After | null,
): Prepare {
  return async (desk, headers, raw) => {
    const parsed = form.safeParse(raw)
    if (!parsed.success) throw new ProblemError('bad-request')
    return { body: parsed.data, after: (await before?.(desk, headers, parsed.data)) ?? null }
  }
}

/** For people who are signed in; nobody else learns which fields the call takes. */
function inside<S extends z.ZodType>(
  form: S,
  before: (desk: Desk, headers: Headers, body: z.infer<S>, session: Session) => Promise<After | null>,
): Prepare {
  return async (desk, headers, raw) => {
    const session = await sessionOf(desk.auth, headers)
    return call(form, (...given) => before(...given, session))(desk, headers, raw)
  }
}

/** A separate count for each typed address, known or not, and for each device that has signed in before. */
const countedFor = ({ database, auth, address }: Desk, headers: Headers, what: string, email: string) =>
  countedAs({ database, headers, secure: address.startsWith('https:') }, { auth, what, email })

const signUp = call(declared.signUp.body, async (desk, _, body) => {
  const { auth } = desk
  await refuseGuessable(body.password, body.email)
  const { internalAdapter } = await auth.$context
  // For a taken address the library would answer as if it were new; the specification wants an error.
  if (await internalAdapter.findUserByEmail(body.email.toLowerCase())) throw new ProblemError('email-taken')
  if (!desk.provesAtSignUp) return null
  return async () => {
    const made = await internalAdapter.findUserByEmail(body.email.toLowerCase())
    if (made) await sendProof(desk, made.user)
  }
})

const signIn = call(declared.signIn.body, async (desk, headers, body) => {
  const { guesses } = desk
  const key = await countedFor(desk, headers, 'sign-in', body.email)
  await guesses.take(key)
  return () => guesses.right(key)
})

const askReset = call(declared.requestReset.body, async (desk, headers, body) => {
  await desk.guesses.take(await countedFor(desk, headers, 'reset', body.email))
  return null
})

const resetPassword = call(declared.resetPassword.body, async ({ auth }, _, body) => {
  const { internalAdapter } = await auth.$context
  // Only read, not used up: someone whose password is refused can choose another with the same link.
  const link = await internalAdapter.findVerificationValue(`${RESET_LINK}${body.token}`)
  const user = link && (await internalAdapter.findUserById(link.value))
  await refuseGuessable(body.newPassword, user?.email ?? null)
  return null
})

const changePassword = inside(
  declared.changePassword.body.transform(body => ({ ...body, revokeOtherSessions: true })),
  async ({ database, auth, guesses, mail, address }, headers, body, { user }) => {
    await refuseGuessable(body.newPassword, user.email)
    await checkPassword(auth, guesses, { headers, account: user.id, password: body.currentPassword })
    return async () => {
      await endBegun(database, user.id)
      await sendLater(mail, passwordChangedMail(user.email, `${address}/auth`))
    }
  },
)

const verifyTotp = call(declared.verifyTotp.body, async ({ auth, guesses, mail, address }, headers) => {
  const session = await auth.api.getSession({ headers, query: { disableRefresh: true } })
  // At sign-in the library itself counts wrong codes.
  if (!session) return null
  const key = `code ${session.user.id}`
  await guesses.take(key)
  return async () => {
    await guesses.right(key)
    if (!session.user.twoFactorEnabled)
      void sendLater(mail, factorMail(session.user.email, true, `${address}/settings/security`))
  }
})

const newBackupCodes = inside(declared.newBackupCodes.body, async (desk, headers, body) => {
  await confirmOwner({ ...desk, headers, password: body.password, now: desk.now() })
  return null
})

const disable = inside(declared.disableFactor.body, async (desk, headers, body, { user }) => {
  await confirmOwner({ ...desk, headers, password: body.password, now: desk.now() })
  await checkCode(desk.auth, desk.guesses, { headers, account: user.id, code: body.code })
  return () => void sendLater(desk.mail, factorMail(user.email, false, `${desk.address}/settings/security`))
})

/** Signs out whatever the body says; none of it reaches the library. */
const signOut: Prepare = async () => ({ body: {}, after: null })

const CALLS: ReadonlyMap<string, Prepare> = new Map(
  [
    [declared.signUp, signUp] as const,
    [declared.signIn, signIn] as const,
    [declared.signOut, signOut] as const,
    [declared.requestReset, askReset] as const,
    [declared.resetPassword, resetPassword] as const,
    [declared.changePassword, changePassword] as const,
    [declared.verifyTotp, verifyTotp] as const,
    [declared.verifyBackupCode, call(declared.verifyBackupCode.body)] as const,
    [declared.newBackupCodes, newBackupCodes] as const,
    [declared.disableFactor, disable] as const,
  ].map(([{ at }, prepare]) => [at.slice('POST /auth/'.length), prepare]),
)

/** Which of the library's calls are served below /auth/. */
export const servedCalls: readonly string[] = [...CALLS.keys()]

export function prepareFor(path: string): Prepare {
  const found = CALLS.get(path)
  if (!found) throw new ProblemError('not-found')
  return found
}
