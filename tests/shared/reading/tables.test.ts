// Tables of typed wording: what they find, how far they look, what they put in a word's place, and what must be missing.
import { describe, expect, it } from 'vitest'
import { quoteOf, read } from '../../../shared/reading/doc'
import { tableOf } from '../../../shared/reading/tables'
import { worked } from '../hostile/cpu'

const found = (line: string, text: string): string[] => {
  const doc = read(text)
  return tableOf([{ it: [line] }])
    .all(doc)
    .map(each => quoteOf(doc, each))
}

describe('a line of a table', () => {
  it.each<[line: string, text: string, found: string[]]>([
    ['welcome ~2 stylist/barber', 'A warm welcome to our barber', ['welcome to our barber']],
    ['welcome ~2 barber', 'welcome to our newest lovely barber', []],
    ['welcome ~2 barber', 'welcome, our barber', []],
    ['welcome ..2 barber', 'welcome, our barber', ['welcome, our barber']],
    ['welcome ..2 barber', 'welcome. Our barber', []],
    ['blow dry', 'A blow-dry', ['blow-dry']],
    ['colour*', 'colourful', ['colourful']],
    ['£ # off', '£10 off cuts', ['£10 off']],
    ['$ #', 'only $40', ['$40']],
    ['new (the) range', 'new range, new the range', ['new range', 'new the range']],
    ['cut/cuts -off', 'all cut off, a cut', ['cut']],
    ['<power cut', 'power cut and a cut', ['cut']],
    ['<{no/not ..2} edited', 'not really edited', []],
    ['^: sorry', 'we are sorry, sorry', ['sorry']],
    ['sorry ;', 'sorry, we are sorry', ['sorry']],
    ['sorry ;:', 'sorry, we', ['sorry']],
    ['welcome [ @name ]', 'welcome Priya', ['Priya']],
    ['welcome [ @name ]', 'welcome back', []],
    ['closed @day', 'closed Mondays', ['closed Mondays']],
    ['no (=.) 1', 'our no.1', ['no.1']],
    [
      '{a cut, colour/tint (again)} today',
      'colour again today, a cut today',
      ['colour again today', 'a cut today'],
    ],
    ['{very, really so}+ nice', 'very really so nice', ['very really so nice', 'really so nice']],
    ['# +{x, times a} week', '2 times a week, 3 x', []],
    ['# +{x, times a} @any', '2 times a week, 3 hours', ['2 times']],
  ])('%s: %s', (line, text, expected) => expect(found(line, text)).toEqual(expected))

  it('is heard once for what it says', () => {
    const table = tableOf([{ closed: ['we are shut'], late: ['open late'] }])
    expect(table.has('closed', 'On Monday we are shut')).toBe(true)
    expect(table.has('late', 'On Monday we are shut')).toBe(false)
  })

  it('is not heard where the text speaks of what must be missing', () => {
    const table = tableOf([{ hurt: ['@skin ..5 burns unless app'] }], {
      skin: 'scalp, skin',
      app: 'screen/app',
    })
    expect(table.has('hurt', 'Her scalp really burns')).toBe(true)
    expect(table.has('hurt', 'On my screen the scalp page burns')).toBe(false)
  })

  it('puts words in place of others, with a capital where one stood', () => {
    const table = tableOf([{ typed: ['pls → please', 'lol →', 'we/you [ r ] → are'] }])
    expect(table.put('Pls book lol, we r open')).toBe('Please book, we are open')
  })

  it.each(['" ', '- ', '. . ', ', '])('looks no further than it says, over marks as over words: %s', mark => {
    const far = `a ${mark.repeat(30)}b`
    expect(found('a ~3 b', far)).toEqual([])
    expect(found('a b', far)).toEqual([])
  })

  it.each(['a ', 'a, ', 'a" ', '" ', '-a', 'a. '])('takes the length of a hostile text: %s', bit => {
    const table = tableOf([
      {
        it: ['a ..8 a ..8 b', '(a)* b', '{a, a (a)}* ..9 b', '<{b ..3} a -{..3 b}', '=" ..4 b', '@any ~9 b'],
      },
    ])
    // A text that was read before is known: each is another. The least of three: what else the machine does adds, never takes.
    const took = (times: number): number =>
      Math.min(
        ...[1, 2, 3].map(nth => {
          const doc = read(`${nth} ${bit.repeat(times)}`)
          const from = worked()
          table.all(doc)
          return worked() - from
        }),
      )
    // Code that runs for the first time is slow, whatever it reads.
    took(1200)
    const short = took(300)
    // Four times the text; its square would take sixteen times as long.
    expect(took(1200)).toBeLessThan(Math.max(100, short * 10))
  })
})
