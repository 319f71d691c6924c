// Phrases with room in them: what they find, how far they look, and what they put in a word's place.
import { describe, expect, it } from 'vitest'
import { quoteOf, read } from '../../../shared/reading/doc'
import { foundIn, framesOf, putIn, says } from '../../../shared/reading/frames'

const found = (line: string, text: string): string[] => {
  const doc = read(text)
  return foundIn(framesOf({ it: [line] }), doc).map(each => quoteOf(doc, each))
}

describe('a frame', () => {
  it.each<[line: string, text: string, found: string[]]>([
    ['welcome ~2 stylist|barber', 'A warm welcome to our barber', ['welcome to our barber']],
    ['welcome ~2 barber', 'welcome to our newest lovely barber', []],
    ['welcome ~2 barber', 'welcome, our barber', []],
    ['welcome ..2 barber', 'welcome, our barber', ['welcome, our barber']],
    ['welcome ..2 barber', 'welcome. Our barber', []],
    ['blow dry', 'A blow-dry', ['blow-dry']],
    ['colour*', 'colourful', ['colourful']],
    ['£ # off', '£10 off cuts', ['£10 off']],
    ['new the? range', 'new range, new the range', ['new range', 'new the range']],
    ['cut|cuts !off', 'all cut off, a cut', ['cut']],
    ['<!power cut', 'power cut and a cut', ['cut']],
    ['<!3:no|not edited', 'not really edited', []],
    ['^ sorry', 'we are sorry, sorry', ['sorry']],
    ['sorry $$', 'sorry, we are sorry', ['sorry']],
    ['welcome [ @name ]', 'welcome Priya', ['Priya']],
    ['welcome [ @name ]', 'welcome back', []],
    ['closed @day', 'closed Mondays', ['closed Mondays']],
  ])('%s: %s', (line, text, expected) => expect(found(line, text)).toEqual(expected))

  it('is heard once for what it says', () => {
    const frames = framesOf({ closed: ['we are shut'], late: ['open late'] })
    expect(says(frames, 'closed', 'On Monday we are shut')).toBe(true)
    expect(says(frames, 'late', 'On Monday we are shut')).toBe(false)
  })

  it('puts words in place of others, with a capital where one stood', () => {
    const frames = framesOf({ typed: ['pls → please', 'lol →', 'we|you [ r ] → are'] })
    expect(putIn(frames, 'Pls book lol, we r open')).toBe('Please book, we are open')
  })

  it('looks no further than it says, whatever stands there', () => {
    const frames = framesOf({ it: ['a ~3 b ~3 c', 'a* ..3 d', 'a a a d', '<!3:b a'] })
    const time = (text: string): number => {
      const doc = read(text)
      const start = performance.now()
      foundIn(frames, doc)
      return performance.now() - start
    }
    for (const piece of ['a ', 'a "', 'a - " ', 'a, ']) {
      // Eight times the text: eight times the time, and sixty-four where it looked further.
      const once = Math.min(...[1, 2, 3].map(() => time(piece.repeat(500))))
      const longer = Math.min(...[1, 2, 3].map(() => time(piece.repeat(4000))))
      expect(longer, piece).toBeLessThan(50 + once * 24)
    }
  })
})
