// Puts the server together: every route, and what each one is given.
import { Hono } from 'hono'
import { endpoints } from '../shared/api'
import { support } from '../shared/api/support'
import { voice as spoken } from '../shared/api/voice'
import { ProblemError } from '../shared/problems'
import type { Answering } from './asks/answer'
import type { Auth } from './auth/auth'
import { servedCalls } from './auth/calls'
import { COMES_AS_FORM } from './auth/elsewhere'
import { formerCookies } from './auth/former-cookies'
import { countGuesses } from './auth/guesses'
import { lockRoutes, NOT_WHILE_LOCKED, whileOpen, whileOpenBy } from './auth/locks'
import { makeLookup } from './auth/lookup'
import { authRoutes, sessionRoute, signedIn } from './auth/routes'
import { openBilling } from './billing/billing'
import { openPayments } from './billing/payments'
import { billingRoutes, paymentRoutes } from './billing/routes'
import { blobRoutes } from './blobs/routes'
import { calendarRoutes } from './calendars/routes'
import { type Config, hostsIn, keeperOf, ownOrigins, publicUrl } from './config'
import type { Database } from './db/open'
import { isSessionLocked } from './db/sessions'
import { endpointOf } from './functions/function'
import { functions } from './functions/list'
import { functionRoutes } from './functions/routes'
import { sayingWhose } from './http/account'
import { againAfterTrouble, onError } from './http/errors'
import { fetchedOnly } from './http/fetched'
import { inlineScripts, keptNowhere, ownPagesOnly, securityHeaders } from './http/headers'
import { healthRoutes } from './http/health'
import { addressOf, limit, smallBodies } from './http/limits'
import { openApi } from './http/openapi'
import { requests } from './http/requests'
import { serve } from './http/serve'
import { modelRoutes } from './models/routes'
import { practiceRoutes } from './practice/routes'
import { reportRoutes } from './privacy/report-routes'
import { accountRoutes } from './privacy/routes'
import { openChat } from './providers/chat'
import { type Mail, openMail } from './providers/mail'
import { openOAuth } from './providers/oauth-providers'
import { hostOf } from './providers/openai'
import type { Payments } from './providers/payments'
import { openPush, type PushProvider } from './providers/push'
import { openTranscription } from './providers/transcription'
import { pushRoutes } from './push/routes'
import { costsMoney, roomOn, spendingOn } from './spending'
import { supportRoutes } from './support/routes'
import { syncRoutes } from './sync/routes'
import { memoRoutes } from './voice/memos/routes'
import { voiceRoutes } from './voice/routes'
import { openVoice, type Voice } from './voice/voice'
import { webRoutes } from './web'

export type Parts = {
  database: Database
  config: Config
  auth: Auth
  answering: Answering
  /** The server's clock, ms. */
  now: () => number
  /** Folder of the built app; null serves the API alone. */
  web: string | null
  /** If left out, messages are signed with a throwaway key, so no push reaches a tablet. */
  push?: PushProvider
  /** If left out, mails are composed but saved nowhere. */
  mail?: Mail
  /** If left out, a voice is opened that keeps nothing on disk. */
  voice?: Voice
  /** For support chat without a session; defaults to the variable. */
  publicKey?: string
  /** Keys made from earlier secrets: still accepted, no longer handed out. */
  formerKeys?: readonly string[]
  /** Defaults to Stripe if its key is set, otherwise to practice. */
  payments?: Payments
  /** Aborts when the server stops, so that nobody waits for a model. */
  stopping?: AbortSignal
  /** True once the server is about to stop, so that no new visitors are sent here. */
  draining?: () => boolean
}

/** Everything that is served on the one port. */
export function createApp(parts: Parts): Hono {
  const { database, config, auth, answering, now, web, push, publicKey } = parts
  const voice = parts.voice ?? openVoice(config, null)
  const transcription = openTranscription(config, parts.stopping)
  const payments = parts.payments ?? openPayments({ database, config, now })
  const billing = openBilling({ database, payments, origin: publicUrl(config), now })
  const app = new Hono()
  app.onError(onError)
  const named = new Set([...servedCalls].map(name => `/api/auth/${name}`))
  const draining = parts.draining ?? (() => false)
  app.use(requests({ trustProxy: config.TRUST_PROXY === 'on', named, draining }))
  const scripts = web === null ? [] : inlineScripts(web)
  app.use(securityHeaders(publicUrl(config).startsWith('https:'), config.VOICE_TEST_ORIGIN, scripts))

  app.route('/', healthRoutes({ database, draining, now }))

  const address = (c: Parameters<typeof addressOf>[0]): string => addressOf(c, config.TRUST_PROXY === 'on')
  app.use('/api/*', keptNowhere)
  const api = new Hono()
  api.use(againAfterTrouble)
  api.use(
    formerCookies(
      auth.options.secret,
      auth.options.secrets.slice(1).map(({ value }) => value),
    ),
  )
  api.use(ownPagesOnly(ownOrigins(config), COMES_AS_FORM))
  api.use(fetchedOnly(['/auth/callback/', '/openapi.json']))
  // One shared count for everything that could be guessed.
  const guessing = limit(config.RATE_AUTH_PER_MINUTE, address, now)
  api.on('POST', '/auth/*', guessing)
  api.use(limit(config.RATE_API_PER_MINUTE, address, now))
  // Sync has a larger limit of its own; reading its body twice would halve its speed.
  for (const path of ['/auth/*', '/sessions/*', '/functions/*', '/models/*']) api.use(path, smallBodies)
  // Once someone is erased, recordings that may mention them must not be played again.
  api.use('/erase', async (_, next) => {
    await next()
    await voice.forget()
  })
  const lookup = makeLookup(auth, now, session => isSessionLocked(database, session))
  for (const path of NOT_WHILE_LOCKED) api.use(path, whileOpenBy(lookup))
  const guesses = countGuesses({
    database,
    secret: auth.options.secret,
    most: config.RATE_ACCOUNT_FAILURES,
    now,
  })
  const mail = parts.mail ?? openMail(config, null)
  api.route(
    '/',
    authRoutes({
      database,
      auth,
      providers: openOAuth(config, now),
      guesses,
      lookup,
      mail,
      address: publicUrl(config),
      wantsProof: config.PROVE_EMAIL === 'on',
      // If nothing costs money, there's no need to bother people with this.
      provesAtSignUp: config.PROVE_EMAIL === 'on' && costsMoney(config),
      now,
    }),
  )
  api.use('/account/*', guessing, smallBodies)
  api.route(
    '/',
    accountRoutes({
      database,
      auth,
      lookup,
      guesses,
      mail,
      address: publicUrl(config),
      endPlans: billing.endPlans,
      now,
    }),
  )
  api.route(
    '/',
    sessionRoute({
      auth,
      database,
      model: answering.model?.name ?? null,
      imageModel: answering.image?.name ?? null,
      transcription: transcription?.name ?? null,
      fresh: billing.fresh,
      secure: publicUrl(config).startsWith('https:'),
      now,
    }),
  )
  api.route('/', paymentRoutes({ billing, now }))

  const document = openApi([...endpoints, ...functions.map(endpointOf)], publicUrl(config))
  serve(api, support.document, () => document)
  serve(api, spoken.provider, () => ({ provider: config.VOICE_TEST_ORIGIN }))

  const spending = spendingOn(config)
  const house = { database, answering, dailyCap: config.MODEL_DAILY_CAP, spending: spending.model, now }
  // Comes before the routes that need a session: here the public key is enough.
  api.route(
    '/',
    supportRoutes({
      ...house,
      model: openChat(config, parts.stopping),
      timeoutMs: config.MODEL_TIMEOUT_SECONDS * 1000,
      perMinute: config.RATE_FUNCTIONS_PER_MINUTE,
      publicKey: publicKey ?? config.PUBLIC_KEY ?? null,
      formerKeys: parts.formerKeys ?? [],
      accountOf: lookup.accountOf,
      addressOf: address,
    }),
  )
  api.route(
    '/',
    voiceRoutes({
      database,
      voice,
      dailyCap: config.VOICE_DAILY_CAP,
      spending: spending.voice,
      perMinute: config.RATE_VOICE_PER_MINUTE,
      accountOf: lookup.accountOf,
      addressOf: address,
      now,
    }),
  )
  const inside = new Hono<{ Variables: { account: string } }>()
  inside.use(
    signedIn(lookup, database),
    limit(config.RATE_API_PER_MINUTE, c => c.get('account'), now),
    sayingWhose,
    whileOpen,
  )
  inside.route('/', lockRoutes({ database, lookup, now }))
  inside.route('/', billingRoutes({ billing, now }))
  inside.route('/', practiceRoutes({ database, billing, now }))
  inside.route('/', functionRoutes({ ...house, perMinute: config.RATE_FUNCTIONS_PER_MINUTE }))
  inside.route('/', modelRoutes({ ...house, host: hostOf(config), voice, transcription }))
  inside.route('/', blobRoutes(database, roomOn(config)))
  inside.route('/', reportRoutes({ database, now }))
  inside.route(
    '/',
    memoRoutes({
      ...house,
      transcription,
      maxBytes: config.MEMO_MAX_MB * 1024 * 1024,
      room: roomOn(config),
      perMinute: config.RATE_FUNCTIONS_PER_MINUTE,
    }),
  )
  inside.route('/', pushRoutes({ database, push: push ?? openPush(config, ['no secret']), now }))
  inside.route(
    '/',
    calendarRoutes({
      database,
      hosts: hostsIn(config.CALENDAR_HOSTS),
      room: roomOn(config).maxRecordBytes,
      now,
    }),
  )
  inside.route(
    '/',
    syncRoutes({
      database,
      room: roomOn(config).maxRecordBytes,
      now,
      accountOf: lookup.accountOf,
      stopping: parts.stopping,
    }),
  )
  api.route('/', inside)
  api.all('*', () => {
    throw new ProblemError('not-found')
  })
  app.route('/api', api)

  if (web)
    app.route(
      '/',
      webRoutes(web, {
        origin: publicUrl(config),
        email: config.CONTACT_EMAIL ?? null,
        phone: config.CONTACT_PHONE ?? null,
        keeper: keeperOf(config),
        examples: config.EXAMPLES === 'on',
        practice: billing.name === 'practice',
      }),
    )
  return app
}
