// Whose card it may be: nothing is offered before it is known, and a row of the day has one line that stands.
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { CardOffer } from '../../../../web/shell/today/appointment/CardOffer'

const on = vi.hoisted(() => ({
  answer: undefined as unknown,
  searching: false,
  seen: new Map<string, string | null>() as unknown,
}))
vi.mock('../../../../web/platform/data/queries/queries', async original => ({
  ...(await original<object>()),
  useFoundClients: () => on.answer,
  useStillSearching: () => on.searching,
}))
vi.mock('../../../../web/platform/data/queries/client-list', () => ({ useLastSeen: () => on.seen }))

const card = (id: string, name: string, why = 'name') => ({ id, name, why, row: { fields: { phone: null } } })
const found = (...cards: ReturnType<typeof card>[]) => ({ text: 'Ann Lee', clients: cards })
const buttons = (inRow: boolean): string[] =>
  [
    ...renderToStaticMarkup(
      <CardOffer name="Ann Lee" onCard={() => {}} onGone={() => {}} {...(inRow && { onWhich: () => {} })} />,
    ).matchAll(/<button.*?<\/button>/g),
  ].map(([button]) => button.replace(/<[^>]+>/g, ''))

beforeEach(() => {
  Object.assign(on, {
    answer: found(),
    searching: false,
    seen: new Map(['a', 'b'].map(id => [id, null])),
  })
})

test.each([true, false])(
  'a new card is offered only once it is known that there is none, in a row: %s',
  inRow => {
    expect(buttons(inRow)).toEqual(['Make a card for Ann Lee'])
    on.searching = true
    expect(buttons(inRow)).toEqual([])
    on.searching = false
    on.answer = undefined
    expect(buttons(inRow)).toEqual([])
    // What was found for the letters before.
    on.answer = { text: 'Ann Le', clients: [] }
    expect(buttons(inRow)).toEqual([])
  },
)

test('in a row one card is offered, and never by half: its words stand at once', () => {
  on.answer = found(card('a', 'Ann Lee'))
  expect(buttons(true)).toEqual(['It is Ann Lee (no phone · no visit yet)'])
  on.seen = new Map()
  expect(buttons(true)).toEqual([])
})

test('where there is more than one way, the form is a tap away', () => {
  on.answer = found(card('a', 'Anna Lee', 'near'))
  expect(buttons(true)).toEqual(['It is Anna Lee (no phone · no visit yet)', 'Which card?'])
  on.answer = found(card('a', 'Ann Lee'), card('b', 'Anna Lee', 'near'))
  expect(buttons(true)).toEqual(['It is Ann Lee (no phone · no visit yet)', 'Which card?'])
  on.answer = found(card('a', 'Ann Lee'), card('b', 'Ann Lee'))
  expect(buttons(true)).toEqual(['Which card?'])
  expect(buttons(false)).toHaveLength(3)
})
