// The longest note that a card holds is read at once, also where it is one endless word.
import { expect, it } from 'vitest'
import { readAvoids } from '../../../shared/tools/retail-edge/read/avoids'

const LENGTH = 20_000

it.each(['a-', "a'", 'a'])('a note of “%s…”', piece => {
  const text = piece.repeat(LENGTH).slice(0, LENGTH)
  const times = Array.from({ length: 3 }, () => {
    const begun = performance.now()
    readAvoids([{ where: 'notes', text, at: null }], [])
    return performance.now() - begun
  })
  // Other work may hold up one of them; what takes the square of its length holds up each.
  expect(Math.min(...times)).toBeLessThan(400)
})
