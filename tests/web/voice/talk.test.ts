import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOLD_MS, talkGestures } from '../../../web/voice/listen/talk'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aButton() {
  let isOn = false
  const button = talkGestures({
    isOn: () => isOn,
    start: () => {
      isOn = true
    },
    stop: () => {
      isOn = false
    },
  })
  return { ...button, isOn: () => isOn }
}

test('a tap listens until it is tapped again', () => {
  const { down, up, click, isOn } = aButton()
  for (const on of [true, false, true]) {
    down()
    up()
    click()
    expect(isOn()).toBe(on)
  }
})

test('a hold listens as long as the button is held', () => {
  const { down, up, click, isOn } = aButton()
  down()
  expect(isOn()).toBe(false)
  vi.advanceTimersByTime(HOLD_MS)
  expect(isOn()).toBe(true)
  up()
  click()
  expect(isOn()).toBe(false)
})

test('a finger that scrolls away starts nothing', () => {
  const { down, up, isOn } = aButton()
  down()
  up()
  vi.advanceTimersByTime(HOLD_MS)
  expect(isOn()).toBe(false)
})

test('the keyboard clicks without a pointer', () => {
  const { click, isOn } = aButton()
  click()
  expect(isOn()).toBe(true)
})
