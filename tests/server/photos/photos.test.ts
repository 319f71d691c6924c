// Bytes of photos: taken with the record and the permission alone, bare and small, read by their account alone, and gone
// with the client, or some days after the photo was deleted.
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '../../../shared/account/plans'
import { barePhoto, DELETED_PHOTO_DAYS, PHOTO_MAX_BYTES } from '../../../shared/salon/records/photos'
import { keepHouse } from '../../../sync-server/privacy/housekeeping'
import { aJpegWithPlace } from '../../support/jpeg'
import { aSignedIn, ORIGIN, openSalonApp, type SalonApp, syncWith } from '../support/salon-app'

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const BARE = barePhoto(aJpegWithPlace()) ?? new Uint8Array()

const HOUR_MS = 3_600_000

let salon: SalonApp
let who: { account: string; cookie: string }
beforeEach(async () => {
  salon = await openSalonApp()
  who = await aSignedIn(salon)
})
afterEach(() => salon.close())

const change = (op: 'create' | 'edit', kind: string, recordId: string, patch: Record<string, unknown>) => ({
  id: crypto.randomUUID(),
  op,
  kind,
  recordId,
  person: null,
  at: salon.clock.now,
  patch,
  base: {},
})
const at = (): string => new Date(salon.clock.now).toISOString()
const aPhoto = (id: string, bytes: Uint8Array) =>
  change('create', 'photo', id, {
    client_id: 'c1',
    formula_id: null,
    when: 'before',
    taken_at: at(),
    type: 'image/jpeg',
    width: 8,
    height: 8,
    bytes: bytes.length,
    hash: hashOf(bytes),
    preview: 'aabbcc',
    device: 'tablet',
    who: null,
  })
const aYes = () =>
  change('create', 'consent', 'yes', {
    client_id: 'c1',
    about: 'photos',
    version: '2',
    wording: 'I agree',
    answer: 'yes',
    given_at: at(),
    how: 'signed',
    platforms: [],
    guardian: null,
    who: null,
  })
const aCard = () =>
  change('create', 'client', 'c1', {
    name: 'Ana Silva',
    phone: null,
    email: null,
    hair_type: null,
    concerns: [],
    notes: null,
    created_at: at(),
  })
async function sync(changes: unknown[]) {
  const reply = await (await syncWith(salon, { ...who, changes })).json()
  expect(reply.refused).toEqual([])
}
const put = async (bytes: Uint8Array, type = 'image/jpeg', hash = hashOf(bytes)) => {
  const reply = await salon.app.request(`${ORIGIN}/api/blobs/${hash}`, {
    method: 'PUT',
    headers: {
      origin: ORIGIN,
      cookie: who.cookie,
      'x-chairside-account': who.account,
      'content-type': type,
    },
    body: new Uint8Array(bytes),
  })
  return [reply.status, (await reply.json()).code]
}
const read = (bytes: Uint8Array, as = who) =>
  salon.app.request(`${ORIGIN}/api/blobs/${hashOf(bytes)}`, {
    headers: { cookie: as.cookie, 'x-chairside-account': as.account },
  })
const house = () =>
  keepHouse({
    database: salon.database,
    mail: { send: async () => undefined },
    endPlans: async () => undefined,
    forgetSounds: async () => undefined,
    now: () => salon.clock.now,
  })

describe('the bytes of a photo', () => {
  test('come after the record, with the permission, and are read by their account alone', async () => {
    await sync([aCard()])
    expect(await put(BARE)).toEqual([404, 'unknown-record'])
    await sync([aPhoto('p1', BARE)])
    expect(await put(BARE)).toEqual([403, 'no-photo-permission'])
    await sync([aYes()])
    expect(await put(BARE)).toEqual([200, undefined])
    const reply = await read(BARE)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(new Uint8Array(await reply.arrayBuffer())).toEqual(BARE)
    expect((await read(BARE, await aSignedIn(salon))).status).toBe(404)
  })

  test('are not taken once the permission was taken back', async () => {
    await sync([aCard(), aYes(), aPhoto('p1', BARE)])
    await sync([change('edit', 'consent', 'yes', { withdrawn_at: at() })])
    expect(await put(BARE)).toEqual([403, 'no-photo-permission'])
  })

  test('tell no place, are a photo, and are small', async () => {
    const taken = aJpegWithPlace()
    const text = new TextEncoder().encode('<script>alert(1)</script>')
    const large = new Uint8Array(PHOTO_MAX_BYTES + 1)
    large.set(BARE)
    await sync([aCard(), aYes(), aPhoto('p1', taken), aPhoto('p2', text), aPhoto('p3', large)])
    expect(await put(taken)).toEqual([415, 'not-photo'])
    expect(await put(text)).toEqual([415, 'not-photo'])
    expect(await put(text, 'image/svg+xml')).toEqual([415, 'not-photo'])
    expect(await put(large)).toEqual([413, 'too-large'])
    expect((await read(taken)).status).toBe(404)
  })

  test('are no sound of a memo: a memo’s record lets no photo in', async () => {
    await sync([
      aCard(),
      aYes(),
      change('create', 'memo', 'm1', {
        client_id: 'c1',
        recorded_at: at(),
        type: 'audio/webm',
        duration: 1,
        bytes: BARE.length,
        hash: hashOf(BARE),
        text: null,
        into: null,
        device: 'tablet',
        who: null,
      }),
    ])
    expect(await put(BARE)).toEqual([404, 'unknown-record'])
  })

  test('go with their client, and come back no more', async () => {
    await sync([aCard(), aYes(), aPhoto('p1', BARE)])
    await put(BARE)
    const reply = await salon.call('/api/erase', {
      cookie: who.cookie,
      body: { account: who.account, client_id: 'c1' },
    })
    expect(reply.status).toBe(200)
    expect((await read(BARE)).status).toBe(404)
    expect(await put(BARE)).toEqual([404, 'unknown-record'])
  })

  test('go some days after the photo was deleted; one of another photo with the same bytes stays', async () => {
    await sync([aCard(), aYes(), aPhoto('p1', BARE), aPhoto('p2', BARE)])
    await put(BARE)
    await sync([change('edit', 'photo', 'p1', { deletedAt: salon.clock.now })])
    salon.clock.now += HOUR_MS
    await sync([change('edit', 'photo', 'p2', { deletedAt: salon.clock.now })])
    await house()
    expect((await read(BARE)).status, 'they can be brought back').toBe(200)
    salon.clock.now += DELETED_PHOTO_DAYS * DAY_MS - HOUR_MS / 2
    await house()
    expect((await read(BARE)).status, 'the later one needs them').toBe(200)
    salon.clock.now += HOUR_MS
    await house()
    expect((await read(BARE)).status).toBe(404)
  })

  test.each([-30, 400])(
    'go by the server’s days, also where the tablet’s clock is %s days off',
    async days => {
      const wrong = salon.clock.now + days * DAY_MS
      await sync([aCard(), aYes(), aPhoto('p1', BARE)])
      await put(BARE)
      await sync([change('edit', 'photo', 'p1', { deletedAt: wrong })])
      await house()
      expect((await read(BARE)).status, 'it can be brought back').toBe(200)
      salon.clock.now += DELETED_PHOTO_DAYS * DAY_MS + HOUR_MS
      await house()
      expect((await read(BARE)).status).toBe(404)
    },
  )
})

test('the access report lists them, without their blur', async () => {
  await sync([aCard(), aYes(), aPhoto('p1', BARE)])
  const reply = await salon.app.request(`${ORIGIN}/api/clients/c1/report`, {
    headers: { cookie: who.cookie, 'x-chairside-account': who.account },
  })
  const report = await reply.json()
  expect(report.photos).toMatchObject([{ id: 'p1', when: 'before', hash: hashOf(BARE) }])
  expect(report.photos[0]).not.toHaveProperty('preview')
  expect(report.not_included.join(' ')).toContain('the photos themselves')
})
