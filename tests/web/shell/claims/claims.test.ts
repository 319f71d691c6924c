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
  EXAMPLE_FIGURE,
  EXAMPLE_FIGURES,
  headlinesOf,
  isShown,
} from '../../../../web/shell/claims/claims'
import { type Assets, documentOf } from '../../../../web/site/pages/document'
import { pages } from '../../../../web/site/pages/pages'
import { root } from '../../../support/imports'

const assets: Assets = { script: '/assets/site.js', look: null, css: '', islands: {} }
const facts = {
  origin: 'https://salon.example',
  email: null,
  phone: null,
  keeper: 'postmaster@salon.example',
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

  test('each says that it is an example where it has no source', () => {
    for (const { path, html } of drawn)
      for (const [id, claim] of Object.entries(claims)) {
        if (!('figure' in claim) || 'kind' in claim) continue
        const place = html.indexOf(`<dt>${claim.text}</dt>`)
        if (place === -1) continue
        const card = html.slice(place, html.indexOf('</div>', place))
        expect(card, `${id} on ${path}`).toContain(EXAMPLE_FIGURE)
        expect(html.lastIndexOf('<x-example', place), `${id} on ${path}`).toBeGreaterThan(
          html.lastIndexOf('</x-example>', place),
        )
      }
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
      expect(without, path).not.toContain(EXAMPLE_FIGURE)
      expect(without, path).not.toContain(EXAMPLE_FIGURES)
      const text = plain(without)
      for (const claim of Object.values(claims))
        if (!('figure' in claim)) expect(text, path).not.toContain(claim.text)
      expect(without, path).toContain('<h1>')
      expect(completed(html, facts), path).toContain('No credit card required • Cancel anytime')
    }
  })

  test('the same switch takes them off the cards of the dashboard', () => {
    for (const tool of Object.keys(claimsOfTool)) {
      expect(headlinesOf(tool).every(id => isShown(id, { examples: true }))).toBe(true)
      expect(headlinesOf(tool).some(id => isShown(id, { examples: false }))).toBe(false)
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
      expect(card).toContain(headlines.length === 1 ? EXAMPLE_FIGURE : EXAMPLE_FIGURES)
    },
  )
})
