// A photo that could not be kept is nowhere else: what was picked goes away only where somebody says so.
import type { ReactElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { PhotoDialog } from '../../../../web/salon/photos/PhotoDialog'
import { hosted } from '../../hooks-by-hand'

const fake = vi.hoisted(() => ({ keep: vi.fn(), ask: vi.fn(), say: vi.fn() }))
vi.mock('react', async original => (await import('../../hooks-by-hand')).byHand(await original<object>()))
vi.mock('../../../../web/salon/photos/keep', () => ({ keepPhoto: fake.keep }))
vi.mock('../../../../web/salon/photos/prepare', () => ({
  prepare: async (file: File) => file,
  NeverPhoto: class extends Error {},
}))
vi.mock('../../../../web/ui/kit/dialogs/confirm', () => ({ confirmWith: fake.ask }))
vi.mock('../../../../web/ui/kit/notices/notify', () => ({ notify: fake.say }))

type Props = { children?: unknown; onClose?: () => void; onChange?: (event: unknown) => void; type?: string }
const partsOf = (node: unknown): ReactElement<Props>[] => {
  if (Array.isArray(node)) return node.flatMap(partsOf)
  if (typeof node !== 'object' || node === null || !('props' in node)) return []
  const element = node as ReactElement<Props>
  return [element, ...partsOf(element.props.children)]
}
const files = (many: number, name = '') =>
  Array.from({ length: many }, (_, at) => new File(['x'], `${name}${at}.jpg`))

function opened() {
  const onClose = vi.fn()
  const own = { clientId: 'c1', name: 'Ana', formulaId: null, photos: [], onClose }
  const host = hosted(() => PhotoDialog(own))
  const parts = () => partsOf(host.draw())
  const pick = (many: number, name?: string): void => {
    const input = parts().filter(({ props }) => props.type === 'file')[1]
    input?.props.onChange?.({ currentTarget: { files: files(many, name), value: '' } })
  }
  return {
    onClose,
    pick,
    leave: host.leave,
    key: () => parts()[0]?.key,
    close: () => parts()[0]?.props.onClose?.(),
  }
}
const settled = () => new Promise(resolve => setTimeout(resolve, 10))

beforeEach(() => {
  vi.resetAllMocks()
  fake.keep.mockResolvedValue('id')
})

test('a photo that could not be kept is asked about before it goes, and shown again after a no', async () => {
  fake.keep.mockRejectedValue(new Error('No room'))
  fake.ask.mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  const { pick, close, key, onClose } = opened()
  pick(1)
  await settled()
  const before = key()
  close()
  await settled()
  expect(fake.ask).toHaveBeenCalledTimes(1)
  expect(onClose).not.toHaveBeenCalled()
  expect(key()).not.toBe(before)
  close()
  await settled()
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('closed while it is being kept, it comes back where that fails', async () => {
  let fail = (_: Error): void => undefined
  fake.keep.mockReturnValue(new Promise((_, reject) => (fail = reject)))
  const { pick, close, key, onClose } = opened()
  const before = key()
  pick(1)
  await settled()
  close()
  expect(onClose).not.toHaveBeenCalled()
  fail(new Error('No room'))
  await settled()
  expect(key()).not.toBe(before)
})

test('where its page has gone meanwhile, it is said', async () => {
  let fail = (_: Error): void => undefined
  fake.keep.mockReturnValue(new Promise((_, reject) => (fail = reject)))
  const { pick, leave } = opened()
  pick(1)
  await settled()
  leave()
  fail(new Error('No room'))
  await settled()
  expect(fake.say).toHaveBeenCalledWith({ title: 'Photo not kept', text: 'No room', tone: 'stop' })
})

test('all that were picked are kept', async () => {
  const { pick, onClose } = opened()
  pick(20)
  await settled()
  expect(fake.keep).toHaveBeenCalledTimes(20)
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('what is picked while another one waits comes first, and the one that waits is tried again after it', async () => {
  const asked: string[] = []
  fake.keep.mockImplementation(async (file: File) => {
    asked.push(file.name)
    if (file.name === 'first0.jpg' && asked.length === 1) throw new Error('No room')
    return 'id'
  })
  const { pick, onClose } = opened()
  pick(1, 'first')
  await settled()
  pick(1, 'second')
  await settled()
  expect(asked).toEqual(['first0.jpg', 'second0.jpg', 'first0.jpg'])
  expect(onClose).toHaveBeenCalledTimes(1)
})
