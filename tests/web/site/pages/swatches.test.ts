// A tool has one swatch, wherever it is shown.
import { describe, expect, test } from 'vitest'
import { cards } from '../../../../shared/tools/cards'
import { hairColour } from '../../../../shared/trade/hair'
import { carousel } from '../../../../web/shell/assets/draw/upright'
import { type Assets, documentOf } from '../../../../web/site/pages/drawing/document'
import { pages } from '../../../../web/site/pages/pages'

const assets: Assets = { script: '/assets/site.js', look: null, css: '', islands: {} }
const pageAt = (path: string): string => {
  const page = pages.find(each => each.path === path)
  if (!page) throw new Error(`No page at ${path}`)
  return documentOf(page, assets)
}
const six = cards.slice(0, 6)
const baseOf = ({ swatch }: (typeof cards)[number]): string => hairColour(swatch.level, swatch.tone).base

describe('the swatches of the tools', () => {
  test('are six, each another', () => {
    expect(new Set(six.map(baseOf)).size).toBe(6)
  })

  test.each(six)('$title: the same on the landing page and on the picture for networks', card => {
    const landing = pageAt('/')
    const place = landing.indexOf(`<h3>${card.title}</h3>`)
    expect(landing.slice(landing.lastIndexOf('<li', place), place)).toContain(`fill="${baseOf(card)}"`)

    const picture = carousel(1080, 1080)
    const name = picture.indexOf(`>${card.title}<`)
    const before = picture.slice(0, name)
    expect(before.slice(before.lastIndexOf('<clipPath'))).toContain(`fill="${baseOf(card)}"`)
  })

  test('hang side by side on the card of the bundle', () => {
    const pricing = pageAt('/pricing')
    for (const card of cards) expect(pricing).toContain(`fill="${baseOf(card)}"`)
  })
})
