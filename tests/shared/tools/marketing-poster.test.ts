// A poster never runs over its edge, whatever stands on it, and is one well-formed picture.
import { describe, expect, it } from 'vitest'
import { fitText, widthOf, wrapped } from '../../../shared/text-width'
import {
  firstChoice,
  LAYOUTS,
  type PosterLayout,
  type PosterSize,
  posterSvg,
  SIZES,
} from '../../../shared/tools/marketing/pictures/poster'

const hair = { level: 7, tone: 'copper' }
const WORDS = [
  { headline: '15% off glosses', salon: 'Willow & Co Hair', line: '1 April to 30 April', hair },
  { headline: 'Copper', salon: null, line: null, hair },
  { headline: `“${'W'.repeat(80)}”`, salon: 'M'.repeat(120), line: 'W'.repeat(70), hair },
  {
    headline:
      'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch has a new salon on the High Street, at last',
    salon: 'The Very Long Named Hairdressing Emporium of Stratford-upon-Avon & District',
    line: 'Monday, Tuesday, Wednesday, Thursday and Friday until 8pm',
    hair: { level: 1, tone: 'no such tone' },
  },
  {
    headline: 'Прическа ヘアサロン 💇🏽‍♀️ Ærøskøbing',
    salon: '<script>alert("x")</script>',
    line: "O'Neill & \u0000\u0008 Sons",
    hair,
  },
]
const all = Object.keys(LAYOUTS).flatMap(layout =>
  Object.keys(SIZES).flatMap(size =>
    WORDS.map(words => ({ ...words, layout: layout as PosterLayout, size: size as PosterSize })),
  ),
)
const plain = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

describe.each(all)('$layout, $size: $headline', poster => {
  const svg = posterSvg(poster)
  const { width, height } = SIZES[poster.size]

  it('keeps every line within the picture', () => {
    const lines = [
      ...svg.matchAll(
        /<text x="([\d.]+)" y="([\d.]+)" font-size="([\d.]+)"[^>]*font-weight="(\d+)"[^>]*>([^<]*)<\/text>/g,
      ),
    ]
    expect(lines.length).toBeGreaterThan(0)
    for (const [, x, y, size, weight, text = ''] of lines) {
      const font = weight === '800' ? 'head' : 'body'
      expect(Number(x) + widthOf(plain(text), font, Number(size))).toBeLessThanOrEqual(width)
      expect(Number(y) + Number(size) * 0.25).toBeLessThanOrEqual(height)
      expect(Number(y) - Number(size)).toBeGreaterThanOrEqual(-Number(size) * 0.2)
    }
  })

  it('is one picture of its size, with nothing in it that could run', () => {
    expect(
      svg.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`),
    ).toBe(true)
    expect(svg).not.toMatch(/<script|on\w+=|javascript:|&(?!#\d+;)/)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML can't hold them
    expect(svg).not.toMatch(/[\u0000-\u0008]/)
    expect(svg.split('<g').length).toBe(svg.split('</g>').length)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })
})

it('wraps at words, and breaks a word only where no size holds it', () => {
  expect(wrapped('one two three', 'body', 10, 1000)).toEqual(['one two three'])
  expect(wrapped('one two three', 'body', 100, 250).length).toBeGreaterThan(1)
  const fitted = fitText('aaa bbb', 'head', {
    width: 300,
    height: 300,
    most: 200,
    least: 20,
    lines: 3,
    lead: 1.1,
  })
  expect(fitted.lines.join(' ')).toBe('aaa bbb')
})

it('what never fits ends in an ellipsis', () => {
  const { lines } = fitText('word '.repeat(200), 'body', {
    width: 200,
    height: 60,
    most: 40,
    least: 20,
    lines: 2,
    lead: 1.2,
  })
  expect(lines.length).toBeLessThanOrEqual(2)
  expect(lines.at(-1)).toMatch(/…$/)
})

it('the first choice is the same for the same topic, and the size is the place’s', () => {
  const input = { contentType: 'facebook', topic: 'Copper', includeImage: true } as const
  expect(firstChoice(input)).toEqual(firstChoice(input))
  expect(firstChoice(input).size).toBe('wide')
})

describe('a salon’s own look', () => {
  const logo = 'data:image/png;base64,iVBORw0KGgo='
  const [first] = WORDS
  if (!first) throw new Error('No words')
  const drawn = (
    layout: PosterLayout,
    size: PosterSize,
    look?: { colour: string | null; logo: string | null },
  ) => posterSvg({ ...first, salon: 'Willow', layout, size, ...(look ? { look } : {}) })

  it.each(all.map(({ layout, size }) => [layout, size] as const))(
    '%s, %s: its mark stands beside its name, within the picture, and Chairside small below',
    (layout, size) => {
      const { width, height } = SIZES[size]
      const svg = drawn(layout, size, { colour: '#8c1d1d', logo })
      const [, x, y, side] = svg.match(/<image x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"/) ?? []
      expect(svg).toContain(`href="${logo}"`)
      expect(Number(side)).toBeGreaterThan(40)
      expect(Number(x) + Number(side)).toBeLessThan(width)
      expect(Number(y) + Number(side)).toBeLessThan(height)
      const sizes = [...svg.matchAll(/font-size="([\d.]+)"[^>]*>([^<]*)</g)]
      const of = (words: string) => Number(sizes.find(([, , text]) => text === words)?.[1])
      expect(of('Chairside')).toBeLessThan(of('Willow'))
    },
  )

  it('its colour takes the place of the blue, as far as it can be seen', () => {
    const blue = '#1a9fff'
    expect(drawn('strands', 'square')).toContain(blue)
    const red = drawn('strands', 'square', { colour: '#8c1d1d', logo: null })
    expect(red).toContain('#8c1d1d')
    expect(red).not.toContain(blue)
    expect(drawn('strands', 'square', { colour: '#fff8e0', logo: null })).not.toContain('#fff8e0')
    expect(drawn('ring', 'square', { colour: '#fff8e0', logo: null })).toContain('#fff8e0')
  })

  it('what is no PNG is not drawn', () => {
    expect(drawn('card', 'square', { colour: null, logo: 'x"/><script>' })).not.toMatch(/<image|script/)
  })
})
