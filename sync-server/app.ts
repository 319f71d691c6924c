// The table of contents of the server.
import { Hono } from 'hono'
import { ProblemError } from '../shared/problems'
import type { Answering } from './asks/answer'
import type { Auth } from './auth/auth'
import { makeLookup } from './auth/lookup'
import { authRoutes, sessionRoute, signedIn } from './auth/routes'
import { blobRoutes } from './blobs/routes'
import { type Config, ownOrigins, publicUrl } from './config'
import type { Database } from './db/open'
import { functions } from './functions/list'
import { functionRoutes } from './functions/routes'
import { sayingWhose } from './http/account'
import { endpointsWith } from './http/endpoints'
import { onError } from './http/errors'
import { ownPagesOnly, securityHeaders } from './http/headers'
import { addressOf, limit, smallBodies } from './http/limits'
import { openApi } from './http/openapi'
import { modelRoutes } from './models/routes'
import { openChat } from './providers/chat'
import { hostOf } from './providers/openai'
import { supportRoutes } from './support/routes'
import { syncRoutes } from './sync/routes'
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
  /** For support chat without a session; the variable's where it isn't given. */
  publicKey?: string
}

/** Everything that is served on the one port. */
export function createApp({ database, config, auth, answering, now, web, publicKey }: Parts): Hono {
  const app = new Hono()
  app.onError(onError)
  app.use(securityHeaders(publicUrl(config).startsWith('https:')))

  const address = (c: Parameters<typeof addressOf>[0]): string => addressOf(c, config.TRUST_PROXY === 'on')
  const api = new Hono()
  api.use(ownPagesOnly(ownOrigins(config)))
  api.use('/auth/sign-*', limit(config.RATE_AUTH_PER_MINUTE, address, now))
  api.use(limit(config.RATE_API_PER_MINUTE, address, now))
  // Sync has a larger limit of its own; reading its body twice would halve its speed.
  for (const path of ['/auth/*', '/functions/*', '/models/*']) api.use(path, smallBodies)
  const lookup = makeLookup(auth, now)
  api.route('/', authRoutes(auth, lookup))
  api.route(
    '/',
    sessionRoute({
      auth,
      database,
      model: answering.model?.name ?? null,
      imageModel: answering.image?.name ?? null,
      now,
    }),
  )

  const document = openApi(endpointsWith(functions), publicUrl(config))
  api.get('/openapi.json', c => c.json(document))

  const house = { database, answering, dailyCap: config.MODEL_DAILY_CAP, now }
  // Before what needs a session: the public key is enough here.
  api.route(
    '/',
    supportRoutes({
      ...house,
      model: openChat(config),
      timeoutMs: config.MODEL_TIMEOUT_SECONDS * 1000,
      perMinute: config.RATE_FUNCTIONS_PER_MINUTE,
      publicKey: publicKey ?? config.PUBLIC_KEY ?? null,
      accountOf: lookup.accountOf,
      addressOf: address,
    }),
  )
  const inside = new Hono<{ Variables: { account: string } }>()
  inside.use(
    signedIn(lookup),
    limit(config.RATE_API_PER_MINUTE, c => c.get('account'), now),
    sayingWhose,
  )
  inside.route('/functions', functionRoutes({ ...house, perMinute: config.RATE_FUNCTIONS_PER_MINUTE }))
  inside.route('/', modelRoutes({ ...house, host: hostOf(config) }))
  inside.route('/', blobRoutes(database))
  inside.route('/', syncRoutes({ database, now, accountOf: lookup.accountOf }))
  api.route('/', inside)
  api.all('*', () => {
    throw new ProblemError('not-found')
  })
  app.route('/api', api)

  if (web) app.route('/', webRoutes(web))
  return app
}
