import { inflateSync, crc32 as zlibCrc32 } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chunksOf, crc32, labelledAsAi, pngSize } from '../../../sync-server/blobs/png'
import { drawPoster } from '../../../sync-server/providers/poster'
import { aPng } from '../asks/stand-in'

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60"><rect width="120" height="60" fill="#fff"/><text x="5" y="40" font-family="'Bricolage Grotesque Variable', sans-serif" font-weight="800" font-size="40">Hair</text></svg>`

test('the checksum is the usual one', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926)
  if (zlibCrc32)
    fc.assert(fc.property(fc.uint8Array(), bytes => crc32(bytes) === zlibCrc32(Buffer.from(bytes))))
})

describe('a size', () => {
  test('is read from the header', () => {
    expect(pngSize(aPng(7, 3))).toEqual({ width: 7, height: 3 })
  })
  test('what is no PNG has none', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 60 }), bytes => pngSize(bytes) === null))
    expect(pngSize(new Uint8Array(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.repeat(3))))).toBe(
      null,
    )
  })
})

describe('a label', () => {
  const labelled = labelledAsAi(aPng(4, 4), 'gpt-image-1 <"&>')

  test('says in plain text and as XMP that a model made the picture, and which', () => {
    const texts = chunksOf(labelled)
      .filter(({ type }) => type === 'iTXt')
      .map(({ data }) => text(data))
    expect(texts).toHaveLength(2)
    expect(texts[0]).toMatch(/^XML:com\.adobe\.xmp\0{5}/)
    expect(texts[0]).toContain(
      'Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"',
    )
    expect(texts[0]).toContain('xmp:CreatorTool="gpt-image-1 &lt;&quot;&amp;&gt;"')
    expect(texts[1]).toBe('Source\0\0\0\0\0AI-generated image (gpt-image-1 <"&>)')
  })

  test('leaves the picture as it was: every chunk whole, header first, end last', () => {
    const before = chunksOf(aPng(4, 4))
    const after = chunksOf(labelled)
    expect(after.filter(({ type }) => type !== 'iTXt')).toEqual(before)
    expect(after[0]?.type).toBe('IHDR')
    expect(after.at(-1)?.type).toBe('IEND')
    expect(pngSize(labelled)).toEqual({ width: 4, height: 4 })
    // Bytes of all chunks and their frames are all there is.
    const length = 8 + after.reduce((sum, { data }) => sum + data.length + 12, 0)
    expect(labelled.length).toBe(length)
  })

  test('what is no PNG is left alone', () => {
    const bytes = new Uint8Array([1, 2, 3])
    expect(labelledAsAi(bytes, 'm')).toBe(bytes)
  })
})

describe('the designed poster', () => {
  const pixels = (png: Uint8Array): Buffer =>
    inflateSync(
      Buffer.concat(
        chunksOf(png)
          .filter(({ type }) => type === 'IDAT')
          .map(({ data }) => data),
      ),
    )

  test('is a PNG of the size of its SVG, with its words drawn, the same each time', async () => {
    const poster = await drawPoster(SVG)
    expect(poster).toMatchObject({ type: 'image/png', width: 120, height: 60 })
    expect(pngSize(poster.bytes)).toEqual({ width: 120, height: 60 })
    const empty = await drawPoster(SVG.replace('Hair', ''))
    expect(pixels(poster.bytes).equals(pixels(empty.bytes)), 'the words are there').toBe(false)
    expect(Buffer.from((await drawPoster(SVG)).bytes).equals(Buffer.from(poster.bytes))).toBe(true)
  })

  test('uses the fonts that ship with the server, also where an emoji stands in the line', async () => {
    const [ours, other, emoji] = await Promise.all([
      drawPoster(SVG),
      drawPoster(SVG.replace('Bricolage Grotesque Variable', 'Atkinson Hyperlegible Next Variable')),
      drawPoster(SVG.replace('Hair', 'Hair✂️')),
    ])
    expect(pixels(ours.bytes).equals(pixels(other.bytes))).toBe(false)
    expect(pixels(ours.bytes).equals(pixels(emoji.bytes))).toBe(true)
  })
})
