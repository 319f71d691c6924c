// A push service on 127.0.0.1 that takes nobody's word: it checks the signature of each message and opens it with the
// keys of the browser that subscribed, as RFC 8291, 8188 and 8292 say.
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = {
  path: string
  ttl: number
  urgency: string
  topic: string
  claims: { aud: string; exp: number; sub: string }
  key: string
  told: { kind: string; title: string; body: string; tag: string; url: string }
}
export type Browser = { endpoint: string; keys: { p256dh: string; auth: string } }
type Reply = { status: number; headers?: Record<string, string> }

export type PushService = {
  host: string
  received: Received[]
  /** A browser that subscribes here. */
  aBrowser: () => Browser
  /** How the next calls are answered; the last one stands. */
  will: (...replies: Reply[]) => void
  close: () => Promise<void>
}

export async function openPushService(): Promise<PushService> {
  const browsers = new Map<string, { pair: ECDH; auth: Buffer }>()
  const received: Received[] = []
  let replies: Reply[] = [{ status: 201 }]
  let host = ''

  const server = createServer((asked, answer) => {
    const parts: Buffer[] = []
    asked.on('data', (part: Buffer) => parts.push(part))
    asked.on('end', () => {
      try {
        const browser = browsers.get(asked.url ?? '')
        if (!browser) throw new Error('Nobody subscribed there')
        const { headers } = asked
        if (asked.method !== 'POST' || headers['content-encoding'] !== 'aes128gcm')
          throw new Error(`Not a push: ${asked.method} ${headers['content-encoding']}`)
        const { claims, key } = checkVapid(headers.authorization ?? '')
        if (claims.aud !== `http://${host}`) throw new Error(`Signed for ${claims.aud}`)
        received.push({
          path: asked.url ?? '',
          ttl: Number(headers.ttl),
          urgency: String(headers.urgency),
          topic: String(headers.topic),
          claims,
          key,
          told: JSON.parse(decrypt(Buffer.concat(parts), browser)),
        })
        const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? { status: 201 }
        answer.writeHead(reply.status, reply.headers)
        answer.end()
      } catch (error) {
        answer.writeHead(400)
        answer.end(String(error))
      }
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    received,
    aBrowser: () => {
      const pair = createECDH('prime256v1')
      pair.generateKeys()
      const auth = randomBytes(16)
      const path = `/send/${randomBytes(8).toString('hex')}`
      browsers.set(path, { pair, auth })
      return {
        endpoint: `http://${host}${path}`,
        keys: { p256dh: pair.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
      }
    },
    will: (...next) => {
      replies = next
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

/** Throws where the signature isn't that of the key that came with it. */
function checkVapid(authorization: string): Pick<Received, 'claims' | 'key'> {
  const [, token = '', key = ''] = /^vapid t=([^,]+),\s*k=(.+)$/.exec(authorization) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  if (!isGenuine || claims.exp * 1000 < Date.now()) throw new Error('Not signed, or too old')
  return { claims, key }
}

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

function decrypt(body: Buffer, { pair, auth }: { pair: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const theirs = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs])
  const secret = derive(pair.computeSecret(theirs), auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const opener = createDecipheriv('aes-128-gcm', key, nonce)
  opener.setAuthTag(sealed.subarray(-16))
  const open = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()])
  return open.subarray(0, open.lastIndexOf(2)).toString()
}
