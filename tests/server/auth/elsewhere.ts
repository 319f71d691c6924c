// What the tests of signing in through a provider begin with: a browser that follows where it is sent.
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type OpenIdStandIn, openOpenId } from '../../support/openid'
import { anEmail, cookieOf, ORIGIN, type SalonApp } from '../support/salon-app'
import { post } from './identity'

/** The stand-in, once for a file; each test begins with somebody new. */
export function playedProvider(): () => OpenIdStandIn {
  let provider: OpenIdStandIn
  beforeAll(async () => {
    provider = await openOpenId()
  })
  afterAll(() => provider.close())
  beforeEach(() => {
    provider.is({ email: anEmail() })
    Object.assign(provider.plan, { forgery: {}, denies: null, down: false })
  })
  return () => provider
}

const cookiesIn = (reply: Response): string => cookieOf(reply)
const both = (...cookies: (string | undefined)[]): string => cookies.filter(each => each).join('; ')

export type Journey = { state: string; to: string; browser: string }

/** As far as the provider's door. */
export async function setOut(
  salon: SalonApp,
  {
    provider = 'google',
    path = 'auth/authorize',
    cookie,
    ...body
  }: Record<string, unknown> & {
    provider?: string
    path?: string
    cookie?: string
  } = {},
): Promise<Journey> {
  const reply = await post(salon, path, { provider, ...body }, cookie)
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`)
  const { to } = await reply.json()
  return { to, browser: cookiesIn(reply), state: new URL(to).searchParams.get('state') ?? '' }
}

/** The address that the provider sends the browser back to, with its code. */
export async function agree({ to }: Pick<Journey, 'to'>): Promise<string> {
  const reply = await fetch(to, { redirect: 'manual' })
  return reply.headers.get('location') ?? ''
}

export type Arrival = { at: string; query: URLSearchParams; cookie: string; status: number }

/** `browser`: the cookies it has. */
export async function comeBack(salon: SalonApp, address: string, browser: string): Promise<Arrival> {
  const reply = await salon.app.request(address, {
    headers: { cookie: browser, 'user-agent': 'Mozilla/5.0 (iPad) Safari/605' },
  })
  const to = new URL(reply.headers.get('location') ?? `${ORIGIN}/nowhere`)
  // The cookie of the journey ends with it.
  const cookie = cookiesIn(reply)
    .split('; ')
    .filter(each => !each.startsWith('chairside.elsewhere'))
    .join('; ')
  return { at: `${to.origin}${to.pathname}`, query: to.searchParams, cookie, status: reply.status }
}

export async function signInThrough(salon: SalonApp, provider = 'google'): Promise<Arrival> {
  const journey = await setOut(salon, { provider })
  return comeBack(salon, await agree(journey), journey.browser)
}

export async function connectThrough(
  salon: SalonApp,
  cookie: string,
  provider = 'google',
  password?: string,
): Promise<Arrival> {
  const path = 'auth/identities/authorize'
  const journey = await setOut(salon, { provider, path, cookie, ...(password ? { password } : {}) })
  return comeBack(salon, await agree(journey), both(cookie, journey.browser))
}

export type Ways = {
  password: boolean
  connected: { id: string; provider: string; email: string | null }[]
  providers: string[]
}
export const waysOf = async (salon: SalonApp, cookie: string): Promise<Ways> =>
  (await (await salon.call('/api/security', { cookie })).json()).ways

export async function users(salon: SalonApp): Promise<number> {
  return (await salon.auth.$context).adapter.count({ model: 'user' })
}

/** What a refusal looks like: no cookie but the end of one. */
export function expectRefused({ status, at, query, cookie }: Arrival, code: string, page = '/auth'): void {
  expect([status, at, query.get('error_code'), cookie]).toEqual([303, `${ORIGIN}${page}`, code, ''])
  expect(query.get('error')).toBeTruthy()
}
