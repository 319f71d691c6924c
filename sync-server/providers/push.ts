// Web push: an encrypted message to the browser's push service, signed with this server's key. Only this file knows the
// library. Strangers choose the endpoints, so we only ever send to the services named here.
import { createECDH, hkdfSync } from 'node:crypto'
import webPush from 'web-push'
import { type Config, hostsIn, publicUrl } from '../config'
import { isTestDoor } from '../http/outward'
import { log } from '../log/log'

/** The push services of Chrome, Edge, Firefox and Safari. A leading dot means all subdomains. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.apple.com',
  '.notify.windows.com',
]
/** For the whole message, even if we try several keys; well within the worker's lease. */
const LIMIT_MS = 10_000

export type Subscribed = { endpoint: string; p256dh: string; auth: string }
/** `topic`: a later message with the same topic replaces one that hasn't been delivered yet. */
type Message = { text: string; topic: string; ttlSeconds: number }
/**
 * gone: nobody is there any more, so delete it. later: worth a retry, after so many ms if the service said so.
 * refused: it would be refused again.
 */
type Sent =
  | { came: 'sent' }
  | { came: 'gone' }
  | { came: 'refused'; status: number }
  | { came: 'later'; afterMs: number | null }

export type PushProvider = {
  /** What browsers need to subscribe; base64url. */
  publicKey: string
  allows: (endpoint: string) => boolean
  send: (to: Subscribed, message: Message) => Promise<Sent>
}

/** Derived from the secret, which is generated on the first run, so processes that share it also share the keys. */
type Pair = { publicKey: string; privateKey: string }
export function pushKeysOf(secret: string): Pair {
  for (let n = 0; ; n++) {
    const bytes = Buffer.from(hkdfSync('sha256', secret, '', `web push ${n}`, 32))
    try {
      const pair = createECDH('prime256v1')
      pair.setPrivateKey(bytes)
      return {
        publicKey: pair.getPublicKey().toString('base64url'),
        privateKey: bytes.toString('base64url'),
      }
    } catch (error) {
      // One number in four thousand million is beyond the curve's order.
      if (n > 8) throw error
    }
  }
}

/** `hosts`: additional ones, such as "push.example", or "127.0.0.1:8123" for this machine without TLS. */
export function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint) || endpoint.length > 2_000) return false
  const address = new URL(endpoint)
  const { protocol, host, hostname, port, username, password } = address
  if (username !== '' || password !== '') return false
  if (isTestDoor(address, hosts)) return true
  if (protocol !== 'https:') return false
  if (hosts.includes(host)) return true
  if (port !== '') return false
  return SERVICES.some(service =>
    service.startsWith('.') ? hostname.endsWith(service) : hostname === service,
  )
}

/** Whether a message can be encrypted with these keys. */
export function areKeys({ p256dh, auth }: Pick<Subscribed, 'p256dh' | 'auth'>): boolean {
  try {
    const pair = createECDH('prime256v1')
    pair.generateKeys()
    pair.computeSecret(Buffer.from(p256dh, 'base64url'))
    return Buffer.from(auth, 'base64url').length === 16
  } catch {
    // Not a point of the curve.
    return false
  }
}

/** `secrets`: browsers subscribe with the first; those that used a former one can still be reached. */
export function openPush(config: Config, secrets: readonly [string, ...string[]]): PushProvider {
  const [present, ...former] = secrets
  const pairs: Pair[] = [pushKeysOf(present), ...former.map(pushKeysOf)]
  const address = publicUrl(config)
  const subject =
    config.VAPID_SUBJECT ?? (address.startsWith('https:') ? address : 'mailto:chairside@example.com')
  const hosts = hostsIn(config.PUSH_ENDPOINT_HOSTS)
  const allows = (endpoint: string): boolean => isPushService(endpoint, hosts)
  async function sendWith(
    pair: Pair,
    to: Subscribed,
    message: Message,
    signal: AbortSignal,
  ): Promise<Response> {
    const { endpoint, ...keys } = to
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, message.text, {
      vapidDetails: { subject, ...pair },
      TTL: message.ttlSeconds,
      urgency: 'high',
      topic: message.topic,
      contentEncoding: 'aes128gcm',
    })
    // fetch sets the length itself.
    const { 'Content-Length': _counted, ...told } = headers
    const reply = await fetch(endpoint, {
      method: 'POST',
      headers: Object.entries(told).map(([name, value]): [string, string] => [name, String(value)]),
      body: new Uint8Array(body),
      // Never follow a redirect to another address.
      redirect: 'manual',
      signal,
    })
    await reply.body?.cancel()
    return reply
  }
  return {
    publicKey: pushKeysOf(present).publicKey,
    allows,
    async send({ endpoint, p256dh, auth }, message) {
      if (!allows(endpoint)) return { came: 'gone' }
      let sent: Sent = { came: 'gone' }
      const signal = AbortSignal.timeout(LIMIT_MS)
      try {
        for (const pair of pairs) {
          const reply = await sendWith(pair, { endpoint, p256dh, auth }, message, signal)
          sent = sentBy(reply)
          if (!OTHER_KEY.includes(reply.status)) break
        }
        return sent
      } catch (error) {
        log.info('A push service could not be reached.', error)
        return { came: 'later', afterMs: null }
      }
    },
  }
}

/** The subscription belongs to another server key; the tablet makes a new one when the app is next opened. */
const OTHER_KEY = [401, 403]
const GONE = [...OTHER_KEY, 404, 410]

function sentBy({ ok, status, headers }: Response): Sent {
  if (ok) return { came: 'sent' }
  if (GONE.includes(status)) return { came: 'gone' }
  if (status !== 429 && status < 500) return { came: 'refused', status }
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return { came: 'later', afterMs: Number.isFinite(seconds) ? seconds * 1000 : null }
}
