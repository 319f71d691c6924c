// A new version asks before it starts, and waits for a text that is half written.
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { enter } from '../support/account'
import { openHouse } from '../support/house'
import { addClient, expectReadyOffline, openClient, signIn } from './acts'
import { expect, newSalon, openTablet, test } from './salon'

/** Stands in front of a house and can hand out a worker that is newer by one line. */
async function openDoor(): Promise<{
  origin: string
  to: (origin: string) => void
  renew: () => void
  close: () => void
}> {
  let target = ''
  let isNew = false
  const door: Server = createServer((asked, answer) => {
    const { 'if-none-match': _known, ...told } = asked.headers
    const forward = request(
      `${target}${asked.url}`,
      { method: asked.method, headers: { ...told, 'accept-encoding': 'identity' } },
      reply => {
        const isWorker = asked.url === '/service-worker.js' && isNew
        const { 'content-length': _length, etag: _etag, ...headers } = reply.headers
        answer.writeHead(reply.statusCode ?? 500, isWorker ? headers : reply.headers)
        reply.pipe(answer, { end: !isWorker })
        if (isWorker) reply.on('end', () => answer.end('\n// a newer version\n'))
      },
    )
    forward.on('error', () => answer.destroy())
    answer.on('close', () => forward.destroy())
    asked.pipe(forward)
  })
  await new Promise<void>(resolve => door.listen(0, '127.0.0.1', resolve))
  const { port } = door.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    to: origin => {
      target = origin
    },
    renew: () => {
      isNew = true
    },
    close: () => {
      door.closeAllConnections()
      door.close()
    },
  }
}

test('a new version asks, waits for a half-written note, and then starts', async () => {
  const door = await openDoor()
  const house = await openHouse({ PUBLIC_URL: door.origin })
  door.to(house.origin)
  const salon = newSalon()
  await enter(door.origin, 'sign-up', salon)
  const { page, close } = await openTablet(door.origin, {})
  try {
    await signIn(page, salon)
    await addClient(page, { name: 'Emeka Abara' })
    await expectReadyOffline(page)
    await openClient(page, 'Emeka Abara')
    door.renew()
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await expect(page.getByText(/A new version is ready/)).toBeVisible()
    await page.evaluate(() => Object.assign(globalThis, { stillTheSamePage: true }))
    // In the middle of a reload there is nobody to ask.
    const isSamePage = () => page.evaluate(() => 'stillTheSamePage' in globalThis).catch(() => true)

    await page.getByLabel('Chair note').fill('Half a sent')
    await page.getByRole('button', { name: 'Update now' }).click()
    await page.waitForTimeout(1500)
    expect(await isSamePage()).toBe(true)
    await expect(page.getByLabel('Chair note')).toHaveValue('Half a sent')

    await page.getByLabel('Chair note').press('Control+Enter')
    await expect.poll(isSamePage, { timeout: 20_000 }).toBe(false)
    await expect(page.getByText('Half a sent')).toHaveCount(1)
  } finally {
    await close()
    await house.close()
    door.close()
  }
})
