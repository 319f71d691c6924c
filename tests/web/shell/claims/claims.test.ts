// Praise stands in one file, is shown as an example where nothing proves it, and can be left out altogether.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { completed } from '../../../../sync-server/site'
import {
  type ClaimId,
  claimOf,
  claims,
  claimsOfTool,
  EXAMPLES_NOTE,
} from '../../../../web/shell/claims/claims'
import { type Assets, documentOf } from '../../../../web/site/pages/drawing/document'
import { pages } from '../../../../web/site/pages/pages'
import { root } from '../../../support/imports'

const assets: Assets = { script: '/assets/site.js', look: null, css: '', islands: {} }
const facts = {
  origin: 'https://salon.example',
  email: null,
  phone: null,
  keeper: 'post@salon.example',
  examples: true,
  practice: true,
}
const drawn = pages.map(page => ({ path: page.path, html: documentOf(page, assets) }))
const plain = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

const sources = ['web', 'shared', 'sync-server']
  .flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
  )
  .filter(name => /\.tsx?$/.test(name) && name !== join('web', 'shell', 'claims', 'claims.ts'))
  .map(name => ({ name, text: readFileSync(join(root, name), 'utf8') }))

const PRAISE =
  /[£$]?\d[\d,.]*[%+xK]*\+?\s+(uplift|improvement in profit|less colour waste|less downtime|less content|more engagement|more performance|more successful|more revenue per|higher client return|better client connections|better consultation|average retail|average monthly ROI|pilot salons|first-time formula|faster content|accuracy|of training data|client sessions analysed)/i

describe('the claims', () => {
  test('stand in one file alone', () => {
    const found = sources.flatMap(({ name, text }) => {
      const quoted = Object.values(claims)
        .filter(claim => !('figure' in claim))
        .filter(claim => text.includes(claim.text))
      return PRAISE.test(text) || quoted.length > 0 ? [name] : []
    })
    expect(found).toEqual([])
  })

  test('the search above finds one where it stands', () => {
    expect(PRAISE.test('A 70% uplift in retail sales')).toBe(true)
    expect(PRAISE.test('99.7% accuracy')).toBe(true)
    expect(PRAISE.test('30% grey coverage')).toBe(false)
  })

  test('one line says that they are examples, once a page and above the first of them', () => {
    for (const { path, html } of drawn) {
      // The founder's words, a figure in a row, a figure in a card's sentence: wherever a claim begins.
      const places = Object.values(claims).flatMap(claim => {
        const words =
          'figure' in claim ? [`<dt>${claim.text}</dt>`, `${claim.figure} ${claim.text}`] : [claim.text]
        return words.map(each => html.indexOf(each)).filter(place => place !== -1)
      })
      expect(html.split(EXAMPLES_NOTE), path).toHaveLength(places.length > 0 ? 2 : 1)
      for (const place of places) {
        expect(place, path).toBeGreaterThan(html.indexOf(EXAMPLES_NOTE))
        expect(html.lastIndexOf('<x-example', place), path).toBeGreaterThan(
          html.lastIndexOf('</x-example>', place),
        )
      }
    }
  })

  test('no screen of the app shows one: they are known to the public pages alone', () => {
    const knowing = sources
      .filter(({ text }) => /from '[^']*\/shell\/claims\/claims'/.test(text))
      .map(({ name }) => name)
    expect(knowing.length).toBeGreaterThan(2)
    expect(knowing.filter(name => !name.startsWith(join('web', 'site', 'pages')))).toEqual([])
  })

  test('every claim of the specification is shown somewhere', () => {
    const all = plain(drawn.map(({ html }) => html).join(' '))
    for (const [id, claim] of Object.entries(claims)) {
      // Large, with its words above it in the text; or in a card's one sentence.
      const words =
        'figure' in claim ? [`${claim.text} ${claim.figure}`, `${claim.figure} ${claim.text}`] : [claim.text]
      expect(
        words.some(each => all.includes(each)),
        id,
      ).toBe(true)
    }
  })

  test('one switch leaves all examples out, and nothing else', () => {
    for (const { path, html } of drawn) {
      const without = completed(html, { ...facts, examples: false })
      expect(without, path).not.toContain('x-example')
      expect(without, path).not.toContain(EXAMPLES_NOTE)
      const text = plain(without)
      for (const claim of Object.values(claims))
        if (!('figure' in claim)) expect(text, path).not.toContain(claim.text)
      expect(without, path).toContain('<h1>')
      expect(completed(html, facts), path).toContain('No credit card required • Cancel anytime')
    }
  })

  test('with the examples goes the section that held nothing else, its heading and its gap', () => {
    const all = drawn.filter(({ html }) => html.includes('<section data-claims'))
    expect(all.map(({ path }) => path)).toHaveLength(7)
    for (const { path, html } of all) {
      expect(completed(html, facts), path).toContain('<section data-claims')
      const without = completed(html, { ...facts, examples: false })
      expect(without, path).not.toContain('<section data-claims')
      expect(without, path).not.toContain('What salons say')
      expect(without.match(/<section\b/g)?.length, path).toBe(without.match(/<\/section>/g)?.length)
    }
  })

  test('a section of claims stays for a claim that has a source', () => {
    const section =
      '<section data-claims="true"><x-example><dl></dl></x-example><figure>“”</figure></section>'
    expect(completed(section, { ...facts, examples: false })).toBe(
      '<section data-claims="true"><figure>“”</figure></section>',
    )
  })

  const told = (ids: readonly ClaimId[]) => ids.map(id => claimOf(id).figure)

  test.each([
    ['retail-edge', ['70%'], ['40%', '85%']],
    ['salon-profit', ['18%'], ['31%', '$847']],
    ['colour-formula', ['30%', '35%', '25%'], ['92%']],
    ['appointments', ['22%', '15%'], ['22%', '15%']],
    ['marketing', ['80%', '50%'], ['10x']],
    ['communications', ['40%', '35%'], ['40%', '35%']],
  ])(
    '%s: its headline claims on its cards, what its feature page says on that page',
    (id, headlines, page) => {
      const of = claimsOfTool[id]
      if (!of) throw new Error(`No claims of ${id}`)
      expect(told(of.headlines)).toEqual(headlines)
      expect(told(of.page)).toEqual(page)
      expect(claims[of.quote]).not.toHaveProperty('figure')
      const html = drawn.find(({ path }) => path === '/')?.html ?? ''
      const place = html.indexOf(`href="/features/${id}"`)
      const card = html.slice(html.lastIndexOf('<li', place), place)
      for (const claim of of.headlines)
        expect(plain(card)).toContain(`${claimOf(claim).figure} ${claimOf(claim).text}`)
    },
  )
})
