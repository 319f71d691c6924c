import type { ReactElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Free } from '../../../../web/salon/day/Timeline'
import { hosted } from '../../hooks-by-hand'

vi.mock('react', async original => (await import('../../hooks-by-hand')).byHand(await original<object>()))

type Drawn = ReactElement<{
  onPointerDown: (event: object) => void
  onPointerCancel: () => void
  onClick: (event: object) => void
}>
let starts: number[] = []
beforeEach(() => {
  starts = []
  vi.stubGlobal('getComputedStyle', () => ({ position: 'absolute' }))
})
const free = (): Drawn['props'] =>
  (
    hosted(() =>
      Free({
        free: { at: 600, minutes: 120, words: 'Gap 120 min' },
        lane: { label: 'Tom' } as never,
        onFree: (_, start) => void starts.push(start),
      }),
    ).draw() as Drawn
  ).props
const click = (timeStamp: number) => ({
  currentTarget: { getBoundingClientRect: () => ({ top: 0, height: 200 }), closest: () => null },
  clientY: 100,
  detail: 1,
  timeStamp,
})

test('a finger says when; a click of a screen reader in the middle is the time that was read out', () => {
  const { onPointerDown, onPointerCancel, onClick } = free()
  onPointerDown({ timeStamp: 0 })
  onClick(click(90))
  onClick(click(200))
  onPointerDown({ timeStamp: 300 })
  onClick(click(9_000))
  onPointerDown({ timeStamp: 10_000 })
  onPointerCancel()
  onClick(click(10_100))
  expect(starts).toEqual([660, 600, 600, 600])
})
