// The eight pictures of the brand: the specification's sizes, files that say what they are, drawings that stand alone.
import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fileNameOf, pictures, sharePicture, svgOf } from '../../../../web/shell/assets/pictures'

describe('the brand’s pictures', () => {
  it('are the eight of the specification, at its sizes', () => {
    expect(pictures.map(({ name, width, height }) => `${name} ${width}x${height}`)).toEqual([
      'Profile picture 1024x1024',
      'Instagram post 1080x1080',
      'Instagram story 1080x1920',
      'Facebook cover 1640x624',
      'Twitter/X header 1536x512',
      'LinkedIn banner 1600x512',
      'YouTube thumbnail 1280x720',
      'LinkedIn carousel 1080x1080',
    ])
  })

  it('are saved under the product’s name, what they are, and .jpg', () => {
    const names = pictures.map(fileNameOf)
    for (const name of names) expect(name).toMatch(/^chairside-[a-z]+(-[a-z]+)*\.jpg$/)
    expect(new Set(names).size).toBe(8)
    expect(names).toContain('chairside-instagram-post.jpg')
  })

  it('say what they are for, where, and what they show', () => {
    for (const { description, platforms, shows } of pictures) {
      expect(description.length).toBeGreaterThan(20)
      expect(platforms.length).toBeGreaterThan(0)
      expect(shows.length).toBeGreaterThan(20)
    }
  })

  it.each([...pictures, { ...sharePicture, name: 'The link picture' }])(
    '$name is a whole drawing of its own size, without anything from elsewhere',
    picture => {
      const svg = svgOf(picture, null)
      expect(svg).toContain(`width="${picture.width}" height="${picture.height}"`)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|<image|<script|href=/)
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
    },
  )

  it('are eight different drawings, each the same each time', () => {
    const drawings = pictures.map(picture => svgOf(picture, null))
    expect(new Set(drawings).size).toBe(8)
    expect(pictures.map(picture => svgOf(picture, null))).toEqual(drawings)
  })

  it('are drawn in the fonts they are given', () => {
    const [first] = pictures
    expect(first && svgOf(first, '@font-face{}')).toContain('<style>@font-face{}</style>')
  })
})

describe('the picture of a link', () => {
  const file = new URL('../../../../public/social/share.jpg', import.meta.url)

  it('is a JPEG of 1200 × 630, small enough for every network', () => {
    const bytes = readFileSync(file)
    expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff')
    // Its frame header says the size: height, then width.
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0, 0x00, 0x11, 0x08]))
    expect([bytes.readUInt16BE(frame + 7), bytes.readUInt16BE(frame + 5)]).toEqual([1200, 630])
    expect(statSync(file).size).toBeLessThan(150_000)
  })
})
