// The longest note that a card holds is read, also where it is one endless word. What takes the square of its length
// is ended by the runner's own limit.
import { expect, it } from 'vitest'
import task from '../../../scripts/engine/retail'
import { readAvoids } from '../../../shared/tools/retail-edge/read/avoids/avoids'
import { TODAY } from './cases'

const LENGTH = 20_000
const NUTS = 'Allergic to nuts. '

it.each(['a-', "a'", 'a'])('a note of “%s…” hides no allergy beside it', piece => {
  const text = `${NUTS}${piece.repeat(LENGTH).slice(0, LENGTH - NUTS.length)}`
  const read = Array.from({ length: 5 }, () => readAvoids([{ where: 'notes', text, at: null }], []))
  expect(JSON.stringify(read)).toMatch(/nut/i)
})

it.each(['dry, frizzy, colour, ', '- - - ', 'she has had the shampoo and the mask and '])(
  'a note of “%s…” that never ends is read to its end',
  piece => {
    const text = `${piece.repeat(LENGTH).slice(0, LENGTH - NUTS.length - 2)}. ${NUTS}`
    const client = { hair_type: 'dry', concerns: ['frizz'], notes: text }
    const catalogue = [
      { id: 1, name: 'Almond Oil', category: 'Oil', description: 'For dry ends', price: 12 },
      { id: 2, name: 'Rain Mask', category: 'Treatment', description: 'Aloe moisture mask', price: 20 },
    ]
    const answers = Array.from({ length: 5 }, () =>
      task({ input: { client, catalogue }, facts: undefined, today: TODAY }),
    )
    expect(JSON.stringify(answers)).toMatch(/allergic to nuts/i)
    for (const { recommended } of answers as unknown as { recommended: { id: number }[] }[])
      expect(recommended.map(({ id }) => id)).not.toContain(1)
  },
)
