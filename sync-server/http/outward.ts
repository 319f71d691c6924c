// For addresses that strangers choose: which may be called, and the one way to fetch from them. We never reach this
// machine or its network, not by a name, a redirect, or a name that resolves differently a moment later.
import { lookup as dnsLookup, type LookupAddress } from 'node:dns'
import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** For tests: this machine without TLS, such as "127.0.0.1:8123", as named by whoever runs the server. */
export function isTestDoor({ protocol, host }: URL, hosts: readonly string[]): boolean {
  return protocol === 'http:' && /^127\.0\.0\.1:\d+$/.test(host) && hosts.includes(host)
}

const inner = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inner.addSubnet(net, bits, 'ipv4')
/** Of IPv6 only globally assigned addresses, minus those that stand for IPv4 addresses. */
const world = new BlockList()
world.addSubnet('2000::', 3, 'ipv6')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inner.addSubnet(net, bits, 'ipv6')

export function isInner(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return inner.check(address, 'ipv4')
  return family !== 6 || inner.check(address, 'ipv6') || !world.check(address, 'ipv6')
}

type Outward = 'inner' | 'unreachable' | 'slow' | 'too-large' | 'status' | 'redirects'
export class OutwardError extends Error {
  constructor(
    readonly code: Outward,
    readonly status: number | null = null,
  ) {
    super(status === null ? code : `${code} ${status}`)
  }
}

/** Only known on a local network: "tablet", "tablet.local". */
export const isLocalName = (name: string): boolean =>
  !name.includes('.') || /\.(?:local|localhost|internal|lan|home\.arpa)\.?$/i.test(name)

/** Must be https, contain no user name or password, and not point to a private network. */
export function mayBeFetched(url: URL, hosts: readonly string[]): boolean {
  if (url.username !== '' || url.password !== '') return false
  if (isTestDoor(url, hosts)) return true
  const name = url.hostname.replace(/^\[|\]$/g, '')
  if (url.protocol !== 'https:') return false
  return isIP(name) === 0 ? !isLocalName(name) : !isInner(name)
}

/** Resolves a name once, and connects to exactly the addresses that were checked. */
export const outwardLookup: LookupFunction = (name, options, done) => {
  dnsLookup(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return done(error, '', 0)
    const [first] = found
    if (!first || found.some(({ address }) => isInner(address))) return done(new OutwardError('inner'), '', 0)
    return options.all ? done(null, found) : done(null, first.address, first.family)
  })
}

export type Fetched = { status: number; headers: IncomingMessage['headers']; body: Buffer }
type How = { hosts: readonly string[]; headers: Record<string, string>; limitMs: number; maxBytes: number }

const MOST_REDIRECTS = 5

/** GET, until 2xx or 304. Throws OutwardError. */
export async function fetchOutward(address: string, how: How): Promise<Fetched> {
  const signal = AbortSignal.timeout(how.limitMs)
  let url = new URL(address)
  for (let n = 0; n <= MOST_REDIRECTS; n++) {
    if (!mayBeFetched(url, how.hosts)) throw new OutwardError('inner')
    const reply = await once(url, how, signal)
    const { location } = reply.headers
    if (reply.status < 300 || reply.status === 304) return reply
    if (reply.status < 400 && location && URL.canParse(location, url)) {
      url = new URL(location, url)
      continue
    }
    throw new OutwardError('status', reply.status)
  }
  throw new OutwardError('redirects')
}

function once(url: URL, { hosts, headers, maxBytes }: How, signal: AbortSignal): Promise<Fetched> {
  const isDoor = isTestDoor(url, hosts)
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void => {
      call.destroy()
      if (error instanceof OutwardError) reject(error)
      else reject(new OutwardError(signal.aborted ? 'slow' : 'unreachable'))
    }
    const call = (isDoor ? plainRequest : request)(
      url,
      {
        headers: { ...headers, 'accept-encoding': 'identity' },
        signal,
        agent: false,
        ...(isDoor ? {} : { lookup: outwardLookup }),
      },
      reply => {
        const chunks: Buffer[] = []
        let bytes = 0
        reply.on('data', (chunk: Buffer) => {
          bytes += chunk.length
          if (bytes > maxBytes) fail(new OutwardError('too-large'))
          else chunks.push(chunk)
        })
        reply.on('end', () =>
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(chunks) }),
        )
        reply.on('error', fail)
      },
    )
    call.on('error', fail)
    call.end()
  })
}
