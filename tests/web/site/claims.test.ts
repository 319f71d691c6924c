// Praise stands in one file, is shown as an example where nothing proves it, and can be left out altogether.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { completed } from '../../../sync-server/site'
import { claims, claimsOfTool, EXAMPLE_FIGURE, statisticOf } from '../../../web/site/claims'
import { type Assets, documentOf } from '../../../web/site/document'
import { pages } from '../../../web/site/pages'
import { root } from '../../support/imports'

const assets: Assets = { script: '/assets/site.js', look: null, css: '', islands: {} }
const facts = { origin: 'https://salon.example', email: null, phone: null, examples: true, practice: true }
const drawn = pages.map(page => ({ path: page.path, html: documentOf(page, assets) }))
const plain = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

const sources = ['web', 'shared', 'sync-server']
  .flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
  )
  .filter(name => /\.tsx?$/.test(name) && name !== join('web', 'site', 'claims.ts'))
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
      const words = 'figure' in claim ? `${claim.text} ${claim.figure}` : claim.text
      expect(all.includes(words), id).toBe(true)
    }
  })

  test('one switch leaves all examples out, and nothing else', () => {
    for (const { path, html } of drawn) {
      const without = completed(html, { ...facts, examples: false })
      expect(without, path).not.toContain('x-example')
      expect(without, path).not.toContain(EXAMPLE_FIGURE)
      const text = plain(without)
      for (const claim of Object.values(claims))
        if (!('figure' in claim)) expect(text, path).not.toContain(claim.text)
      expect(without, path).toContain('<h1>')
      expect(completed(html, facts), path).toContain('No credit card required • Cancel anytime')
    }
  })

  test('the same switch takes them off the cards of the dashboard', () => {
    for (const tool of Object.keys(claimsOfTool)) {
      expect(statisticOf(tool, { examples: true }), tool).not.toBeNull()
      expect(statisticOf(tool, { examples: false }), tool).toBeNull()
    }
  })

  test('each tool of the six has figures and a quote', () => {
    for (const [id, { figures, quote, statistic }] of Object.entries(claimsOfTool)) {
      expect(figures, id).toContain(statistic)
      expect(claims[quote], id).not.toHaveProperty('figure')
    }
    expect(Object.keys(claimsOfTool)).toHaveLength(6)
  })
})
