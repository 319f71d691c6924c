import { expect, test, vi } from 'vitest'
import type { Piece } from '../../../web/platform/data/media/sounds'
import { keeper } from '../../../web/voice/memos/sounds/recording'

const piece = (n: number): Piece => ({ recording: 'm1', n, until: n, bytes: new ArrayBuffer(1) })

test('a piece that found no room is kept with one that follows', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const kept: number[] = []
  let isFull = false
  const { add, areKept } = keeper(async ({ n }) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError')
    kept.push(n)
  })
  add(async () => piece(0))
  add(async () => {
    isFull = true
    return piece(1)
  })
  add(async () => piece(2))
  add(async () => {
    isFull = false
    return piece(3)
  })
  expect(await areKept()).toBe(true)
  expect(kept).toEqual([0, 1, 2, 3])
})

test('what could not be kept at all is said', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const { add, areKept } = keeper(async () => Promise.reject(new Error('full')))
  add(async () => piece(0))
  expect(await areKept()).toBe(false)
})
