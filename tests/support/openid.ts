// An OpenID provider on this machine, for all three kinds of issuer, with really signed tokens. It agrees at once: whoever
// is sent to it is `person`.
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import {
  type CryptoKey,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose'

export const CLIENT = 'chairside-client'
export const SECRET = 'chairside-secret'
export const TENANT = '11111111-2222-3333-4444-555555555555'

type Asked = {
  redirect_uri: string
  state: string
  nonce: string
  challenge: string | null
  mode: string | null
}
export type Kind = 'google' | 'apple' | 'microsoft'
/** How a token goes wrong: other claims, another key, or another text altogether. */
export type Forgery = {
  claims?: (claims: JWTPayload) => JWTPayload
  key?: CryptoKey
  text?: (token: string) => string
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return new URLSearchParams(Buffer.concat(parts).toString())
}

export type OpenIdStandIn = Awaited<ReturnType<typeof openOpenId>>

export async function openOpenId() {
  const keys = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const apple = await generateKeyPair('ES256', { extractable: true })
  const codes = new Map<string, Asked>()
  const person: Record<string, unknown> = {
    sub: randomUUID(),
    email: 'mia@salon.example',
    email_verified: true,
    name: 'Mia',
  }
  const plan: { forgery: Forgery; denies: string | null; down: boolean } = {
    forgery: {},
    denies: null,
    down: false,
  }
  const exchanged: URLSearchParams[] = []
  let base = ''

  const issuerOf = (kind: Kind): string =>
    kind === 'microsoft' ? `${base}/microsoft/{tenantid}` : `${base}/${kind}`

  const describe = (kind: Kind) => ({
    issuer: issuerOf(kind),
    authorization_endpoint: `${base}/${kind}/authorize`,
    token_endpoint: `${base}/${kind}/token`,
    jwks_uri: `${base}/${kind}/keys`,
  })

  function authorize(url: URL, response: ServerResponse): void {
    const ask = (name: string): string => url.searchParams.get(name) ?? ''
    const back = new URL(ask('redirect_uri'))
    back.searchParams.set('state', ask('state'))
    if (plan.denies) back.searchParams.set('error', plan.denies)
    else {
      const code = randomUUID()
      codes.set(code, {
        redirect_uri: ask('redirect_uri'),
        state: ask('state'),
        nonce: ask('nonce'),
        challenge: url.searchParams.get('code_challenge'),
        mode: url.searchParams.get('response_mode'),
      })
      back.searchParams.set('code', code)
    }
    response.writeHead(302, { location: back.href }).end()
  }

  async function isClient(kind: Kind, body: URLSearchParams): Promise<boolean> {
    const secret = body.get('client_secret') ?? ''
    if (body.get('client_id') !== CLIENT) return false
    if (kind !== 'apple') return secret === SECRET
    const checks = { issuer: 'TEAM', subject: CLIENT, audience: issuerOf('apple'), algorithms: ['ES256'] }
    return jwtVerify(secret, apple.publicKey, checks).then(
      ({ protectedHeader }) => protectedHeader.kid === 'KEY',
      () => false,
    )
  }

  async function tokenFor(kind: Kind, { nonce }: Asked): Promise<string> {
    const { forgery } = plan
    const claims: JWTPayload = {
      iss: issuerOf(kind).replace('{tenantid}', TENANT),
      aud: CLIENT,
      iat: Math.floor(Date.now() / 1000),
      exp: Math.floor(Date.now() / 1000) + 3_600,
      nonce,
      ...(kind === 'microsoft' ? { tid: TENANT } : {}),
      ...person,
    }
    const token = await new SignJWT(forgery.claims?.(claims) ?? claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(forgery.key ?? keys.privateKey)
    return forgery.text?.(token) ?? token
  }

  async function token(kind: Kind, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request)
    exchanged.push(body)
    const asked = codes.get(body.get('code') ?? '')
    codes.delete(body.get('code') ?? '')
    const proof = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    const right =
      asked &&
      asked.redirect_uri === body.get('redirect_uri') &&
      (asked.challenge === null || asked.challenge === proof) &&
      (await isClient(kind, body))
    response.writeHead(right ? 200 : 400, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(right ? { id_token: await tokenFor(kind, asked) } : { error: 'invalid_grant' }),
    )
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', base)
    const kind = (['google', 'apple', 'microsoft'] as const).find(each =>
      url.pathname.startsWith(`/${each}/`),
    )
    const json = (body: unknown): void =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (!kind || plan.down) return void response.writeHead(503).end()
    if (url.pathname.endsWith('/openid-configuration')) return json(describe(kind))
    if (url.pathname.endsWith('/keys')) return json({ keys: [jwk] })
    if (url.pathname.endsWith('/authorize')) return authorize(url, response)
    void token(kind, request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port')
  base = `http://127.0.0.1:${address.port}`

  return {
    person,
    plan,
    exchanged,
    /** Variables of a server that knows it. */
    env: {
      GOOGLE_CLIENT_ID: CLIENT,
      GOOGLE_CLIENT_SECRET: SECRET,
      GOOGLE_ISSUER: `${base}/google`,
      APPLE_CLIENT_ID: CLIENT,
      APPLE_TEAM_ID: 'TEAM',
      APPLE_KEY_ID: 'KEY',
      APPLE_PRIVATE_KEY: (await exportPKCS8(apple.privateKey)).replaceAll('\n', '\\n'),
      APPLE_ISSUER: `${base}/apple`,
      MICROSOFT_CLIENT_ID: CLIENT,
      MICROSOFT_CLIENT_SECRET: SECRET,
      MICROSOFT_ISSUER: `${base}/microsoft/common`,
    },
    /** Who comes next. */
    is: (next: Record<string, unknown>): void => {
      for (const key of Object.keys(person)) delete person[key]
      Object.assign(person, { sub: randomUUID(), email_verified: true, name: 'Mia', ...next })
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
