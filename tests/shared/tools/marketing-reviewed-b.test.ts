// Read too boldly once: a yes that was not given, a child, a price that nobody said, "they" who are not the reader.
import { describe, expect, it } from 'vitest'
import { inFigures } from '../../../shared/tools/marketing/read/figures'
import { answer } from './marketing-answer'

describe('agreement that came by message', () => {
  const photos = (note: string): string =>
    answer('before-after', `Copper to blonde balayage. ${note}`).decision

  for (const note of [
    'She emailed us to say we can use the photos',
    'She messaged in to say we can share the photos',
    'Got her ok by text',
    'She wrote we can post it with no name',
  ])
    it(`is one: ${note}`, () => expect(photos(note)).toBe('write'))

  for (const note of [
    'Once she has replied we can post it',
    'As soon as she has texted back we can share the photos',
    'If she messaged back we can post it',
    'She texted we can share if we crop her face',
    'She texted we can share it after the wedding',
    'She emailed we can use it only inside the salon',
    'She texted saying we can post in January',
    'I wrote that we can use it',
    'Nobody replied saying we can use it',
    'Has she texted to say we can post?',
    'I think she replied we can use it',
    'Should have her ok by email tomorrow',
    'Once we have her ok in writing',
    'She texted we can use the colour again',
    'She messaged me that we can post the voucher to her',
    'Her husband wrote that we can use the photos',
    'The photographer emailed that we can use the photos',
    'Mel our manager replied we can use it',
  ])
    it(`is none: ${note}`, () => expect(photos(note)).toBe('ask'))
})

describe('whose name may stand there', () => {
  const words = (rest: string): string => answer('testimonial', `"Love my hair so much"${rest}`).text

  it('is said with the yes or with the consent', () => {
    expect(words('. client name permission: yes, Bex')).toContain('– Bex')
    expect(words(' - Bex. client signed consent for name and quote')).toContain('– Bex')
    expect(
      answer(
        'testimonial',
        'Bride Anna wrote: we felt gorgeous all day. She signed consent for name and quote',
      ).text,
    ).toContain('– Anna')
  })

  for (const word of ['Mum', 'Instagram', 'Signed', 'Friday', 'Verbal', 'Always'])
    it(`is not ${word}`, () =>
      expect(words(`. client name permission: yes, ${word}`)).not.toContain(`– ${word}`))

  for (const note of [
    'consent signed for quote never her name',
    'consent signed. Ask permission for her name',
    'consent signed for words other than her name',
    'consent given, permission for name pending',
    'consent given. She declined permission for her name',
    'consent given for quote. We want consent for name',
  ])
    it(`is not told: ${note}`, () => expect(words(` - Bex. ${note}`)).not.toContain('Bex'))

  it('what was said of it is not posted', () => {
    const { text } = answer(
      'testimonial',
      '"Love it so much" - Jo. She\'s texted to say we can share it with her first name',
    )
    expect(text).toContain('– Jo')
    expect(text).not.toMatch(/texted|we can share/i)
  })

  it('is not the stylist’s', () => {
    expect(
      answer('testimonial', 'Review after balayage by Mel: "I love my hair". Permission given, first name ok')
        .text,
    ).not.toContain('– Mel')
    expect(words('. Mel did her colour. client name permission: yes, Mel')).not.toContain('– Mel')
  })

  it('stands before a colon, not before our own account', () => {
    expect(answer('testimonial', 'Review from Anna Smith, balayage by Mel, permission given').text).toMatch(
      /own words/,
    )
    expect(
      answer(
        'testimonial',
        'Review from Anna Smith: my hair has never felt softer. Permission given to share it',
      ).text,
    ).toContain('my hair has never felt softer')
  })

  it('no present is told of where an updo was for the day', () => {
    expect(
      answer('testimonial', 'She had an updo for it: "Felt amazing all day". Consent given').text,
    ).not.toContain('received')
  })
})

describe('the Little Princess Trust', () => {
  for (const topic of [
    '12 inches off for the Little Princess Trust. photo consent: yes',
    'Brave girl Lily cut 12 inches off for the Little Princess Trust, form signed',
    'Lily, year 6, cut her hair for the Little Princess Trust, consent form signed',
    'Lily is nine and cut her hair for the Little Princess Trust, consent form signed',
    'Charity chop for the little princess trust, age nine, consent signed',
    'Lob for the Little Princess Trust, Niamh (10) signed our consent form',
    'Balayage on a client aged twelve. consent: yes',
  ])
    it(`waits for a guardian: ${topic}`, () => expect(answer('before-after', topic).text).toMatch(/guardian/))

  it('is no child where an adult signed', () => {
    expect(
      answer('before-after', 'Lob for the Little Princess Trust, Niamh signed our consent form').decision,
    ).toBe('write')
  })
})

describe('prices that were dictated', () => {
  for (const [said, printed] of [
    ['sixteen pounds fifty', '£16.50'],
    ['sixteen pounds and fifty pence', '£16.50'],
    ['twelve pounds twenty one an hour', '£12.21 an hour'],
    ['two for ten pounds', 'two for £10'],
    ['on the door ten pounds, eight pounds in advance', 'on the door £10, £8 in advance'],
    ['twenty pounds and ten for kids', '£20 and ten for kids'],
    ['ten pounds thirty minutes', '£10 thirty minutes'],
    ['15 percent', '15%'],
    ['5-10 per cent', '5-10%'],
  ] as const)
    it(said, () => expect(inFigures(said)).toBe(printed))

  for (const said of [
    'serum thirty pounds two for fifty',
    'cut thirty pounds twenty for kids',
    'twenty pounds thirty with a treatment',
    'was fifty pounds thirty off',
    'only ten pounds 12 in stock',
    'one thousand five hundred pounds raised',
    'one thousand and fifty pounds',
    '1,500 pounds',
    '3.5 pounds',
    '£20 pounds',
    'ten to fifteen pounds',
    'two point five per cent',
    'over sixty five pounds off',
    'she lost ten pounds',
    'Jo said "best ten pounds I ever spent"',
  ])
    it(`stay in words: ${said}`, () => expect(inFigures(said)).toBe(said))
})

describe('“they” in an email', () => {
  for (const [topic, has] of [
    ['Tell clients they can book online from Monday', 'you can book online'],
    [
      'Let clients know if they book before Friday they get 10% off their next colour',
      'you get 10% off your next',
    ],
    ['Tell clients Mia and Zoe are back, they have new slots on Fridays', 'they have new slots'],
    ['Tell clients the gift vouchers are in, they have no expiry date', 'they have no expiry'],
    ['Tell clients the shampoos are back, they come in three sizes', 'they come in three'],
    ['Tell clients our neighbours are closing the road, they will use the car park', 'they will use'],
    ['Tell clients the builders are in next week, they will come at 9', 'they will come'],
    ['Message to clients who had a patch test over six months ago, please book a new one', 'patch test'],
    ['Message to clients who have allergies, please tell us before your visit', 'allergies'],
    ["Hannah's birthday is on the 6th, 20% off on the day", '20% off on the day'],
    [
      "Thank you email to Patricia after her first visit, ask how she's getting on",
      'How are you getting on?',
    ],
  ] as const)
    it(topic, () => expect(answer('email', topic).text.toLowerCase()).toContain(has.toLowerCase()))

  it('a party for one of the team is told to all', () => {
    expect(answer('email', "Mel's birthday is on Friday, cake in the salon all day").text).not.toContain(
      'Hi Mel',
    )
    expect(answer('email', "Hannah's birthday is on the 6th, wish her happy birthday").text).toContain(
      'Hi Hannah',
    )
  })

  it('no reaction is thanked for', () => {
    const { text } = answer('email', 'Follow up with Sarah after her colour, she had an allergic reaction')
    expect(text).not.toMatch(/lovely to see you|Thank you for coming/)
    expect(
      answer('email', "Willow's birthday is on Friday, 20% off all day for everyone").text,
    ).not.toContain('Hi Willow')
    expect(answer('email', "Hannah's birthday is on the 6th, 20% off on the day").text).not.toContain('month')
  })
})

describe('what a topic is', () => {
  for (const topic of [
    'Say hello to our new balayage menu from £90',
    'Introducing balayage, our most requested colour, from £90',
    'From now on balayage is £90',
    'Balayage £80 with free travel size mask',
    'New backwashes in, balayage from £90',
    'New member discount 10% off colour',
  ])
    it(`keeps its skin test: ${topic}`, () => expect(answer('instagram', topic).text).toMatch(/skin test/))

  for (const [topic, never] of [
    ['Introducing K18, our new treatment', /get on famously|like you to meet|warm welcome/],
    ['Client appreciation day on Friday 4 December', /well done|Proud/],
    ['Clients are leaving with big smiles', /wish them well|waving/],
    ['Retirement home visits every Tuesday', /wish them well|waving/],
    ['A late cancellation means a slot goes empty. Please give us 24 hours', /room has opened/],
    ['Spaces are running out at record speed', /running out/],
    ['Voted no one salon in Leeds', /no one/],
    ['All female stylists wanted', /female/],
    ['make up five client quotes for our page', /client quotes/],
    ['Balayage post and make up numbers of happy clients', /make up/],
    ['Had a cancellation policy change, 48 hours now', /chair here|diary is open|room has opened/],
    ['Tell clients from Monday, we open at 8', /Monday:/],
    ['Which is why we love balayage', /\?\s*\n.*Hand-painted/],
  ] as const)
    it(topic, () => expect(answer('instagram', topic).text).not.toMatch(never))

  it('a price stands beside a claim that went', () => {
    expect(answer('instagram', 'Only the best balayage from £90').text).toContain('£90')
    expect(answer('promotion', 'Updo and make up £75').text).toContain('make up £75')
  })
})

describe('what a post says of its topic', () => {
  const said = (type: string, topic: string): string => answer(type, topic).text

  it.each([
    [
      'Hair colour: skin test reminder before first visit',
      'Hair colour starts with a skin test, before your first visit.',
    ],
    ['Brows: patch test needed 48 hours before tint', 'Brows need a patch test 48 hours before tint.'],
    [
      'Avoid a scalp reaction: patch test 48 hours before',
      'Avoid a scalp reaction: patch test 48 hours before.',
    ],
    ['Highlights: skin test reminder. patch test: 48 hours before', 'We do your skin test 48 hours before.'],
  ])('a label before a skin test is a sentence: %s', (topic, sentence) => {
    expect(said('facebook', topic)).toContain(sentence)
  })

  it.each([
    ['Brown -> copper, £95', 'Brown to copper, £95'],
    ['Book now -> link in bio. Cut £45', 'Book now – link in bio'],
    ['→ Balayage £120 → Gloss £30', 'Balayage £120, Gloss £30'],
    ['Bob | layers | fringe £45', 'Bob, layers, fringe £45'],
    ['Cut £45 | Colour £80', 'Cut £45.'],
    ['Cut £30 (actually £25 for students)', '£25 for students'],
    ['Gloss £30 (really only this week)', 'only this week'],
    ['Christmas vouchers: free £5 voucher with every £50 voucher', '#GiftVoucher'],
  ])('arrows, bars and brackets: %s', (topic, words) => {
    expect(said('instagram', topic)).toContain(words)
  })

  it('days stay in a letter that tells of no absence', () => {
    expect(said('email', 'I have not been well so salon shut Friday, back Monday 9am')).toContain(
      'Monday 9am',
    )
    expect(said('email', 'We have not visited London yet, pop-up 4 June')).toContain('4 June')
  })

  it.each(['Poppy, 15: face frame', 'Poppy is 15, face frame', 'Face frame for Poppy, 15 years old'])(
    'neither a child’s name nor an age: %s',
    topic => {
      expect(said('before-after', `${topic}. Mum signed the photo consent`)).not.toMatch(/Poppy|15| is,/)
    },
  )

  it.each([
    ['First bob on an 8 year old by Amara, 5 years with us', 'Amara'],
    ['Teen cut with Rob, 12 noon', 'Rob'],
  ])('a stylist beside a child stays: %s', (topic, name) => {
    expect(said('before-after', `${topic}. Mum signed the photo consent`)).toContain(name)
  })

  it('words whose writer is named may be shared, not with the yes of the one they thank', () => {
    const decided = (topic: string): string => answer('testimonial', topic).decision
    expect(decided('Jo wrote "I love it". Jo said we can use it')).toBe('write')
    expect(decided('"Lovely cut, thank you" Google review by Meg. Meg’s fine with us posting')).toBe('write')
    expect(decided('"Lovely cut, thank you Rob!" Rob says we can use it')).toBe('ask')
  })
})
