// Where a ringing timer's panel stands: never over the allergies at the chair, never over its foot.
import { describe, expect, test } from 'vitest'
import { type Edges, placeBelow } from '../../../../web/salon/timers/ringing/use-place'

const head: Edges = { top: 0, bottom: 72, always: true }
const allergies: Edges = { top: 88, bottom: 180, always: false }

describe('the panel of a timer that rings', () => {
  test('is at the top where nothing must stay in sight', () => {
    expect(placeBelow([], 800)).toEqual({ top: 0, maxHeight: 800 })
  })
  test('is below the head and the allergies, and ends above the foot', () => {
    expect(placeBelow([allergies, head], 740)).toEqual({ top: 180, maxHeight: 560 })
  })
  test('follows the allergies as the page is moved, and stays below the head', () => {
    expect(placeBelow([head, { ...allergies, top: -20, bottom: 100 }], 740).top).toBe(100)
    expect(placeBelow([head, { ...allergies, top: -200, bottom: -80 }], 740).top).toBe(72)
  })
  test('on a low screen it leaves the head alone free, which names them too, and moves within itself', () => {
    expect(placeBelow([head, allergies], 290)).toEqual({ top: 72, maxHeight: 218 })
    expect(placeBelow([{ ...head, bottom: 250 }, allergies], 290)).toEqual({ top: 250, maxHeight: 40 })
  })
  test('takes no room for what stands further down', () => {
    expect(placeBelow([head, { top: 400, bottom: 500, always: false }], 740).top).toBe(72)
  })
})
