// Families of wording: what they say, where they stand, and that they take the length of the text.
import { describe, expect, test } from 'vitest'
import { wording } from '../../../shared/reading/wording'
import { worked } from '../hostile/cpu'

const NAMED = { pro: 'bleach (powder), # vol/volume' }

describe('a family', () => {
  test.each([
    ["don't be (so/too) silly/daft/like_that", 'oh don’t be so daft!', 'don’t be so daft'],
    ["don't be (so/too) silly/daft/like_that", "Don't be like that.", "Don't be like that"],
    ["you 'll/will be fine", 'you’ll be fine', 'you’ll be fine'],
    ["it's fine", 'it is fine', null],
    ['react* ..3 badly', 'she reacted really quite badly', 'reacted really quite badly'],
    ['react* ..1 badly', 'she reacted really quite badly', null],
    ['bleach ..6 home', 'No bleach. Go home', null],
    ['use ..4-but home', 'use it but at home', null],
    ['so what ;', 'so what?', 'so what'],
    ['so what ;', 'so what now', null],
    ['^ (yeah/yes)* fine', 'yeah, yes, fine', 'yeah, yes, fine'],
    ['^ fine', 'it is fine', null],
    ['(so/very)+ nice', 'so very nice', 'so very nice'],
    ['(so/very)+ nice', 'nice', null],
    ['can go -wrong', 'it can go wrong', null],
    ['<never test', 'we never test', null],
    ['why ?', 'why?', 'why'],
    ['why ?', 'why not', null],
    ['keep it .', 'keep it on?', null],
    ['COMMA wash it', 'great, wash it', 'wash it'],
    ['of course ~ you', 'of course, you', null],
    ['give ..3 @pro', 'I’d give you 40vol', 'give you 40vol'],
    ['£ #', 'it’s £18', '£18'],
    ['touch up', 'a touch-up', 'touch-up'],
    ['*ing up', 'growing up', 'growing up'],
    ['home with it/that/{the *, your/my *} on', 'go home with your bleach on', 'home with your bleach on'],
    ['home with it/that/{the *, your/my *} on', 'go home with it on', 'home with it on'],
  ])('%s in “%s”', (families, text, said) => {
    expect(wording(families, NAMED).in(text)?.text ?? null).toBe(said)
  })

  test('is left out of a text, wherever it stands', () => {
    expect(wording('not (a) problem').without('not a problem, really not problem', '…')).toBe('…, really …')
  })

  test('takes the length of a hostile text', () => {
    const hostile = wording('use ..12 it ..12 home, (so/very)* nice')
    // A text that was read before is known: each is another. The least of five: what else the machine does adds, never takes.
    const took = (times: number): number =>
      Math.min(
        ...[1, 2, 3, 4, 5].map(nth => {
          const text = `${nth} ${'use it so very use it '.repeat(times)}`
          const from = worked()
          hostile.all(text)
          return worked() - from
        }),
      )
    took(50)
    // Eight times the text; its square would be sixty-four.
    expect(took(1_600)).toBeLessThan(Math.max(300, took(200) * 24))
  })
})
