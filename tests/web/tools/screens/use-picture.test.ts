import { expect, test, vi } from 'vitest'
import { pictureHere } from '../../../../web/tools/screens/marketing/use-picture'

const { pictureOf, salon } = vi.hoisted(() => ({ pictureOf: vi.fn(), salon: vi.fn() }))
vi.mock('../../../../web/platform/data/db', () => ({ salon }))
vi.mock('../../../../web/platform/data/media/pictures', () => ({ pictureOf }))

test('a picture that the device cannot read is one that is not here, and no screen waits for it for good', async () => {
  const picture = new Blob(['p'])
  pictureOf.mockResolvedValueOnce(picture)
  expect(await pictureHere('h', 'ask1')).toBe(picture)
  pictureOf.mockRejectedValueOnce(new DOMException('The cache is broken.', 'UnknownError'))
  expect(await pictureHere('h', 'ask1')).toBeNull()
  salon.mockImplementationOnce(() => {
    throw new Error('No salon is open.')
  })
  expect(await pictureHere('h', 'ask1')).toBeNull()
})
