// The main job, from the shop's door to the second tablet. Everything here is real: the browser with a profile on disk,
// the server that `npm start` runs, its database, and a server that is killed without a warning.
import {
  addClient,
  draftFormula,
  expectAllSent,
  expectWaiting,
  openClient,
  signInByForm,
  signUp,
  writeNote,
} from './acts'
import { expect, newSalon, test } from './salon'

const siobhan = { name: "Siobhan O'Neill", phone: '07700 900123' }
const wish = {
  current: 'Natural level 6, 20% grey',
  desired: 'Level 7 copper all over',
  condition: 'Healthy, never coloured',
}
const note = 'Scalp a little dry at the nape. Next time finish with the conditioning rinse.'

test('a formula drafted with the server gone is on every tablet once it is back', async ({
  house,
  tablet,
}) => {
  const salon = newSalon()
  const chair = await tablet()
  let { page } = chair

  await test.step('the app meets the conditions for being installed', async () => {
    await page.goto('/auth')
    await page.evaluate(() => navigator.serviceWorker.ready)
    const devtools = await chair.context.newCDPSession(page)
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    expect(installabilityErrors).toEqual([])
    const manifest = await (await page.request.get('/manifest.webmanifest')).json()
    expect(manifest).toMatchObject({
      id: '/dashboard',
      icons: expect.arrayContaining([expect.objectContaining({ purpose: 'maskable' })]),
      shortcuts: expect.arrayContaining([expect.objectContaining({ url: '/colour-formula' })]),
      screenshots: expect.arrayContaining(
        ['wide', 'narrow'].map(form_factor => expect.objectContaining({ form_factor })),
      ),
    })
    for (const { src } of [...manifest.icons, ...manifest.screenshots])
      expect((await page.request.get(src)).headers()['content-type'], src).toContain('image/')
  })

  await test.step('a salon signs up, is in, and writes its first client down', async () => {
    await signUp(page, salon)
    await addClient(page, siobhan)
    await expectAllSent(page)
  })

  await test.step('the server is killed', () => house.kill())

  await test.step('a colour formula is drafted all the same', async () => {
    await draftFormula(page, siobhan.name, wish)
    await expect(page.getByText(/strand test/i).first()).toBeVisible()
    await expectWaiting(page)
  })

  await test.step('the page is closed and opened again, still without a server', async () => {
    await page.close()
    page = await chair.context.newPage()
    await page.goto('/history')
    await expect(page.getByText(siobhan.name).first()).toBeVisible()
  })

  await test.step('a note is added to the client', async () => {
    await openClient(page, siobhan.name)
    await writeNote(page, note)
    await expect(page.getByText(note)).toHaveCount(1)
  })

  await test.step('the server is back, and what waited is sent by itself', async () => {
    await house.start()
    await expectAllSent(page)
  })

  await test.step('a second tablet has everything, once', async () => {
    const { page: second } = await tablet()
    await signInByForm(second, salon)
    await second.goto('/clients')
    await expect(second.getByRole('region', { name: 'Clients' }).getByText(siobhan.name)).toHaveCount(1)
    await openClient(second, siobhan.name)
    await expect(second.getByText(note)).toHaveCount(1)
    await second.goto('/history')
    await expect(second.getByText(siobhan.name)).toHaveCount(1)
  })
})
