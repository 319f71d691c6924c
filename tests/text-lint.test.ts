// The words of the product, all of them, held against plain English: no idioms, no double negatives, no Latin short
// forms, nothing called easy, nothing stilted, no long sentences, no exclamation marks but the specification's, and a
// reading age.
import { describe, expect, test } from 'vitest'
import { ALLOWED, APART, QUOTED } from './text-lint/apart'
import { gradeOf } from './text-lint/grade'
import { findingsIn } from './text-lint/rules'
import { type Said, saidIn, saidUnder } from './text-lint/strings'

/** Years of school. UK guidance for everybody's reading is an age of 9 to 11; the safety rules of the trade ask more. */
const HIGHEST_GRADE = 6
const HIGHEST_OF_THE_TRADE = 8
const TRADE = /^shared\/tools\/(?:colour-formula|salon-profit)\//
/** Fewer words than this say nothing about a reading age. */
const FEWEST_WORDS = 60

const all = saidUnder(['shared', 'web', 'sync-server'], path => !APART.some(([apart]) => apart.test(path)))
const isQuoted = (text: string): boolean => QUOTED.some(quoted => text.includes(quoted))

function broken(said: readonly Said[]): string[] {
  return said
    .filter(({ text }) => !isQuoted(text))
    .flatMap(({ path, line, text }) =>
      findingsIn(text)
        .filter(({ rule }) => !ALLOWED.some(each => each.rule === rule && text.includes(each.has)))
        .map(({ rule, found }) => `${path}:${line} ${rule}: ${found}`),
    )
}

describe('the words of the product', () => {
  test('are found: on screens, in answers, in problems and in the help', () => {
    const texts = all.map(({ text }) => text)
    expect(all.length).toBeGreaterThan(1500)
    expect(texts).toContain('Saved on this tablet')
    expect(texts).toContain('This account was deleted.')
    expect(texts.some(text => text.startsWith('This hair is damaged and breaks easily'))).toBe(true)
    expect(texts).toContain('Prices exclude VAT. You’ll find them on the [pricing page](/pricing).')
  })

  test('keep every rule of plain English', () => {
    expect(broken(all)).toEqual([])
  })

  const files = [...new Set(all.map(({ path }) => path))]
  test('can be read by everybody: no part of the product asks for more years of school than is allowed', () => {
    const hard = files.flatMap(path => {
      const { grade, words } = gradeOf(all.filter(said => said.path === path).map(({ text }) => text))
      const highest = TRADE.test(path) ? HIGHEST_OF_THE_TRADE : HIGHEST_GRADE
      return words >= FEWEST_WORDS && grade > highest ? [`${path}: grade ${grade.toFixed(1)}`] : []
    })
    expect(hard).toEqual([])
  })

  test('an exception is in use, or it goes', () => {
    const texts = all.map(({ text }) => text)
    for (const { has } of ALLOWED)
      expect(
        texts.some(text => text.includes(has)),
        has,
      ).toBe(true)
  })
})

describe('the lint itself', () => {
  const said = (source: string): string[] => saidIn('a.tsx', source).map(({ text }) => text)

  test('reads text between tags as one sentence, attributes that are read, strings and templates', () => {
    expect(
      said(
        `const a = <p title="More about it">Hello {name}, you have {count} clients<b>in bold words</b></p>`,
      ),
    ).toEqual(['Hello N, you have N clients', 'in bold words', 'More about it'])
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source code to be read
    expect(said('const b = `Saved for ${name} just now`')).toEqual(['Saved for N just now'])
  })

  test('leaves names, addresses, patterns, comparisons and the console alone', () => {
    expect(
      said(`
        import x from 'a module name'
        console.log('something for the console')
        const c = <p className="one two" data-x="three four" />
        const d = mode === 'a mode name' ? /a pattern here/ : 'https://example.com/a b'
        type T = 'one of these' | 'and those'
      `),
    ).toEqual([])
  })

  test.each([
    ['idiom', 'The offer is up in the air.'],
    ['idiom', 'Everything at your fingertips'],
    ['stilted', 'The draft is kept, also without a signal.'],
    ['stilted', 'This link was used already.'],
    ['latin', 'Use a mild product, e.g. this one.'],
    ['belittling', 'It is easy: simply tap here.'],
    ['exclamation', 'Well done!'],
    ['double negative', 'You can’t save without a name.'],
    ['double negative', 'That is not uncommon.'],
    ['double negative', 'Nothing was not sent.'],
    [
      'long sentence',
      'This is a sentence that goes on and on with one more thing and then another thing until nobody who reads it can say how it began or what it was about.',
    ],
  ])('finds the %s in: %s', (rule, text) => {
    expect(findingsIn(text).map(each => each.rule)).toContain(rule)
  })

  test.each([
    'Saved on this tablet. 2 waiting to send.',
    'No signal. Nothing is lost.',
    'Hair that breaks easily is not lightened.',
    'Last synced just now',
    'Not sent yet; nothing was refused.',
  ])('finds nothing in: %s', text => {
    expect(findingsIn(text)).toEqual([])
  })

  test('tells a hard text from a plain one', () => {
    const plain = gradeOf(['The cat sat on the mat. It was warm. You can go on.'])
    const hard = gradeOf([
      'Notwithstanding considerable administrative complications, the organisation’s communications infrastructure necessitates continuous modernisation.',
    ])
    expect(plain.grade).toBeLessThan(2)
    expect(hard.grade).toBeGreaterThan(15)
  })
})
