// The longest note that a card holds is read, also where it is one endless word. What takes the square of its length
// is ended by the runner's own limit.
import { expect, it } from 'vitest'
import { readAvoids } from '../../../shared/tools/retail-edge/read/avoids'

const LENGTH = 20_000
const NUTS = 'Allergic to nuts. '

it.each(['a-', "a'", 'a'])('a note of “%s…” hides no allergy beside it', piece => {
  const text = `${NUTS}${piece.repeat(LENGTH).slice(0, LENGTH - NUTS.length)}`
  const read = Array.from({ length: 5 }, () => readAvoids([{ where: 'notes', text, at: null }], []))
  expect(JSON.stringify(read)).toMatch(/nut/i)
})
