import { expect, test, vi } from 'vitest'
import { useFocusBack } from '../../../../web/shell/today/use-focus-back'
import { hosted } from '../../hooks-by-hand'

vi.mock('react', async original => (await import('../../hooks-by-hand')).byHand(await original<object>()))

const body = {}
const page = { activeElement: body as object, body }
let frames: (() => void)[] = []
vi.stubGlobal('document', page)
vi.stubGlobal('requestAnimationFrame', (look: () => void) => frames.push(look))
vi.stubGlobal('cancelAnimationFrame', () => {
  frames = []
})
const next = (): void => {
  for (const look of frames.splice(0)) look()
}
const aPlace = () => {
  const place = {
    isConnected: true,
    focus: () => {
      page.activeElement = place
    },
  }
  return place
}

test('the keys are where it was opened from, and on the day’s heading once that is gone', () => {
  const [heading, button] = [aPlace(), aPlace()]
  const { draw, leave } = hosted(() => useFocusBack({ current: heading as never }))
  page.activeElement = button
  draw().opens()
  page.activeElement = body
  draw().closes()
  next()
  expect(page.activeElement).toBe(button)
  button.isConnected = false
  page.activeElement = body
  next()
  expect(page.activeElement).toBe(heading)
  // Who went on is left alone.
  const other = aPlace()
  page.activeElement = other
  next()
  expect(page.activeElement).toBe(other)
  leave()
  expect(frames).toEqual([])
})
