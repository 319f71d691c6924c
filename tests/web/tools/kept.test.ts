import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { forget, keep, kept, keptKey, type Shelf } from '../../../web/tools/kept'

const aShelf = (): Shelf & { rows: Map<string, string> } => {
  const rows = new Map<string, string>()
  return {
    rows,
    getItem: key => rows.get(key) ?? null,
    setItem: (key, value) => void rows.set(key, value),
    removeItem: key => void rows.delete(key),
  }
}
const Text = z.object({ text: z.string() })

describe('what is typed is kept in the browser', () => {
  it('comes back after the page is gone', () => {
    const shelf = aShelf()
    expect(keep(shelf, 'a', { text: 'half a wo' })).toBe(true)
    expect(kept(shelf, 'a', Text)).toEqual({ text: 'half a wo' })
    forget(shelf, 'a', Text, { text: 'half a wo' })
    expect(kept(shelf, 'a', Text)).toBeNull()
  })

  it('what another tab typed there since is not forgotten with it', () => {
    const shelf = aShelf()
    keep(shelf, 'a', { text: 'mine' })
    keep(shelf, 'a', { text: 'theirs' })
    forget(shelf, 'a', Text, { text: 'mine' })
    expect(kept(shelf, 'a', Text)).toEqual({ text: 'theirs' })
    const Two = z.object({ one: z.string(), two: z.string() })
    keep(shelf, 'b', { two: '2', one: '1' })
    forget(shelf, 'b', Two, { two: '2', one: '1' })
    expect(shelf.rows.has('b')).toBe(false)
  })

  it('two accounts on one tablet share nothing', () => {
    const shelf = aShelf()
    keep(shelf, keptKey('one', 'form', 'colour-formula'), { text: 'mine' })
    expect(kept(shelf, keptKey('two', 'form', 'colour-formula'), Text)).toBeNull()
    expect(kept(shelf, keptKey('one', 'form', 'colour-formula'), Text)).toEqual({ text: 'mine' })
  })

  it('a browser that refuses is told, not thrown', () => {
    const full: Shelf = {
      ...aShelf(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    expect(keep(full, 'a', { text: 'x' })).toBe(false)
  })

  it('what this version cannot read is as if it were not there', () => {
    const shelf = aShelf()
    shelf.rows.set('a', '{"text":')
    shelf.rows.set('b', '{"words":"other"}')
    expect(kept(shelf, 'a', Text)).toBeNull()
    expect(kept(shelf, 'b', Text)).toBeNull()
  })
})
