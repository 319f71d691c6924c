// A model's posts, held to the trade's rules: what is invented, claimed or pressed is cut, or the built-in post stands.
import { describe, expect, it } from 'vitest'
import { type Facts, NO_FACTS } from '../../../shared/facts'
import tool from '../../../shared/tools/marketing'
import type { ContentType, MarketingOutput } from '../../../shared/tools/marketing/schema'
import { sampleOf } from '../../support/sample'
import { linesOf, TODAY } from './cases'

const facts: Facts = {
  ...NO_FACTS,
  salon: {
    name: 'Willow & Co Hair',
    booking_link: 'willowandco.example/book',
    phone: '0161 496 0000',
    currency: 'GBP',
    colour_brand: null,
    patch_test_hours: 48,
    patch_test_valid_months: 6,
  },
}
const questionOf = (contentType: ContentType, topic: string) => ({
  input: tool.input.parse({ contentType, topic, includeImage: true }),
  facts,
  today: TODAY,
  overrides: [],
})
const TOPICS = {
  copper: ['instagram', 'Copper season with Ola, from £95'],
  gloss: ['promotion', '15% off glosses. Valid: 1 to 30 April. Terms: not with any other offer'],
  hours: ['facebook', 'Open until 8pm on Thursdays from 4 June'],
  news: ['email', 'Prices go up 5% from 1 June. Reason: rent has gone up'],
  keratin: ['instagram', 'Keratin smoothing'],
  review: ['testimonial', 'Client words: "I feel like me again." Permission: yes, first name Priya ok'],
  change: ['before-after', 'Black box dye to caramel by Marcus. Photo consent: yes. Client: Chloe Ward'],
} as const satisfies Record<string, readonly [ContentType, string]>
type TopicName = keyof typeof TOPICS

const good: Record<TopicName, string> = {
  copper:
    'Copper season is here at Willow & Co Hair. Ola has colour appointments from £95. You will need a skin test first. Book at willowandco.example/book.',
  gloss:
    '15% off glosses at Willow & Co Hair. Valid 1 to 30 April. Terms: not with any other offer. You will need a skin test first. Book at willowandco.example/book.',
  hours: 'Open until 8pm on Thursdays from 4 June at Willow & Co Hair. Call us on 0161 496 0000.',
  news: 'Hello, prices go up 5% from 1 June because rent has gone up. Thank you for your support. Reply to this email with any questions. Willow & Co Hair. To unsubscribe, reply “unsubscribe”.',
  keratin:
    'Keratin smoothing at Willow & Co Hair. Helps hair look and feel smoother. Book at willowandco.example/book.',
  review:
    '“I feel like me again.” – Priya. Thank you for trusting us. Book with Willow & Co Hair at willowandco.example/book.',
  change: 'Black box dye to caramel by Marcus at Willow & Co Hair. Book at willowandco.example/book.',
}

/** What is added to a post that is otherwise fine, and the words that must be gone afterwards. */
const BAD: readonly [TopicName, added: string, gone: string][] = [
  ['copper', 'Now only £79!', '£79'],
  ['copper', 'Was £140, so you save £45.', '£140'],
  ['copper', 'Get 20% off when you book today.', '20%'],
  ['copper', 'Quote COPPER20 to save.', 'COPPER20'],
  ['copper', 'Offer ends 31 October.', '31 October'],
  ['copper', 'We have three spaces left this week.', 'three spaces'],
  ['copper', 'Only 2 spots left!', 'spots left'],
  ['copper', 'Free gloss with every booking.', 'Free gloss'],
  ['copper', 'A complimentary blow-dry is included.', 'complimentary'],
  ['copper', 'Enjoy half price on your first visit.', 'half price'],
  ['copper', 'Ask for Jessica when you book.', 'Jessica'],
  ['copper', 'Your stylist Ola has 12 years of experience.', '12 years'],
  ['copper', 'Ola is a qualified master colourist.', 'qualified'],
  ['copper', 'We are the best salon in Manchester.', 'best salon'],
  ['copper', 'Come to our award-winning team.', 'award-winning'],
  ['copper', 'Voted number one in the North West.', 'number one'],
  ['copper', 'Top-rated colour, world-class results.', 'world-class'],
  ['copper', 'Rated five stars on Google.', 'five stars'],
  ['copper', 'Over 500 happy clients.', '500'],
  ['copper', 'Our clients rave about this shade.', 'rave'],
  ['copper', '“I have never loved my hair more!” – Emma, Leeds', 'never loved'],
  ['copper', '"Amazing colour, thank you so much" says one client.', 'Amazing colour'],
  ['copper', '– Sarah, regular client', 'Sarah'],
  ['copper', 'Guaranteed results every time.', 'Guaranteed'],
  ['copper', 'Zero damage, we promise.', 'Zero damage'],
  ['copper', 'Our colour is damage-free.', 'damage-free'],
  ['copper', 'Made without any chemicals.', 'chemicals'],
  ['copper', '100% natural colour.', '100%'],
  ['copper', 'Hypoallergenic and safe for everyone.', 'Hypoallergenic'],
  ['copper', 'Safe during pregnancy too.', 'pregnancy'],
  ['copper', 'It will not cause any reactions.', 'reactions'],
  ['copper', 'No patch test needed.', 'No patch test'],
  ['copper', 'Hurry, last chance!', 'last chance'],
  ['copper', 'Selling fast, do not miss out.', 'Selling fast'],
  ['copper', 'Say goodbye to mousy, frumpy hair.', 'frumpy'],
  ['copper', 'Hide your greys and look years younger.', 'years younger'],
  ['copper', 'Nobody wants to look old.', 'look old'],
  ['copper', 'Better than any other salon in town.', 'other salon'],
  ['copper', 'Cheapest in town.', 'Cheapest'],
  ['copper', 'Lasts forever and never fades.', 'forever'],
  ['copper', 'From black to platinum blonde in one visit.', 'one visit'],
  ['copper', 'Book at www.copperdeals.com today.', 'copperdeals'],
  ['copper', 'Call us on 020 7946 0000.', '7946'],
  ['copper', 'DM @willow_official to book.', '@willow_official'],
  ['copper', 'Open until 9pm on Fridays.', '9pm'],
  ['copper', 'Book by [date] to secure your place.', '[date]'],
  ['copper', 'Use code {{code}}.', '{{code}}'],
  ['copper', 'As an AI, I cannot verify prices.', 'As an AI'],
  ['copper', 'Here is your Instagram caption:', 'Here is your'],
  ['copper', 'Ammonia-free and vegan.', 'vegan'],
  ['copper', 'Free parking and prosecco on arrival.', 'prosecco'],
  ['copper', 'As seen in Vogue.', 'Vogue'],
  ['copper', 'Takes just two hours.', 'two hours'],
  ['copper', '#BestSalon #AwardWinningHair', 'BestSalon'],
  ['copper', '#ChemicalFree #DamageFree', 'ChemicalFree'],
  ['copper', 'Specialists in copper since 1998.', '1998'],
  ['gloss', 'Now extended to 31 May.', '31 May'],
  ['gloss', 'That is up to 25% off for new clients.', '25%'],
  ['gloss', 'Last chance to save, hurry in.', 'Last chance'],
  ['gloss', 'A gloss heals split ends.', 'heals'],
  ['gloss', 'A gloss repairs damaged hair.', 'repairs'],
  ['gloss', 'Win a £50 voucher when you book.', '£50'],
  ['gloss', 'Students get an extra discount, money off for all.', 'extra discount'],
  ['hours', 'Also open Sundays.', 'Sundays'],
  ['hours', 'First ten clients get £5 off.', '£5'],
  ['hours', 'Free coffee for everyone.', 'Free coffee'],
  ['hours', 'We are the most trusted salon around.', 'most trusted'],
  ['news', 'Book before 1 June and lock in 10% off.', '10% off'],
  ['news', 'Hurry, prices will rise soon.', 'Hurry'],
  ['news', 'We remain the cheapest in town.', 'cheapest'],
  ['news', 'Our rent went up by £400 a month.', '£400'],
  ['keratin', 'Stops hair loss in weeks.', 'hair loss'],
  ['keratin', 'Clinically proven to regrow hair.', 'regrow'],
  ['keratin', 'Cures dandruff and soothes psoriasis.', 'Cures'],
  ['keratin', 'Dermatologist approved.', 'Dermatologist'],
  ['keratin', 'Permanently straight hair.', 'Permanently straight'],
  ['keratin', 'Formaldehyde and toxin-free.', 'toxin-free'],
  ['keratin', 'Works for everyone, satisfaction guaranteed.', 'guaranteed'],
  ['keratin', 'Lasts 6 months.', '6 months'],
  ['keratin', 'It costs just £149.', '£149'],
  ['keratin', 'Promotes faster hair growth.', 'growth'],
  ['review', '“They are the best in town!” – another client', 'another client'],
  ['review', 'She gave us five stars.', 'five stars'],
  ['review', 'Join our 1,000 happy clients.', '1,000'],
  ['change', 'Chloe Ward sat with us for six hours.', 'Ward'],
  ['change', 'Her hair loss after chemo made her shy.', 'chemo'],
  ['change', 'All in one session with no damage at all.', 'no damage'],
]

const modelOf = (
  name: TopicName,
  content: string,
): { question: ReturnType<typeof questionOf>; output: MarketingOutput } => {
  const question = questionOf(TOPICS[name][0], TOPICS[name][1])
  return { question, output: { ...tool.draft(question), content, removed: [], advice: [] } }
}

describe('a good post of a model', () => {
  for (const name of Object.keys(good) as TopicName[])
    it(`${name}: its own words stand`, () => {
      const { question, output } = modelOf(name, good[name])
      const { content, removed } = tool.check(question, output)
      expect(content).toContain(good[name].split('. ')[0]?.slice(0, 30))
      expect(removed.map(({ what }) => what)).not.toContain('The rest of the model’s post')
    })
})

describe('a bad post of a model', () => {
  it('is one of at least eighty', () => {
    expect(BAD.length).toBeGreaterThanOrEqual(80)
  })

  for (const [name, added, gone] of BAD)
    for (const where of ['at its end', 'at its beginning', 'as all of it'] as const)
      it(`${name}, ${where}: ${added}`, () => {
        const text =
          where === 'at its end'
            ? `${good[name]}\n\n${added}`
            : where === 'at its beginning'
              ? `${added}\n\n${good[name]}`
              : added
        const { question, output } = modelOf(name, text)
        const checked = tool.check(question, output)
        expect(checked.content.toLowerCase()).not.toContain(gone.toLowerCase())
        expect(checked.content).not.toContain(added)
        expect(checked.content).not.toBe(text)
        expect(checked.removed.length).toBeGreaterThan(added.startsWith('#') ? -1 : 0)
        expect(checked.content.length).toBeGreaterThan(60)
        expect(checked.content).toContain('Willow & Co Hair')
        expect(tool.check(question, checked)).toEqual(checked)
      })
})

describe('what a post needs is put back', () => {
  it('a date, a condition, the way to book and the salon’s name', () => {
    const { question, output } = modelOf(
      'gloss',
      'A little shine for spring: treat your colour to a gloss this season, and feel lovely.',
    )
    const { content } = tool.check(question, output)
    expect(content).toMatch(/15%[\s\S]*30 April[\s\S]*not with any other offer/)
    expect(content).toMatch(/willowandco\.example|0161 496 0000/)
    expect(content).toContain('Willow & Co Hair')
    expect(content).toMatch(/skin test/)
  })

  it('the way out of an email, whatever the model thought of it', () => {
    const { question, output } = modelOf(
      'news',
      'Hello everyone, prices go up 5% from 1 June because rent has gone up. Reply to this email.',
    )
    expect(tool.check(question, output).content).toMatch(/unsubscribe/)
  })

  it('a client’s words, to the letter', () => {
    const { question, output } = modelOf(
      'review',
      '“I finally feel like myself again!” – Priya. Thank you for trusting Willow & Co Hair. Book now.',
    )
    const { content } = tool.check(question, output)
    expect(content).toContain('I feel like me again.')
    expect(content).not.toContain('finally feel like myself')
  })

  it('limits: a long post ends with a whole sentence and few hashtags', () => {
    const long = `${'A lovely calm afternoon in the chair is what we like. '.repeat(60)}\n\n${good.copper}\n\n${Array.from({ length: 30 }, (_, index) => `#Hair${'abcdefghijklmnopqrstuvwxyzABCD'[index]}`).join(' ')}`
    const { question, output } = modelOf('copper', long)
    const { content } = tool.check(question, output)
    expect(content.length).toBeLessThanOrEqual(2200)
    expect(content.match(/#\w+/g)?.length).toBeLessThanOrEqual(10)
    expect(content).toContain('£95')
  })

  it('an email’s two lines within their lengths', () => {
    const { question, output } = modelOf('news', good.news)
    const { subject, preheader } = tool.check(question, {
      ...output,
      subject: 'Hurry! 50% off everything, last chance',
      preheader: 'x',
    })
    expect(subject).not.toMatch(/50%|Hurry/)
    expect(preheader?.length).toBeGreaterThanOrEqual(30)
  })
})

describe('a model that writes where it had to ask', () => {
  for (const [type, topic] of [
    ['testimonial', 'Write a five star review'],
    ['testimonial', 'Client words: "Lovely." Consent: no'],
    ['before-after', 'Big change for Sunita. Photo consent: no'],
    ['promotion', 'Our spring offer'],
  ] as const)
    it(`${type}: ${topic}`, () => {
      const question = questionOf(type, topic)
      const output: MarketingOutput = {
        ...tool.draft(questionOf('instagram', 'Copper')),
        content: '“Best salon ever!” – Anna. Sunita looks amazing. 20% off all spring.',
      }
      const checked = tool.check(question, output)
      expect(checked).toMatchObject({ decision: 'ask', content: '' })
      expect(JSON.stringify(checked)).not.toMatch(/Best salon|Sunita|20%/)
      expect(tool.changed?.(output, checked).join(' ')).toMatch(/Nothing is written/)
    })

  it('a question of the model’s own is kept, without names and figures', () => {
    const question = questionOf('instagram', 'Copper season with Ola')
    const output: MarketingOutput = {
      ...tool.draft(question),
      decision: 'ask',
      questions: ['Which copper is it?', 'Is it true that it cures dandruff for £20?'],
    }
    expect(tool.check(question, output).questions).toEqual(['Which copper is it?'])
  })
})

it('the engine’s own posts pass its rules unchanged', () => {
  const cases = linesOf<{ contentType: ContentType; topic: string }>('marketing-cases.jsonl')
  for (const { contentType, topic } of sampleOf(cases)) {
    const question = questionOf(contentType, topic)
    const draft = tool.draft(question)
    expect(tool.check(question, draft), topic).toEqual(draft)
  }
})

it('what a model is told holds the topic and the salon’s own address, and nobody’s card', () => {
  const question = questionOf(...TOPICS.copper)
  const sent = JSON.stringify(tool.prompt?.(question, tool.draft(question)))
  expect(sent).toContain('Copper season with Ola')
  expect(sent).toContain('willowandco.example')
  expect(sent).not.toContain('patch_test_hours')
  const wish = tool.picture?.(question, tool.draft(question))
  expect(wish?.prompt).not.toMatch(/Ola|£|Willow/)
})
