import { beforeEach, describe, expect, test } from 'vitest'
import { endFirstRun, isFirstRunOver } from '../../../../web/shell/first-run/kept'
import { isInstallLeft, isOver, stepsOf } from '../../../../web/shell/first-run/steps'
import { emptyKept } from '../../kept'

const NOTHING = { installed: false, salonName: '', clients: 0, colourAsks: 0 }
const done = (facts: Partial<typeof NOTHING>): string[] =>
  stepsOf({ ...NOTHING, ...facts })
    .filter(step => step.done)
    .map(({ id }) => id)

describe('the first steps', () => {
  test('are four, and none is done for a new account', () => {
    expect(stepsOf(NOTHING).map(({ id }) => id)).toEqual(['install', 'salon', 'clients', 'formula'])
    expect(done({})).toEqual([])
  })

  test('tick themselves off from the records', () => {
    expect(done({ installed: true })).toEqual(['install'])
    expect(done({ salonName: 'Six Strands' })).toEqual(['salon'])
    expect(done({ salonName: '   ' })).toEqual([])
    expect(done({ clients: 1 })).toEqual(['clients'])
    expect(done({ colourAsks: 1 })).toEqual(['formula'])
  })

  test('are over with name, clients and formula where the app can’t be installed; where it can, that is left', () => {
    const all = { ...NOTHING, salonName: 'Six Strands', clients: 12, colourAsks: 1 }
    expect(isOver(stepsOf(all), null, false)).toBe(true)
    expect(isOver(stepsOf(all), null, true)).toBe(false)
    expect(isInstallLeft(stepsOf(all))).toBe(true)
    expect(isOver(stepsOf({ ...all, installed: true }), null, false)).toBe(true)
    expect(isInstallLeft(stepsOf({ ...all, installed: true }))).toBe(false)
    for (const without of [{ salonName: '' }, { clients: 0 }, { colourAsks: 0 }]) {
      expect(isOver(stepsOf({ ...all, installed: true, ...without }), null, false)).toBe(false)
      expect(isInstallLeft(stepsOf({ ...all, ...without }))).toBe(false)
    }
  })

  test('are over here once another tablet ended them, whatever is done', () => {
    expect(isOver(stepsOf(NOTHING), null, true)).toBe(false)
    expect(isOver(stepsOf(NOTHING), '2026-11-21T09:00:00.000Z', true)).toBe(true)
  })
})

describe('once skipped or done', () => {
  beforeEach(emptyKept)

  test('they don’t come back for that account, and another account on this tablet has its own', () => {
    expect(isFirstRunOver('one')).toBe(false)
    endFirstRun('one', 'skipped')
    expect(isFirstRunOver('one')).toBe(true)
    expect(isFirstRunOver('two')).toBe(false)
  })
})
