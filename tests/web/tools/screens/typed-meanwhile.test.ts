// A question is read for a moment before it is saved; one may type on in that moment.
import { beforeEach, expect, test, vi } from 'vitest'
import tool from '../../../../shared/tools/colour-formula'
import { useToolForm } from '../../../../web/tools/screens/use-tool-form'
import { hosted } from '../../hooks-by-hand'
import { emptyKept } from '../../kept'

const { world } = vi.hoisted(() => ({
  world: { read: (): void => undefined, fails: false, saved: [] as unknown[] },
}))
vi.mock('react', async original => (await import('../../hooks-by-hand')).byHand(await original<object>()))
vi.mock('react-router-dom', () => ({ useSearchParams: () => [null, () => undefined] }))
vi.mock('../../../../web/platform/data/account/account', async original => ({
  ...(await original<object>()),
  useAccount: () => ({ id: 'a1' }),
}))
vi.mock('../../../../web/platform/data/db', async original => ({
  ...(await original<object>()),
  deviceId: () => 'tablet',
}))
vi.mock('../../../../web/platform/data/saving/save', () => ({
  create: async (_kind: string, _fields: unknown, id: string) => {
    world.saved.push(id)
    if (world.fails) throw Object.assign(new Error('No room.'), { name: 'SaveError' })
    return id
  },
}))
vi.mock('../../../../web/platform/asks/ask', () => ({
  askDrafted: () =>
    new Promise(resolve => {
      world.read = () => resolve({})
    }),
}))
vi.mock('../../../../web/platform/asks/facts', () => ({ presentFacts: async () => ({}) }))
vi.mock('../../../../web/ui/kit/notices/notify', () => ({
  notify: () => undefined,
  closeNotices: () => undefined,
}))

const listens = { addEventListener: () => undefined, removeEventListener: () => undefined }
beforeEach(() => {
  vi.useFakeTimers()
  emptyKept()
  world.saved = []
  vi.stubGlobal('document', listens)
  vi.stubGlobal('window', { ...listens, setTimeout, clearTimeout })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test.each([
  ['is saved', false, true, 'Copper, and shorter'],
  ['could not be saved', true, true, 'Copper, and shorter'],
  ['is saved with nothing typed since', false, false, ''],
])('a question that %s (%#)', async (_what, fails, typesOn, left) => {
  world.fails = fails
  const form = hosted(() => useToolForm(tool))
  form.draw().fill({
    clientName: 'Keira',
    currentColor: 'Natural 6',
    desiredColor: 'Copper',
    hairCondition: 'Healthy',
  })
  const sending = form.draw().submit()
  await vi.advanceTimersByTimeAsync(10)
  if (typesOn) form.draw().change('desiredColor', 'Copper, and shorter')
  form.draw()
  world.read()
  await sending
  expect(world.saved).toHaveLength(1)
  expect(form.draw().values.desiredColor).toBe(left)
})
