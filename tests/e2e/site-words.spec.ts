// The public site word by word, as the specification has it: what stands on each page, and where each link leads.
import type { Page } from '@playwright/test'
import { expect, test } from './salon'

const tools = [
  ['retail-edge', 'Retail Edge', 'Intelligent Retail Edge'],
  ['salon-profit', 'Salon Profit', 'Salon Profit Analyser'],
  ['colour-formula', 'Colour Formula', 'Colour Formula Assistant'],
  ['appointments', 'Appointments', 'Appointment Optimiser'],
  ['marketing', 'Marketing', 'Marketing Studio'],
  ['communications', 'Communications', 'Client Communication Intelligence'],
] as const

const EXAMPLES = 'Figures and quotes on this page that name no source are examples, not measured results.'

/** Pressed, and come to; then back again. */
async function leadsTo(page: Page, link: ReturnType<Page['locator']>, url: RegExp): Promise<void> {
  const from = page.url()
  await link.click()
  await expect(page).toHaveURL(url)
  await page.goto(from)
}

test('the landing page: its parts, its figures, and where each of its links leads', async ({ tablet }) => {
  test.slow()
  const { page } = await tablet()
  await page.goto('/')
  const nav = page.getByRole('navigation', { name: 'Main' })
  const main = page.getByRole('main')
  await expect(
    main.getByRole('figure').filter({ hasText: 'A founder who worked at the chair' }),
  ).toBeVisible()
  await expect(main.getByText('Hello, I am Six, the voice of Chairside.')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Hear it' })).toBeVisible()
  await expect(main.getByText(EXAMPLES)).toHaveCount(1)
  for (const words of ['200+', '2 years', '99.7%', '50K+', '500+', '£1,200+', '4.9/5'])
    await expect(main.getByText(words, { exact: true })).toBeVisible()
  for (const words of ['£49 per tool', '£249 for all six', 'Save £45/month', '14 days free', '15 minutes'])
    await expect(main).toContainText(words)
  for (const name of ['What it costs', 'Six tools', 'How It Works', 'What salons say', 'Questions'])
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible()
  const steps = main.locator('section', { has: page.getByRole('heading', { name: 'How It Works' }) })
  await expect(steps.getByRole('listitem')).toHaveCount(3)
  const said = main.locator('section', { has: page.getByRole('heading', { name: 'What salons say' }) })
  await expect(said.getByRole('figure')).toHaveCount(4)
  for (const [slug, name] of tools) {
    await expect(main.getByRole('link', { name: `Learn More about ${name}` })).toHaveAttribute(
      'href',
      `/features/${slug}`,
    )
    await expect(main.getByRole('link', { name: `Try Demo of ${name}` })).toHaveAttribute(
      'href',
      `/demo/${slug}`,
    )
  }
  await leadsTo(page, nav.getByRole('link', { name: 'View Pricing' }), /\/pricing$/)
  await leadsTo(page, nav.getByRole('link', { name: 'Sign In' }), /\/auth$/)
  await leadsTo(page, main.getByRole('link', { name: 'Get Started' }), /\/auth\?mode=sign-up$/)
  await leadsTo(
    page,
    main.getByRole('link', { name: 'Learn More about Marketing' }),
    /\/features\/marketing$/,
  )
  await leadsTo(page, main.getByRole('link', { name: 'Try Demo of Marketing' }), /\/demo\/marketing$/)
  await leadsTo(page, main.getByRole('link', { name: 'View Pricing' }).last(), /\/pricing$/)

  const foot = page.getByRole('contentinfo')
  const linksOf = (name: string) =>
    foot.locator('section', { has: page.getByRole('heading', { name }) }).getByRole('link')
  await expect(linksOf('Features')).toHaveText(['Retail Edge', 'Salon Profit', 'Colour Formula'])
  await expect(linksOf('Company')).toHaveText(['Pricing', 'Terms of Service', 'Privacy Policy'])
  await expect(foot).toContainText('London, UK')
  await expect(foot).toContainText('No credit card required • Cancel anytime. Prices exclude VAT.')
  await leadsTo(page, linksOf('Company').nth(1), /\/terms$/)
  await leadsTo(page, linksOf('Features').nth(1), /\/features\/salon-profit$/)
})

const figures: Readonly<Record<string, readonly string[]>> = {
  'retail-edge': ['40%', '85%'],
  'salon-profit': ['31%', '$847'],
  'colour-formula': ['92%'],
  appointments: ['22%', '15%'],
  marketing: ['10x'],
  communications: ['40%', '35%'],
}

test('each feature page has the parts of the specification, and its two buttons lead on, at the top and at the end', async ({
  tablet,
}) => {
  const { page } = await tablet({ phone: true })
  for (const [slug, name] of tools) {
    await page.goto(`/features/${slug}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    // The specification sends Salon Profit's visitors to the tool itself.
    const demo = slug === 'salon-profit' ? '/salon-profit' : `/demo/${slug}`
    for (const [words, href] of [
      ['Try Free Demo', demo],
      ['View Pricing', '/pricing'],
    ] as const) {
      const buttons = page.getByRole('main').getByRole('link', { name: words })
      await expect(buttons, slug).toHaveCount(2)
      for (const button of await buttons.all()) await expect(button, slug).toHaveAttribute('href', href)
    }
    await expect(page.getByRole('heading', { name: 'The problem' })).toBeVisible()
    const claimed = page.getByRole('region', { name: 'In figures' })
    for (const figure of figures[slug] ?? [])
      await expect(claimed.getByText(figure, { exact: true }), slug).toBeVisible()
    await expect(claimed.getByText(EXAMPLES)).toHaveCount(1)
    await expect(claimed.getByRole('figure').getByText('Example', { exact: true })).toBeVisible()
  }
  await page.goto('/features/salon-profit')
  await page.getByRole('main').getByRole('link', { name: 'Try Free Demo' }).first().click()
  await expect(page).toHaveURL(/\/auth/)
})

test('each demo says that it is one, is silent until asked, has the comfort settings, and leads home and to the plans', async ({
  tablet,
}) => {
  test.slow()
  const { page } = await tablet()
  for (const [slug, , title] of tools) {
    await page.goto(`/demo/${slug}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('DEMO MODE')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Hear it' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Comfort settings' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Unlock Full Features' })).toBeVisible()
    await leadsTo(page, page.getByRole('link', { name: 'Back to Home' }), /:\d+\/$/)
    await leadsTo(page, page.getByRole('link', { name: 'View Pricing Plans' }), /\/pricing$/)
  }
})

test('choosing a client dims the retail demo for a second, without a fade where motion is off', async ({
  tablet,
}) => {
  const { page } = await tablet()
  const panels = page.locator('[data-retail-panels]')
  const fades = () => panels.evaluate(place => getComputedStyle(place).transitionDuration)
  for (const [reducedMotion, wanted] of [
    ['reduce', '0s'],
    ['no-preference', '0.2s'],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    // The page's second is told by the test: on a slow machine it would be over before it is looked at.
    await page.clock.install()
    await page.goto('/demo/retail-edge')
    // Hidden by the script that dims, which comes after the page.
    await expect(page.getByRole('heading', { name: 'Jen (sample)' })).toBeHidden()
    await page.clock.pauseAt(Date.now() + 60_000)
    expect(await fades()).toBe(wanted)
    await page.getByText('Amara (sample)').first().click()
    await expect(panels).toHaveCSS('opacity', '0.35')
    await page.clock.runFor(999)
    await expect(panels).toHaveAttribute('data-dim', '')
    await page.clock.runFor(1)
    await expect(panels).not.toHaveAttribute('data-dim', '')
    await expect(panels).toHaveCSS('opacity', '1')
  }
})

test('the profit demo’s sliders stop where the specification says', async ({ tablet }) => {
  const { page } = await tablet()
  await page.goto('/demo/salon-profit')
  for (const [name, from, to, step, start] of [
    ['Service price', '30', '200', '5', '85'],
    ['Product cost', '5', '50', '1', '12'],
    ['Service time', '15', '240', '15', '90'],
  ] as const) {
    const slider = page.getByRole('slider', { name })
    await expect(slider).toHaveValue(start)
    await expect(slider).toHaveAttribute('step', step)
    await slider.focus()
    await page.keyboard.press('Home')
    await expect(slider).toHaveValue(from)
    await page.keyboard.press('End')
    await expect(slider).toHaveValue(to)
  }
  // 200 for 240 minutes, with products for 50.
  for (const words of ['£50.00', '75.0%', '£150.00']) await expect(page.getByText(words)).toBeVisible()
})

test('the terms and the privacy policy say what the specification names, and lead home', async ({
  tablet,
}) => {
  const { page } = await tablet({ phone: true })
  for (const [path, titles, words] of [
    [
      '/terms',
      'Acceptance|Licence|Subscription and payment|Your account|Privacy|Availability|Intellectual property|Liability|Termination|Changes|Contact|Governing law',
      'renews each month unless you cancel|UK GDPR|99.9% uptime. That is an aim and not a guarantee|courts of the United Kingdom|£49|£249',
    ],
    [
      '/privacy',
      'What we collect|How we use it|How it is stored|Who else sees it|How AI is used|Your rights under the GDPR|How long we keep it|Children|International transfers|Cookies|Security|Changes|Contact',
      'not used to train general models|within 30 days|not for people under 16',
    ],
  ] as const) {
    await page.goto(path)
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(headings).toHaveText(titles.split('|').map((title, at) => `${at + 1}. ${title}`))
    for (const each of words.split('|')) await expect(page.getByRole('main')).toContainText(each)
    // Each line of the list in front leads to its section.
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link').last().click()
    await expect(headings.last()).toBeInViewport()
    await leadsTo(page, page.getByRole('link', { name: 'Back to Home' }), /:\d+\/$/)
  }
})
