// What isn't clear saves no formula, stops no timer and lets nobody in.
import { describe, expect, test } from 'vitest'
import type { Context, Intent } from '../../../shared/voice/intents'
import { namesSaid, TOO_LONG, understand } from '../../../shared/voice/understand'
import { places, told } from './salon'

const at = (place: string, more: Partial<Context> = {}): Context => {
  const context = places[place]
  if (!context) throw new Error(`No such place: ${place}`)
  return { ...context, ...more }
}
const asked = (intent: Intent): Context =>
  at('chair', { pending: { type: 'confirm', meant: { intent, confidence: 1, writes: true, say: '' } } })
const READ_BACKS: readonly Context[] = [at('asked'), at('asked formula'), at('asked timer')]

describe('a read-back', () => {
  test.each([
    'hang on save it',
    'hold on do that',
    'hold on save that',
    'sorry go ahead',
    'do that',
    'sorry do it',
    'listen go for it',
    'can you save it',
    'lovely go ahead',
    'go ahead love',
    'yes pet',
    'yes and stop them',
    'yes take it off',
    'yes take it out',
    'yeah pause it',
    'aye remove it',
  ])('is not answered by “%s”', said => {
    for (const context of READ_BACKS) expect(told(understand(said, context)), said).not.toBe('yes')
  })

  test.each([
    'yes',
    'right so yes',
    'perfect yes save it',
    'yes do that',
    'um yes please',
    'hey six yes',
    'yes thanks',
    'save it',
  ])('is answered by “%s”, whole and clear', said => {
    for (const context of READ_BACKS) expect(told(understand(said, context)), said).toBe('yes')
  })

  test('is answered by its own deed, and by no other', () => {
    const timer = { id: 'Roots', name: 'Roots' }
    const stop = asked({ id: 'timers-stop', slots: { timers: [timer] } })
    const takeOut = asked({ id: 'remove-shade', slots: { zone: null, shade: '8/3' } })
    expect(['yes and stop them', 'yes stop'].map(said => told(understand(said, stop)))).toEqual([
      'yes',
      'yes',
    ])
    expect(told(understand('yes take it out', takeOut))).toBe('yes')
    expect(told(understand('yes start', at('asked timer')))).toBe('yes')
    expect(told(understand('yes and stop them', takeOut))).not.toBe('yes')
    expect(told(understand('yes take it out', stop))).not.toBe('yes')
  })
})

describe('somebody else takes over', () => {
  const called = (name: string) => ({ id: name, name })
  const shop = at('app', { clients: [], people: ['Ash', 'Goldie', 'Matt', 'Maria'].map(called) })
  const saidIn = (said: string): string => told(understand(said, shop))

  test.each(['change to ash', 'swap to ash', 'change to gold'])('never by “%s”', said => {
    expect(saidIn(said)).not.toMatch(/^switch-person/)
  })

  test.each(['switch to ash', 'switch to matte', 'mary is taking over', 'hand over to marie'])(
    'and is chosen by a tap after “%s”, which may mean another',
    said => expect(saidIn(said)).toBe('switch-person'),
  )

  test('never at once by a name that is only like theirs', () => {
    for (const said of ['switch to gold', 'switch to golden', 'mat takes over', 'log mario in'])
      expect(saidIn(said), said).not.toMatch(/^switch-person ./)
  })

  test('at once where the name is theirs', () => {
    expect(saidIn('switch to maria')).toBe('switch-person Maria')
    expect(saidIn('hand over to ash')).toBe('switch-person Ash')
    expect(saidIn('change the person to matt')).toBe('switch-person Matt')
  })
})

describe('a figure that no bowl holds', () => {
  const grams = asked({ id: 'change-grams', slots: { zone: null, shade: '7/1', grams: 30 } })
  const shade = asked({ id: 'add-shade', slots: { zone: null, shade: '8/3', grams: 10 } })
  const developer = asked({ id: 'change-developer-grams', slots: { zone: null, grams: 60, volume: 20 } })
  const minutes = asked({ id: 'change-minutes', slots: { zone: null, minutes: 30 } })

  test.each([
    ['make it zero', [grams, shade, developer, minutes, at('asked formula')]],
    ['make it zero grams', [grams, shade, developer, at('asked formula'), at('chair')]],
    ['make it 5000 grams', [grams, shade, developer, at('asked formula'), at('chair')]],
    ['make it 5000 grams of seven one', [at('asked formula'), at('chair')]],
    ['make it 5000 grams of developer', [at('asked formula'), at('chair')]],
    ['make it zero minutes', [minutes, at('asked formula'), at('chair')]],
  ])('is not taken: “%s”', (said, contexts) => {
    for (const context of contexts) expect(told(understand(said, context))).toBe('none')
  })

  test('and one that it does hold is', () => {
    expect(told(understand('make it forty', grams))).toBe('change-grams 7/1 40')
    expect(told(understand('make it forty', developer))).toBe('change-developer-grams 40 g of 20 vol')
  })
})

describe('what is said to be one thing', () => {
  test.each([
    'change the time to seven one',
    'change the developer to seven one',
    'change the ratio to one two two',
    'change the shade to thirty vol',
    'change the strength to forty minutes',
    'change for a twenty',
  ])('is never taken for another: “%s”', said => expect(told(understand(said, at('chair')))).toBe('none'))

  test('a weight is a weight, and no strength is offered for it', () => {
    expect(told(understand('change the weight to thirty', at('chair')))).toBe('change-grams 30')
  })
})

describe('a correction', () => {
  test.each([
    // Half a number is another number.
    ['thirty five minutes on the roots no the ends', 'timer-start Ends 2100'],
    ['thirty five no wait twenty five minutes on the roots', 'timer-start Roots 1500'],
    ['set a timer for twenty five no six minutes', 'timer-start Timer 1560'],
    ['forty grams of six one no wait thirty five grams of six one', 'formula Bowl 1: 35 6/1'],
    ['make it forty no hang on thirty vol', 'change-developer 30'],
    ['sixty grams of seven one no forty grams of eight one', 'none'],
  ])('“%s”', (said, meant) => expect(told(understand(said, at('chair')))).toBe(meant))
})

describe('a bare figure after a strength', () => {
  const recipe = 'forty grams of seven one with twenty vol'
  test.each(['no hang on ten', 'hang on no ten', 'no hold on ten', 'no wait ten', 'no ten', 'no 10'])(
    'that may be a level too is asked for: “%s”',
    said => {
      expect(told(understand(`${recipe} ${said}`, at('chair')))).toBe('which-volume 10')
      expect(told(understand(`add a bowl for the ends ${recipe} ${said}`, at('chair')))).toBe(
        'which-volume 10',
      )
    },
  )

  test('is never a shade, and what is answered is the strength', () => {
    expect(told(understand(`${recipe} hold on ten`, at('chair')))).toBe('none')
    expect(told(understand(`${recipe} no nine`, at('chair')))).toBe('which-volume 9')
    const asks = understand(`${recipe} no ten`, at('chair'))
    const waiting = asks.kind === 'which-volume' ? asks.waiting : ''
    expect(told(understand(waiting.replace('{volume}', '10 vol'), at('chair')))).toBe(
      'formula Bowl 1: 40 7/1; 10 vol',
    )
    expect(told(understand(`${recipe} no thirty`, at('chair')))).toBe('formula Bowl 1: 40 7/1; 30 vol')
  })
})

test.each([
  ['what was in her last bowl', 'last-formula'],
  ['read me her last bowl', 'last-formula'],
  ['what was in his first mix', 'none'],
  ['what was in the last bowl', 'none'],
  ["what's in the last bowl", 'whats-in-the-bowl on Roots'],
  ["what's in her roots bowl", 'whats-in-the-bowl on Roots'],
  // Three more of what?
  ['it needs ten more', 'none'],
  ['roots needs 10 more', 'none'],
  ['the roots need three more', 'none'],
  ['the roots need three more minutes', 'timer-add Roots 180'],
  // “Back” is a way there, and no place of the head.
  ['bring her back to twenty vol', 'change-developer 20'],
  ['put it back to twenty vol', 'change-developer 20'],
  ['make the back twenty vol', 'change-developer 20 on Back'],
])('“%s”', (said, meant) => expect(told(understand(said, at('chair')))).toBe(meant))

test('what nobody says in one breath is no command, and a note all the same', () => {
  const long = 'thirty grams seven one and then '.repeat(40)
  expect(understand(long, at('chair'))).toEqual({ kind: 'none', nearest: [], say: TOO_LONG })
  expect(understand(`note that ${long}`, at('client'))).toEqual({ kind: 'none', nearest: [], say: TOO_LONG })
  expect(understand(long, at('noting'))).toEqual({ kind: 'dictated', text: long.trim() })
  expect(namesSaid(`open ${long}`, [])).toEqual([])
})

test.each(['tuner just three', 'just three tuner', 'three tuner'])(
  'a place that was only guessed at and a bare number are asked about, not timed: “%s”',
  said => {
    const found = understand(said, at('chair'))
    expect(found.kind).not.toBe('meant')
    if (found.kind === 'none') expect(found.nearest.map(({ intent }) => intent.id)).toEqual(['timer-start'])
  },
)
test.each(['ten minutes on the tuner', 'start the tuner three', 'toner three'])('“%s” is clear', said => {
  expect(told(understand(said, at('chair')))).toMatch(/^timer-start Toner/)
})
