// The eight pictures of the brand: the specification's sizes, files that say what they are, drawings that stand alone.
import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastOf } from '../../../../shared/salon/salon-look'
import { fileNameOf, pictures, sharePicture, shownOf, svgOf } from '../../../../web/shell/assets/pictures'
import { pngHead } from '../../../support/png-head'

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

describe('with the salon’s own look', () => {
  const NAVY = '#0f1f2e'
  const BLUE = '#1a9fff'
  const willow = { name: 'Willow & Co', colour: '#8c1d1d', logo: null }
  const logo = pngHead(256, 64)

  it.each(pictures)('$name carries its logo within the picture, and its colour for the blue', picture => {
    const svg = svgOf(picture, null, { ...willow, logo })
    const [, x, y, width, height] =
      svg.match(/<image x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" href="data:/) ?? []
    expect(Number(width)).toBeCloseTo(4 * Number(height), -1)
    expect(Number(x) + Number(width)).toBeLessThan(picture.width)
    expect(Number(y) + Number(height)).toBeLessThan(picture.height)
    // What is still blue is the ring of Chairside's own small mark.
    expect(svg.replace(/<circle cx="32" cy="47"[^>]*>/g, '')).not.toContain(BLUE)
    expect(shownOf(picture, { ...willow, logo })).toContain('With the logo of Willow & Co.')
    expect(shownOf(picture, willow)).not.toMatch(/blue|logo/)
  })

  it.each(pictures.filter(({ slug }) => slug !== 'profile-picture'))(
    '$name says its name, and Chairside’s smaller',
    picture => {
      const svg = svgOf(picture, null, willow)
      const sizeOf = (words: string) =>
        Number(svg.match(new RegExp(`font-size="([\\d.]+)"[^>]*>${words}<`))?.[1])
      expect(sizeOf('Chairside')).toBeLessThan(sizeOf('Willow &#38; Co'))
    },
  )

  it.each(['#000000', '#ffffff', '#808080', '#1a9fff', '#8c1d1d', '#fff8e0'])(
    'words on %s and the arrow on it are read',
    colour => {
      const drawn = (slug: string) => {
        const picture = pictures.find(each => each.slug === slug)
        if (!picture) throw new Error(slug)
        return svgOf(picture, null, { ...willow, colour })
      }
      const [, ground = ''] =
        drawn('youtube-thumbnail').match(/<rect width="\d+" height="\d+" fill="(#\w+)"/) ?? []
      expect(contrastOf(ground, NAVY)).toBeGreaterThanOrEqual(4.5)
      const [, disc = '', ink = ''] =
        drawn('linkedin-carousel').match(/r="40" fill="(#\w+)"\/><path[^>]*stroke="(#\w+)"/) ?? []
      expect(contrastOf(disc, ink)).toBeGreaterThanOrEqual(3)
    },
  )

  it('a name alone changes nothing, and a name of any length stays within', () => {
    for (const picture of pictures) {
      expect(svgOf(picture, null, { ...willow, colour: null })).toBe(svgOf(picture, null))
      const long = svgOf(picture, null, { ...willow, name: 'Extraordinarily Long '.repeat(20), logo })
      expect(long).not.toMatch(/NaN|undefined/)
      expect((long.match(/Extraordinarily/g) ?? []).length).toBeLessThan(9)
    }
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
