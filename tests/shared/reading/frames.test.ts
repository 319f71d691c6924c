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

  it.each(['" ', '- ', '. . ', ', '])('looks no further than it says, over marks as over words: %s', mark => {
    const far = `a ${mark.repeat(30)}b`
    expect(found('a ~3 b', far)).toEqual([])
    expect(found('a ..3 b', far)).toEqual([])
    expect(found('a b', far)).toEqual([])
  })
})
