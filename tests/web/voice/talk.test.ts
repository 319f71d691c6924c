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

test('the voice is told of the finger as it comes down, and of one that is no tap; never of a tap', () => {
  const told: string[] = []
  let isOn = false
  const { down, up, away, click } = talkGestures({
    isOn: () => isOn,
    start: () => {
      isOn = true
    },
    stop: () => told.push('stop'),
    release: () => told.push('release'),
    press: () => told.push('press'),
    leave: () => told.push('leave'),
  })
  down()
  away()
  expect(told.splice(0)).toEqual(['press', 'leave'])
  // A finger that is lifted leaves the button before it clicks.
  down()
  up()
  away()
  click()
  expect([isOn, told.splice(0)]).toEqual([true, ['press']])
  isOn = false
  down()
  vi.advanceTimersByTime(HOLD_MS)
  away()
  expect([isOn, told]).toEqual([true, ['press', 'release']])
})

test('a press that sets it on is no tap on what is on', () => {
  let isOn = false
  const told: string[] = []
  const { down, up, click } = talkGestures({
    isOn: () => isOn,
    start: () => told.push('start'),
    stop: () => told.push('stop'),
    press: () => {
      isOn = true
    },
  })
  down()
  up()
  click()
  expect(told).toEqual(['start'])
})
