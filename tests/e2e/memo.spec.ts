// A voice memo from a real microphone (a WAV file) and a real recorder: without a signal, through a reload and a killed
// tab, sent once, played on another tablet, typed by a model where there is one.
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { enter } from '../support/account'
import { openHouse } from '../support/house'
import { addClient, expectAllSent, expectReadyOffline, letIn, openClient, standing } from './acts'
import { test as base, expect, newSalon, openTablet } from './salon'
import { withHeldSound } from './speaking'

/** A tone of 440 Hz, 16 bits, one channel, as a WAV file. */
function aWav(seconds: number): Buffer {
  const rate = 16_000
  const data = Buffer.alloc(rate * seconds * 2)
  for (let at = 0; at < rate * seconds; at++)
    data.writeInt16LE(Math.round(9_000 * Math.sin((2 * Math.PI * 440 * at) / rate)), at * 2)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + data.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(data.length, 40)
  return Buffer.concat([head, data])
}

const test = base.extend<{ wav: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  wav: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'chairside-microphone-'))
    const file = join(folder, 'tone.wav')
    writeFileSync(file, aWav(3))
    await use(file)
    rmSync(folder, { recursive: true, force: true })
  },
})

const moments = (page: Page) => page.locator('[data-kind="memo"]')

/** Records until the clock of the recording has come to two seconds: it may stand at more when it is looked at. */
async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Record a voice memo' }).click()
  await expect(page.getByText(/^0:(0[2-9]|[1-5]\d)$/)).toBeVisible()
}
async function keepMemo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Stop and keep' }).click()
  await expect(moments(page)).toHaveCount(1)
}

/** Pushes of sounds that reach the server from here on: what was tried while there was no signal yet isn't one. */
function pushesOf(page: Page): string[] {
  const sent: string[] = []
  page.context().on('requestfinished', request => {
    if (request.method() === 'PUT' && request.url().includes('/api/blobs/')) sent.push(request.url())
  })
  return sent
}

/** How loud the memo is, decoded from what this tablet holds of it. */
const loudness = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name)
    const name = names.find(each => each.startsWith('chairside-')) ?? ''
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const sounds = await new Promise<{ bytes: ArrayBuffer }[]>((resolve, reject) => {
      const all = db.transaction('sounds').objectStore('sounds').getAll()
      all.onsuccess = () => resolve(all.result)
      all.onerror = () => reject(all.error)
    })
    db.close()
    const [sound] = sounds
    if (!sound) return 0
    const heard = await new OfflineAudioContext(1, 1, 16_000).decodeAudioData(sound.bytes)
    return Math.max(...heard.getChannelData(0).map(Math.abs))
  })

/** How many pieces of a recording that still goes on are kept. */
const piecesOf = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name)
    const name = names.find(each => each.startsWith('chairside-')) ?? ''
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const all = opening.result.transaction('pieces').objectStore('pieces').count()
        all.onerror = () => reject(all.error)
        all.onsuccess = () => {
          opening.result.close()
          resolve(all.result)
        }
      }
    })
  })

async function play(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Play the memo/ }).click()
  await expect(page.getByRole('button', { name: 'Pause the memo' })).toBeVisible()
}

test('recorded without a signal, reloaded, sent once though two tabs are open, played on a second tablet', async ({
  tablet,
  aSalon,
  wav,
}) => {
  const { page, context } = await tablet({ hears: wav })
  await withHeldSound(context)
  await letIn(page, aSalon)
  await addClient(page, { name: 'Bríd Walsh' })
  await expectAllSent(page)
  await expectReadyOffline(page)

  await test.step('without a signal', async () => {
    await context.setOffline(true)
    await record(page)
    await keepMemo(page)
    await expect(
      page.getByText('The sound is on this device. It is sent when there is a signal.'),
    ).toBeVisible()
    await page.reload()
    await expect(moments(page)).toHaveCount(1)
    expect(await loudness(page)).toBeGreaterThan(0.05)
    await play(page)
  })

  await test.step('it waits, in words', async () => {
    await standing(page).click()
    const sounds = page.getByRole('region', { name: 'Sounds of voice memos' })
    await expect(sounds.getByText(/Voice memo: Bríd Walsh, [2-9] seconds/)).toBeVisible()
  })

  await test.step('and is sent once', async () => {
    const pushes = pushesOf(page)
    const second = await context.newPage()
    await second.goto('/waiting')
    await context.setOffline(false)
    await expect(page.getByRole('region', { name: 'Sounds of voice memos' })).toHaveCount(0, {
      timeout: 60_000,
    })
    await expectAllSent(page)
    await expect(second.getByText('Everything has been sent')).toBeVisible()
    await page.reload()
    await expectAllSent(page)
    expect(pushes).toHaveLength(1)
    await second.close()
  })

  await test.step('a second tablet plays it, and keeps it', async () => {
    const other = await tablet()
    await withHeldSound(other.context)
    await letIn(other.page, aSalon)
    await openClient(other.page, 'Bríd Walsh')
    await expect(moments(other.page)).toHaveCount(1)
    await play(other.page)
    await expectReadyOffline(other.page)
    expect(await loudness(other.page)).toBeGreaterThan(0.05)
    await other.page.getByLabel('What was said').fill('Toner before the cut next time')
    await other.page.getByRole('button', { name: 'Save what was said' }).click()
    await expectAllSent(other.page)
  })

  await openClient(page, 'Bríd Walsh')
  await expect(page.getByLabel('What was said')).toHaveValue('Toner before the cut next time')
})

test('a tab that is killed while it records keeps what was said until then', async ({
  tablet,
  aSalon,
  wav,
}) => {
  const { page, context } = await tablet({ hears: wav })
  await withHeldSound(context)
  await letIn(page, aSalon)
  await addClient(page, { name: 'Gráinne Fox' })
  const address = page.url()
  await record(page)
  // What was said is kept piece by piece, on a slow machine later than its clock says.
  await expect.poll(() => piecesOf(page)).toBeGreaterThan(2)
  await page.goto('chrome://crash').catch(() => null)
  await page.close()
  const again = await context.newPage()
  await again.goto(address)
  await expect(again.getByText('A voice memo was kept')).toBeVisible()
  await expect(moments(again)).toHaveCount(1)
  expect(await loudness(again)).toBeGreaterThan(0.05)
  await play(again)
})

test('thrown away, nothing is left of it', async ({ tablet, aSalon, wav }) => {
  const { page } = await tablet({ hears: wav })
  await letIn(page, aSalon)
  await addClient(page, { name: 'Dympna Ryan' })
  await record(page)
  await page.getByRole('button', { name: 'Throw away' }).click()
  await expect(page.getByRole('button', { name: 'Record a voice memo' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Record a voice memo' })).toBeVisible()
  await expect(moments(page)).toHaveCount(0)
})

test('a model types it beside the sound; what somebody typed stays', async ({ wav }) => {
  const bodies: Buffer[] = []
  // It takes its time: long enough for somebody to type beside it.
  let tell = (): void => undefined
  const mayAnswer = new Promise<void>(resolve => {
    tell = resolve
  })
  const typist = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', chunk => chunks.push(chunk))
    request.on('end', async () => {
      bodies.push(Buffer.concat(chunks))
      await mayAnswer
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ text: 'Gloss on the ends, ten minutes.' }))
    })
  }).listen(0, '127.0.0.1')
  await once(typist, 'listening')
  const place = typist.address()
  const port = typeof place === 'object' && place !== null ? place.port : 0
  const house = await openHouse({
    OPENAI_API_KEY: 'key',
    OPENAI_MODEL: 'salon-model-1',
    OPENAI_TRANSCRIPTION_MODEL: 'typist-1',
    OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
  })
  const who = newSalon()
  await enter(house.origin, 'sign-up', who)
  const tablet = await openTablet(house.origin, { hears: wav })
  try {
    const { page } = tablet
    await letIn(page, who)
    await addClient(page, { name: 'Noreen Tighe' })
    await record(page)
    await keepMemo(page)
    await expect.poll(() => bodies.length, { timeout: 45_000 }).toBe(1)
    await page.getByLabel('What was said').fill('Gloss')
    await page.getByRole('button', { name: 'Save what was said' }).click()
    await expectAllSent(page)
    tell()
    await expect(page.getByText('Typed by typist-1')).toBeVisible({ timeout: 45_000 })
    await expect(page.getByText('Gloss on the ends, ten minutes.')).toBeVisible()
    await expect(page.getByLabel('What was said')).toHaveValue('Gloss')
    await page.getByRole('button', { name: 'Append' }).click()
    await expect(page.getByLabel('What was said')).toHaveValue('Gloss\nGloss on the ends, ten minutes.')
    expect(bodies).toHaveLength(1)
    expect(bodies[0]?.includes('audio/webm')).toBe(true)
    expect(bodies[0]?.length ?? 0).toBeLessThan(readFileSync(wav).length)
  } finally {
    await tablet.close()
    await house.close()
    typist.close()
  }
})

test('a sound for which the server has no room stays, says so in words, and goes when there is room', async ({
  wav,
}) => {
  const house = await openHouse({ STORAGE_MAX_MB: '1' })
  const who = newSalon()
  const { account } = await enter(house.origin, 'sign-up', who)
  const database = new Sqlite(`${house.dataDir}/chairside.sqlite`)
  const fill = database.prepare(
    "insert into blobs (account, hash, type, bytes, created_at) values (?, 'full', 'audio/webm', ?, 0)",
  )
  fill.run(account, Buffer.alloc(1_000_000))
  const tablet = await openTablet(house.origin, { hears: wav })
  try {
    const { page } = tablet
    await letIn(page, who)
    await addClient(page, { name: 'Noreen Tighe' })
    await record(page)
    await keepMemo(page)
    await expect(moments(page).getByText('This salon’s room on the server is full.')).toBeVisible({
      timeout: 45_000,
    })
    expect(await loudness(page), 'the sound is here').toBeGreaterThan(0.1)
    await page.reload()
    await expect(moments(page).getByText('This salon’s room on the server is full.')).toBeVisible()
    const pushes = pushesOf(page)
    database.prepare("delete from blobs where hash = 'full'").run()
    await page.reload()
    await expect.poll(() => pushes.length, { timeout: 45_000 }).toBeGreaterThan(0)
    await expectAllSent(page)
    await expect(moments(page).getByText('This salon’s room on the server is full.')).toHaveCount(0)
  } finally {
    database.close()
    await tablet.close()
    await house.close()
  }
})
