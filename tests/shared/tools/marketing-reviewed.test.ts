// What a reviewer of the marketing engine found: nobody's words are made up, no consent is lost or overheard, no
// condition is dropped, and true words stand.
import { describe, expect, it } from 'vitest'
import { answer } from './marketing-answer'

describe('a client’s own words', () => {
  it.each([
    'Note: client was happy with cut and colour.',
    'Note by reception: Anna loved her hair and will be back.',
    'Text: sorry I missed my appointment, can I come tomorrow.',
    'Message from Anna: can you book me in for Friday please.',
    'Message from Anna: Anna said best cut ever.',
    'Card from Anna: £20 gift card.',
    'Please quote Anna, she loved her hair, end of quote.',
  ])('“%s” holds none', topic => {
    const { decision, text } = answer('testimonial', `${topic} Written consent yes`)
    expect(decision).toBe('ask')
    expect(text).toMatch(/client’s own/)
  })

  it.each([
    ['Message from Anna: I loved my hair, thank you all.', '“I loved my hair, thank you all.”'],
    ['Review from Anna: Emma was so kind to my curls.', '“Emma was so kind to my curls.”'],
    ['She said quote my hair has never felt better unquote.', '“my hair has never felt better”'],
  ])('“%s” holds them', (topic, words) => {
    const { decision, text } = answer('testimonial', `${topic} Written consent yes`)
    expect(decision).toBe('write')
    expect(text).toContain(words)
    expect(text).not.toMatch(/She said/)
  })
})

describe('consent to photos', () => {
  it.each([
    'Balayage. Photo consent: yes; does not want to be named or seen',
    'Balayage. Photo consent: yes. She does not want to be named or seen',
    'Balayage. Photo consent signed. She asked us to take it down',
    'Balayage. Photo consent signed. She asked us to take it down later.',
    'Balayage. Photo consent signed. She asked us to remove the post',
    'Balayage. Photo consent signed. She asked us to delete it from Instagram',
    'Balayage. Photo consent signed. She changed her mind',
    'Balayage. Photo consent signed. She changed her mind, so we took it offline',
    'Balayage. Photo consent signed. She no longer wants to be online',
    'Balayage. Photo consent signed. She no longer wants her photos shared',
  ])('is taken back: “%s”', topic => {
    expect(answer('before-after', topic).decision).toBe('ask')
  })

  it.each([
    'Balayage. Photo consent: yes; does not want to be named',
    'She asked us to take it down two shades. Photo consent signed',
    'She asked us to take it off and start again. Photo consent signed',
    'She asked us to remove that box dye. Photo consent signed',
    'She asked us to remove it all, a full chop. Photo consent signed',
    'She changed her mind, so we went red. Photo consent signed',
    'Anna no longer wants extensions. Photo consent signed',
  ])('stands: “%s”', topic => {
    expect(answer('before-after', topic).decision).toBe('write')
  })
})

describe('true words stand', () => {
  it.each([
    ['promotion', '20% off cuts until 30 June. Students no offer', 'Students no offer'],
    ['promotion', '20% off cuts until 30 June. Students, no offer', 'Students, no offer'],
    ['instagram', 'Stylist wanted, single chair rental £100 a week', 'single chair rental £100'],
    ['instagram', 'Hiring a stylist, must be single minded about quality', 'single minded'],
    ['instagram', 'Barber shop with no kids under 5 policy on Saturdays', 'no kids under 5'],
    ['instagram', 'Do not book with Dave on Monday, he is away', 'Do not book with Dave on Monday'],
    ['instagram', 'Never use Olaplex on wet hair, tips', 'Never use Olaplex on wet hair'],
    ['instagram', 'Stop using Head and Shoulders, here is why', 'Stop using Head and Shoulders'],
    ['instagram', 'Make him look smart for prom, £15 cuts', 'Make him look smart for prom'],
    ['instagram', 'Grey blending: cover it up or embrace it, £60', 'cover it up or embrace it'],
  ])('%s: “%s”', (type, topic, words) => {
    expect(answer(type, topic).text).toContain(words)
  })

  it.each([
    ['New perm menu at our salon, no offer', /no offer/i],
    ['Do not go to Toni and Guy, come to us for cuts', /Toni|Guy/],
    ['Don’t go to Supercuts. Cuts from £20', /Supercuts/],
    ['Make him look old again, £15 cuts', /look old/],
    ['Grey hair? Cover it up with our colour, £60', /cover it up/i],
    ['Hiring a junior stylist, must be single and attractive', /single|attractive/],
    ['Hiring a junior stylist. Must be single and attractive', /single|attractive/],
  ])('and what may not be said does not: “%s”', (topic, words) => {
    expect(answer('instagram', topic).text).not.toMatch(words)
  })
})

describe('the greeting of an email', () => {
  it.each([
    'Dear Valued client, we are closed on Monday 5 May',
    'Dear Diary, we are closed on Monday 5 May',
    'Dear Brides, our bridal package is £200',
    'Hi Hun, we are closed on Monday 5 May',
    'Hey Gorgeous, we are closed on Monday 5 May',
    'Booking reminder for December',
    'Booking reminder for Mums',
  ])('is to nobody: “%s”', topic => {
    expect(answer('email', topic).text).toMatch(/^(?:.*\n)*?Hi there,/)
  })

  it.each([
    ['Hi Saskia, your colour is booked for 5 May', 'Saskia'],
    ['Dear James, your cut is booked for 5 May', 'James'],
    ['Hi Saskia, hope you are well. Dear Saskia, your colour is booked for 5 May', 'Saskia'],
  ])('is said once: “%s”', (topic, name) => {
    const { text } = answer('email', topic)
    expect(text).toContain(`Hi ${name},`)
    expect(text.match(new RegExp(`(?:Hi|Dear) ${name}`, 'g'))).toHaveLength(1)
  })
})

it.each([
  'Sarah has alopecia, head shave on Saturday',
  'Tom Smith from Leeds was diagnosed with cancer, we are fundraising',
  'Mrs Hall has alopecia and we fitted a topper',
])('half a sentence on somebody’s health is asked about: “%s”', topic => {
  expect(answer('instagram', topic).decision).toBe('ask')
})

describe('a reward for a review', () => {
  it.each([
    ['Leave us a Google review and get £5 off', 'Google does not allow a reward for a review.'],
    ['Leave us a review on trustpilot to win a free cut', 'Trustpilot does not allow a reward'],
    ['Review us on Tripadvisor. As a thank you we will give you £5 off', 'Tripadvisor does not allow'],
    ['Leave us a 5 star review and get £5 off', 'good or bad'],
    ['Leave us a positive review and get 10% off', 'good or bad'],
  ])('is refused: “%s”', (topic, words) => {
    const { decision, text } = answer('promotion', topic)
    expect(decision).toBe('ask')
    expect(text).toContain(words)
  })

  it.each([
    ['Leave us a review and get £5 off', '£5 off'],
    ['Leave us a review and get 10% off your next colour', '10% off'],
    ['Leave us a review for a free fringe trim', 'a free fringe trim'],
  ])('for any review is told in the post: “%s”', (topic, reward) => {
    for (const type of ['promotion', 'facebook', 'email', 'instagram'])
      expect(answer(type, topic).text).toContain(
        `Good or bad: any honest review counts. Please say in it that you got ${reward}.`,
      )
  })

  it.each([
    'Leave us a Google review, it helps us a lot',
    'Review our price list: cuts from £20',
    'Thank you for 100 five star Google reviews! To celebrate, 10% off cuts until 30 June',
  ])('is none: “%s”', topic => {
    const { decision, text } = answer('facebook', topic)
    expect(decision).toBe('write')
    expect(text).not.toMatch(/any honest review/)
  })
})

describe('a prize', () => {
  it.each(['win a year of free haircuts', 'Giveaway! Like and share to win a free balayage'])(
    'needs its closing date: “%s”',
    topic => {
      const { decision, text } = answer('promotion', topic)
      expect(decision).toBe('ask')
      expect(text).toContain('on which day does it close?')
    },
  )

  it.each([
    'Win a free cut and blow dry. Closes 30 June',
    'Win a £50 voucher, ends Friday',
    'Raffle for the hospice, Saturday 5 May, win a hamper',
    'Congratulations to the winner of our giveaway, a free cut',
  ])('has one, or needs none: “%s”', topic => {
    expect(answer('facebook', topic).decision).toBe('write')
  })
})
