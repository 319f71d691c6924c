import { beforeEach, expect, test, vi } from 'vitest'
import { useView } from '../../../../web/chair/service/views'
import { hosted } from '../../hooks-by-hand'

vi.mock('react', async original => (await import('../../hooks-by-hand')).byHand(await original<object>()))
const at = vi.hoisted(() => ({ params: new URLSearchParams() }))
vi.mock('react-router-dom', () => ({
  useSearchParams: () => [
    at.params,
    (next: (present: URLSearchParams) => URLSearchParams) => {
      at.params = next(at.params)
    },
  ],
}))
beforeEach(() => {
  at.params = new URLSearchParams()
})
const chair = () => {
  const { draw } = hosted(useView)
  return { view: () => draw()[0], show: draw()[1] }
}
function saving() {
  let resolve: (done: object | null) => void = () => {}
  const promise = new Promise<object | null>(each => {
    resolve = each
  })
  return { promise, resolve: (done: object | null): void => resolve(done) }
}
const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

test('what somebody chose is not taken back by what is saved later', async () => {
  const { view, show } = chair()
  const colourOn = saving()
  show('now', colourOn.promise)
  show('used')
  colourOn.resolve({})
  await settled()
  expect(view()).toBe('used')
})

test('else it is shown once it is saved, and not where it was not', async () => {
  const { view, show } = chair()
  show('step', Promise.resolve({}))
  expect(view()).toBe('now')
  await settled()
  expect(view()).toBe('step')
  show('now', Promise.resolve(null))
  show('now', Promise.reject(new Error('full')))
  await settled()
  expect(view()).toBe('step')
})

test('of two that are saved the later choice stands, whichever is saved first; a second tap takes nothing away', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const { view, show } = chair()
    const both = [saving(), saving()]
    show('now', both[0]?.promise)
    show('step', both[1]?.promise)
    for (const each of order) {
      both[each]?.resolve({})
      await settled()
    }
    expect(view()).toBe('step')
    show('now', Promise.resolve({}))
    show('now', Promise.resolve(null))
    await settled()
    expect(view()).toBe('now')
  }
})
