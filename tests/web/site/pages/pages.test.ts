// The public pages as they are drawn: for readers without script, and for search engines.
import { describe, expect, test } from 'vitest'
import { amountOf, CURRENCIES, money, PRODUCTS, saving } from '../../../../shared/account/prices'
import { cards } from '../../../../shared/tools/cards'
import { scenarios } from '../../../../shared/tools/communications/scenarios/list'
import { completed } from '../../../../sync-server/site'
import { abouts } from '../../../../web/site/pages/abouts'
import { type Assets, documentOf } from '../../../../web/site/pages/drawing/document'
import { pages } from '../../../../web/site/pages/pages'

const assets: Assets = {
  script: '/assets/site.js',
  look: 'settleTheLook()',
  css: '',
  islands: Object.fromEntries(
    pages.flatMap(({ islands = [] }) => islands.map(name => [name, `/assets/${name}.js`])),
  ),
}
const facts = {
  origin: 'https://salon.example',
  email: null,
  phone: null,
  keeper: 'post@salon.example',
  examples: true,
  practice: true,
}
const pageAt = (path: string): string => {
  const page = pages.find(each => each.path === path)
  if (!page) throw new Error(`No page at ${path}`)
  return completed(documentOf(page, assets), facts)
}
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;')
const plain = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

test('there is a page for each address of the specification that needs no app', () => {
  const wanted = [
    '/',
    '/pricing',
    '/terms',
    '/privacy',
    ...cards.flatMap(({ featurePath, demoPath }) => [featurePath, demoPath]),
  ]
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(wanted))
})

describe.each(pages.map(({ path }) => path))('%s', path => {
  const html = pageAt(path)
  test('has a title, a description, one heading and its language', () => {
    expect(html).toMatch(/<html lang="en-GB"/)
    expect(html).toMatch(/<title>[^<]{3,70}<\/title>/)
    expect(html).toMatch(/name="description" content="[^"]{20,200}"/)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  })
  test('names its own address, unless it is for nobody to find', () => {
    if (path === '/404') expect(html).toContain('content="noindex"')
    else expect(html).toContain(`<link rel="canonical" href="https://salon.example${path}"/>`)
  })
  test('runs one script within the page, the one that the policy names; no file holds back the first look', () => {
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>(.*?)<\/script>/gs)]
    const run = inline.filter(([, kind]) => !kind?.includes('application/ld+json'))
    expect(run.map(([, , text]) => text)).toEqual(['settleTheLook()'])
    expect(html).not.toMatch(/<script(?![^>]*type="module")[^>]*\bsrc=/)
    expect(html).not.toContain('rel="stylesheet"')
    expect(html).not.toMatch(/ on[a-z]+="/)
    expect(html, 'the policy lets no style attribute be').not.toMatch(/<[a-z][^<>]* style="/)
  })
  test('has headings in order: none stands two levels below the one before it', () => {
    const levels = [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level))
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([])
  })
  test('leads only to addresses that exist', () => {
    const known = new Set([...pages.map(each => each.path), '/auth', ...cards.map(each => each.path)])
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g))
      expect(known.has(href.split('?')[0] ?? ''), href).toBe(true)
  })
  test('leaves out the contact lines that are not set, and says where the salon is', () => {
    expect(html).not.toContain('__')
    expect(/<footer.*<\/footer>/s.exec(html)?.[0]).not.toContain('mailto:')
    expect(html).toContain('London, UK')
    expect(plain(html)).toContain('No credit card required • Cancel anytime. Prices exclude VAT.')
  })
})

test('the legal pages name only the ways to reach us that there are, and the promise once', () => {
  for (const path of ['/terms', '/privacy']) {
    const page = pages.find(each => each.path === path)
    if (!page) throw new Error('no page')
    const told = (email: string | null) => {
      const html = completed(documentOf(page, assets), { ...facts, email })
      return /<section id="contact">.*?<\/section>/s.exec(html)?.[0] ?? ''
    }
    expect(plain(told(null))).toMatch(
      /Our details: post@salon\.example \(where our emails come from\) London, UK $/,
    )
    expect(told(null).match(/<a /g)).toHaveLength(1)
    expect(told(null)).toContain('href="mailto:post@salon.example"')
    expect(told('hello@salon.example')).toContain('href="mailto:hello@salon.example"')
    expect(told('hello@salon.example')).not.toContain('post@')
    const nobody = completed(documentOf(page, assets), { ...facts, keeper: null })
    const contact = /<section id="contact">.*?<\/section>/s.exec(nobody)?.[0] ?? ''
    expect(plain(contact)).toContain('postmaster@salon.example (no other address is set;')
    expect(contact.match(/<a /g)).toHaveLength(1)
    expect(contact).toContain('href="mailto:postmaster@salon.example"')
    expect(pageAt(path).match(/No credit card required • Cancel anytime/g), path).toHaveLength(1)
  }
})

test('the picture of an answer says of itself what is true of every tool', () => {
  const says = 'Worked out by the built-in engine from a sample, as the app shows it.'
  for (const path of ['/', ...cards.map(({ featurePath }) => featurePath)]) {
    expect(plain(pageAt(path)), path).toContain(says)
    expect(plain(pageAt(path)), path).not.toContain('’s own answer')
  }
})

test('what is set for contact is shown, as text', () => {
  const [page] = pages
  if (!page) throw new Error('no page')
  const html = completed(documentOf(page, assets), { ...facts, email: 'hello@salon.example', phone: '<b>1' })
  expect(html).toContain('mailto:hello@salon.example')
  expect(html).toContain('&lt;b>1')
})

test('the plans are all there without script, in every currency, and lead to signing in', () => {
  const html = pageAt('/pricing')
  const text = plain(html)
  for (const words of ['Choose Your AI Tools', 'Best Value', 'No credit card required • Cancel anytime'])
    expect(text).toContain(words)
  expect(html.match(/<button type="submit" form="sign-in"[^>]*>Subscribe Now<\/button>/g)).toHaveLength(7)
  expect(html).toContain('<form id="sign-in" action="/auth">')
  expect(html).toMatch(/href="\/demo\/communications"[^>]*>.*?Try Voice-Activated Demo/)
  for (const code of CURRENCIES) {
    expect(html).toMatch(new RegExp(`type="radio"[^>]* form="sign-in" name="currency"[^>]*value="${code}"`))
    for (const product of PRODUCTS) expect(text).toContain(money(amountOf(product, code), code))
  }
  for (const product of PRODUCTS)
    expect(html).toMatch(new RegExp(`<button [^>]*value="/pricing\\?plan=${product}"[^>]* name="next"`))
  for (const code of CURRENCIES) {
    expect(text).toContain(`Save ${saving(code)}/month`)
  }
  for (const { about } of abouts) for (const point of about.checklist) expect(html).toContain(escaped(point))
  const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  expect(facts).toHaveLength(PRODUCTS.length)
  for (const [, json = ''] of facts) expect(JSON.parse(json).offers).toHaveLength(CURRENCIES.length)
})

test('the plans say whether payments are practice, and never both', () => {
  const page = pages.find(({ path }) => path === '/pricing')
  if (!page) throw new Error('no page')
  for (const practice of [true, false]) {
    const text = plain(completed(documentOf(page, assets), { ...facts, practice }))
    expect(text.includes('Payments here are for practice')).toBe(practice)
    expect(text.includes('Nobody is charged yet')).toBe(practice)
    expect(text.includes('Payment is secured by a card payment provider')).toBe(!practice)
  }
})

test('pounds saved are whole, as the specification has them, and the same on both pages', () => {
  for (const path of ['/', '/pricing']) expect(plain(pageAt(path)), path).toContain('Save £45/month.')
  expect(saving('USD')).toBe('$57.15')
})

test('the landing page has the parts that the specification names', () => {
  const html = pageAt('/')
  const text = plain(html)
  expect(html.match(/<details name="questions"/g)).toHaveLength(6)
  expect(text.match(/Learn More about/g)).toHaveLength(cards.length)
  expect(text.match(/Try Demo of/g)).toHaveLength(cards.length)
  for (const words of [
    'How It Works',
    'View Pricing',
    'Sign In',
    '£49',
    '£249',
    'Save £45/month',
    'about 15 minutes',
    'voice-first, hands-free toolkit for the salon',
    'Neurodivergent-friendly',
  ])
    expect(text).toContain(words)
  const sections = ['What it costs', 'Say it.', 'Six tools', 'How It Works', 'What salons say', 'Questions']
  const places = sections.map(title => html.indexOf(`<h2>${title}`))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('where an answer follows, one hidden line says so; the answer isn’t read again', () => {
  for (const path of ['/', '/demo/retail-edge'])
    expect(pageAt(path), path).toMatch(/<p role="status" class="visually-hidden"><\/p>/)
  for (const path of ['/', ...cards.map(({ demoPath }) => demoPath)]) {
    // Empty until it has something to say.
    for (const [region] of pageAt(path).matchAll(
      /<(?:div|p|section)[^>]*(?:role="status"|aria-live)[^>]*>./g,
    ))
      expect(region, path).toMatch(/><$/)
    expect(pageAt(path), path).not.toMatch(/<(?:div|section)[^>]*(?:role="status"|aria-live)/)
  }
})

test.each(cards.map(({ id, path, featurePath, demoPath }) => ({ id, path, featurePath, demoPath })))(
  'the page about $id has its two buttons, three benefits and six points',
  ({ id, path, featurePath, demoPath }) => {
    const html = pageAt(featurePath)
    // The specification sends Salon Profit's visitors to the tool itself.
    const demo = id === 'salon-profit' ? path : demoPath
    expect(html).toMatch(new RegExp(`href="${demo}"[^>]*>Try Free Demo`))
    expect(html).toMatch(/href="\/pricing"[^>]*>View Pricing/)
    const [, benefits = ''] = html.split('What it does for you')
    expect(benefits.split('What you get')[0]?.match(/<li/g)).toHaveLength(3)
    expect(benefits.split('What you get')[1]?.split('</ul>')[0]?.match(/<li/g)).toHaveLength(6)
  },
)

test.each(cards.map(({ demoPath }) => demoPath))(
  '%s says that it is a demo, and where the full version is',
  path => {
    const text = plain(pageAt(path))
    for (const words of ['DEMO MODE', 'Back to Home', 'Unlock Full Features', 'View Pricing Plans'])
      expect(text).toContain(words)
  },
)

test('the terms have 12 sections and the privacy policy 13', () => {
  const sections = (path: string): number => pageAt(path).match(/<section id=/g)?.length ?? 0
  expect(sections('/terms')).toBe(12)
  expect(sections('/privacy')).toBe(13)
  expect(plain(pageAt('/terms'))).toContain('99.9% uptime')
  expect(plain(pageAt('/privacy'))).toContain('within 30 days')
  for (const path of ['/terms', '/privacy']) expect(plain(pageAt(path))).toContain('Back to Home')
})

test('the demos show what the specification gives as samples, and say that they are', () => {
  const day = plain(pageAt('/demo/appointments'))
  for (const words of ['78%', '£385', '+£100', 'Sample data', '· Move']) expect(day).toContain(words)
  // A demo ends where one begins, and the day is drawn before it is listed.
  for (const { path, demoPath } of cards)
    expect(pageAt(demoPath), demoPath).toMatch(
      new RegExp(`href="/auth\\?mode=sign-up&amp;next=${encodeURIComponent(path)}"[^>]*>\\s*Start free`),
    )
  expect(pageAt('/demo/appointments').indexOf('data-timeline')).toBeLessThan(
    pageAt('/demo/appointments').indexOf('<table'),
  )
  const profit = pageAt('/demo/salon-profit')
  expect(profit).toMatch(/min="30" max="200" step="5" name="servicePrice" value="85"/)
  expect(profit).toMatch(/min="5" max="50" step="1" name="productCost" value="12"/)
  expect(profit).toMatch(/min="15" max="240" step="15" name="serviceTime" value="90"/)
  for (const words of ['£56.67', '85.9%', '£73.00']) expect(plain(profit)).toContain(words)
  const talk = plain(pageAt('/demo/communications'))
  for (const words of [
    'Client Communication Intelligence',
    'Choose scenario',
    'Practise with AI',
    'Get feedback',
    'Scenario 1 of 2',
    'Upselling Retail Products Beginner',
    'Handling Price Objections Intermediate',
    'Example AI coach response',
    'Pro tip:',
    'Try It Yourself',
    'Send Response',
    'Next Scenario',
    'Full Version Includes',
    '50+ scenarios',
    'Interactive role-play',
    'Performance tracking',
    'Custom scenarios',
  ])
    expect(talk).toContain(words)
  // A figure that is true: the built-in ones alone are more.
  expect(scenarios.length).toBeGreaterThan(50)
  expect(pageAt('/demo/communications')).toContain('placeholder="Type your response to the client..."')
  expect(plain(pageAt('/demo/colour-formula'))).toContain('For licensed professionals only.')
})

test('a demo that answers by script says without it that it needs it; what is said aloud is true of the page', () => {
  for (const path of ['/demo/retail-edge', '/demo/salon-profit', '/demo/communications'])
    expect(pageAt(path), path).toMatch(
      /<noscript><p[^>]*>Scripts are off in this browser[^<]*<\/p><\/noscript>/,
    )
  expect(plain(pageAt('/demo/marketing'))).not.toContain('You type')
})

test('each slider of the profit demo says its value with its unit', () => {
  const said = [...pageAt('/demo/salon-profit').matchAll(/aria-valuetext="([^"]+)"/g)].map(
    ([, words]) => words,
  )
  expect(said).toEqual(['£85', '£12', '90 minutes'])
})
