import { describe, expect, test } from 'vitest'
import { secondsOf } from '../../../web/voice/commands/handlers/until'
import { contextHere, doerOf, enter } from '../../../web/voice/commands/places'

const at = (hour: number, minute: number): Date => new Date(2026, 10, 21, hour, minute)
const until = (hour: number, minute: number) => ({ seconds: null, until: { hour, minute } })

describe('a timer until a time on the clock', () => {
  test('ends the next time that a clock on the wall shows it', () => {
    expect(secondsOf(until(3, 15), at(14, 40))).toBe(35 * 60)
    expect(secondsOf(until(3, 15), at(2, 40))).toBe(35 * 60)
    expect(secondsOf(until(12, 15), at(11, 45))).toBe(30 * 60)
    expect(secondsOf(until(15, 15), at(14, 40))).toBe(35 * 60)
  })

  test('that it shows just now is twelve hours, and a length is what was said', () => {
    expect(secondsOf(until(3, 15), at(15, 15))).toBe(12 * 3600)
    expect(secondsOf({ seconds: 2100, until: null }, at(9, 0))).toBe(2100)
  })
})

describe('a place to speak in', () => {
  const around = {
    scope: 'app',
    handlers: { louder: () => ({ say: 'app' }), help: () => ({}) },
    readBacks: {},
    context: {},
  } as const
  const chair = {
    scope: 'chair',
    handlers: { louder: () => ({ say: 'chair' }) },
    readBacks: {},
    context: { steps: { at: 0, count: 2 } },
  } as const

  test('that was entered last is asked first, and what it does not do is done by the one around it', async () => {
    const leaveApp = enter(() => around)
    const leaveChair = enter(() => chair)
    expect(await doerOf('louder')?.handler({})).toEqual({ say: 'chair' })
    expect(doerOf('help')).not.toBeNull()
    expect(doerOf('undo')).toBeNull()
    expect(contextHere()).toMatchObject({ scope: 'chair', steps: { count: 2 } })
    leaveChair()
    expect(await doerOf('louder')?.handler({})).toEqual({ say: 'app' })
    leaveApp()
    expect(doerOf('louder')).toBeNull()
    expect(contextHere().scope).toBe('app')
  })
})
