import { expect, test, vi } from 'vitest'
import { useAskedClose } from '../../../../web/ui/forms/asked-close'
import { hosted } from '../../hooks-by-hand'

const ask = vi.hoisted(() => vi.fn())
vi.mock('react', async original => (await import('../../hooks-by-hand')).byHand(await original<object>()))
vi.mock('../../../../web/ui/kit/dialogs/confirm', () => ({ confirmWith: ask }))

test('what was typed is thrown away only where somebody says so', async () => {
  ask.mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  const [forget, onClose] = [vi.fn(), vi.fn()]
  const close = hosted(() => useAskedClose({ changed: true, forget }, onClose)).draw()
  await close()
  expect([forget.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0])
  await new Promise(resolve => setTimeout(resolve, 5))
  await close()
  expect([forget.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
})
