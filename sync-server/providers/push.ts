// Web push: an encrypted message to the browser's own push service, signed with this server's key. The one place that
// knows the kit. An endpoint is an address that a stranger chose: nothing is ever sent but to the services named here.
import { createECDH, hkdfSync } from 'node:crypto'
import webPush from 'web-push'
import { type Config, hostsIn, publicUrl } from '../config'
import { isTestDoor } from '../http/outward'
import { log } from '../log/log'

/** The push services of Chrome, Edge, Firefox and Safari: their hosts, and all below those with a dot in front. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.apple.com',
  '.notify.windows.com',
]
/** For a message as a whole, also where several keys are tried: well within the worker's lease. */
const LIMIT_MS = 10_000

export type Subscribed = { endpoint: string; p256dh: string; auth: string }
/** `topic`: a later message of the same topic takes the place of one that was not delivered yet. */
type Message = { text: string; topic: string; ttlSeconds: number }
/**
 * gone: nobody is there any more, forget it. later: worth another try, after so many ms where the service said so.
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

/** Worked out from the secret, which is made on the first run: server processes that share it share the keys too. */
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

/** `hosts`: further ones, "push.example" or, for this machine alone and without TLS, "127.0.0.1:8123". */
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

/** Whether these are keys that a message can be encrypted with. */
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

/** `secrets`: the first is what browsers subscribe with; who did with a former one is still reached. */
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
    // The body's length is counted by whoever sends it.
    const { 'Content-Length': _counted, ...told } = headers
    const reply = await fetch(endpoint, {
      method: 'POST',
      headers: Object.entries(told).map(([name, value]): [string, string] => [name, String(value)]),
      body: new Uint8Array(body),
      // To another address nothing goes.
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

/** The subscription was made for another server's key; the tablet makes a new one when it is opened. */
const OTHER_KEY = [401, 403]
const GONE = [...OTHER_KEY, 404, 410]

function sentBy({ ok, status, headers }: Response): Sent {
  if (ok) return { came: 'sent' }
  if (GONE.includes(status)) return { came: 'gone' }
  if (status !== 429 && status < 500) return { came: 'refused', status }
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return { came: 'later', afterMs: Number.isFinite(seconds) ? seconds * 1000 : null }
}
